/** A fictional case with the papers of its file and what a partner would look for in the requests made from it. */
export type MapCase = {
  readonly name: string
  /** The example that gives the record and the other answers. */
  readonly base: string
  readonly client?: Readonly<Record<string, unknown>>
  readonly answers: Readonly<Record<string, unknown>>
  /** By title. */
  readonly documents: Readonly<Record<string, string>>
  /** Section and words of a passage that it needs. */
  readonly needed: readonly (readonly [section: string, words: string])[]
  /** Section that has to meet a passage that speaks against the client. */
  readonly adverse: readonly (readonly [section: string, words: string])[]
  /** Two values that contradict each other; every other conflict is a false one. */
  readonly conflicts: readonly (readonly [string, string])[]
}

export const documentsOf = ({ documents }: MapCase) =>
  Object.entries(documents).map(([title, text], index) => ({ id: `doc-${index + 1}`, title, text }))
