/** Where and when a piece of law or of agency practice was last read. Everything in this folder carries it. */
export type Dated = {
  /** What was read, named so that somebody can find it again. */
  readonly source: string
  /** The day of the reading, `YYYY-MM-DD`. */
  readonly checkedOn: string
  /** False while it rests on one undated or second-hand source: say so wherever it is offered. */
  readonly confirmed: boolean
  /** The day from which it applies, where that is known. */
  readonly effective?: string
  readonly note?: string
}
