/** One line of what the attorney answered: `Judge: Leopold F. Anstey`. */
export type Answer = { readonly label: string; readonly value: string }

/** The text of the line before and behind a place, its old words, and the heading over it. */
export type Around = {
  readonly before: string
  readonly after: string
  readonly old?: string
  readonly heading?: string
}
