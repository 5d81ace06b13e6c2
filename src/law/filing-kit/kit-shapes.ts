/** The day on which every row of the filing kit was last read as a whole. A source's own day stands with the source. */
export const filingKitReadOn = '2026-11-22'

/**
 * Where something is known from. `P`: primary text or an official page; `S`: a secondary page; `K`: an earlier note of this
 * product; `-`: a rule of the product; `N`: general practice, its text not seen.
 */
export type KitSource = {
  readonly text: string
  readonly address: string
  /** As of when, in the words of the reading. */
  readonly date: string
  readonly grade: string
}

/** `product`: a rule of the product, without an outside source. False: nobody has read its text. */
export type Confirmed = boolean | 'product'

export const forumIds = ['court', 'board', 'uscis-paper', 'uscis-online', 'asylum-office'] as const
export type ForumId = (typeof forumIds)[number]

/** `block` stops; `warn` counts; `ask` is a question; `fix` is repaired and said; `info` is printed on the assembly sheet. */
export type RuleSeverity = 'block' | 'warn' | 'ask' | 'fix' | 'info'

export type PreflightRule = {
  readonly code: string
  readonly forum: ForumId | 'all'
  /** What must hold. */
  readonly holds: string
  /** How it is judged. */
  readonly test: string
  readonly severity: RuleSeverity
  /** What is said where it does not hold; `{...}` is filled. */
  readonly sentence: string
  /** Keys of `kitSources`. */
  readonly sources: readonly string[]
  readonly confirmed: Confirmed
  readonly note?: string
}

export type DeadlineRule = {
  readonly id: string
  readonly title: string
  readonly kind: 'deadline' | 'opens' | 'computed' | 'window' | 'event' | 'expiry'
  readonly trigger: string
  readonly arithmetic: string
  readonly roll: string
  readonly sources: readonly string[]
  readonly confirmed: Confirmed
  /** Whether the client sees it, and how. */
  readonly clientPage: string
  /** Whose calendar gets it: `A` the attorney's, `C` the client's. */
  readonly ics: string
  readonly examples: readonly { readonly given: string; readonly result: string }[]
  readonly note: string
}

/**
 * `R` client record; `Q` answer; `P` attorney profile; `+` record field to add; `A` attorney or client decides, never
 * inferred; `H` by hand; `B` stays blank.
 */
export type FormItemState = 'R' | 'Q' | 'P' | '+' | 'A' | 'H' | 'B'

export type FormMap = {
  readonly form: string
  readonly edition: string
  readonly pages: number
  readonly items: readonly {
    readonly item: string
    readonly meaning: string
    readonly state: FormItemState
    readonly source: string
    readonly note: string
  }[]
}
