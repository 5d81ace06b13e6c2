/** The kinds of marks in a draft, by the names that the page shows. Order: what wants a decision first. */
export const flagKinds = [
  'Conflict',
  'Verify or remove',
  'Negative history',
  'Not found',
  'Fill in',
  'Computed',
  'From your sources',
  'Verified',
] as const
export type FlagKind = (typeof flagKinds)[number]

/** `red` wants a decision before accepting; `amber` should be looked at; `grey` and `blue` only tell; `green` was checked. */
export const severities = ['red', 'amber', 'grey', 'blue', 'green'] as const
export type FlagSeverity = (typeof severities)[number]

/** Where a flag stands: offsets into the section's plain text, or into one of its footnotes. */
export type Place = {
  readonly sectionId: string
  readonly start: number
  readonly end: number
  /** Index of the footnote in the section; the offsets are then into the footnote's text. */
  readonly footnote?: number
}

/** A passage of an answer, the record or a document that speaks for or against a flag. */
export type SourcePassage = {
  readonly id: string
  readonly title: string
  readonly start: number
  readonly end: number
  readonly text: string
}
