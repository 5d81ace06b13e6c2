/** `from` and `to`: the time that is paid for. */
export type InvoiceLine = {
  readonly text: string
  readonly cents: number
  readonly from?: number
  readonly to?: number
}

/** Whom a paper is for and whose it is, as they were when it was issued. */
export type Parties = {
  readonly email: string
  readonly name?: string
  readonly firm?: string
  readonly seller?: readonly string[]
  readonly support?: string
}

/** Everything that stands on an invoice or a credit note; times in epoch milliseconds, sums in cents. */
export type Paper = {
  readonly number: string
  readonly kind: 'invoice' | 'credit note'
  readonly state: 'due' | 'paid' | 'withdrawn'
  readonly issuedAt: number
  readonly paidAt: number | null
  /** The paper that this one takes back, or by which this one was taken back, and when. */
  readonly refersTo: string | null
  readonly withdrawn: { readonly by: string; readonly at: number } | null
  readonly seller: readonly string[]
  readonly support: string
  readonly recipient: readonly string[]
  readonly lines: readonly InvoiceLine[]
  readonly totalCents: number
}
