/** A document of the client as it was read. */
export type MapDocument = {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Where pages begin, in UTF-16 units; without it the document's own lines `Page 2 of 5` are used. */
  readonly pages?: readonly { readonly number: number; readonly offset: number }[]
  readonly headings?: readonly { readonly text: string; readonly offset: number }[]
  /** ISO date that the document bears, where the record has one. */
  readonly date?: string
}
