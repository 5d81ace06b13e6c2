/**
 * What a tool proposes for a choice before the attorney has decided: the options to show first, and the one to select.
 * A suggestion never replaces an answer that the attorney gave, and never takes an option away.
 */
export type Suggestion = {
  readonly question: string
  readonly first: readonly string[]
  readonly value?: string
}
