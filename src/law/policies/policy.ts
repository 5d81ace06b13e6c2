/** A dated policy of an agency or a court's order on one, as it stood when it was last read. */
export type Policy = {
  readonly id: string
  readonly title: string
  /** ISO dates; absent where not known, or open. */
  readonly effectiveFrom?: string
  readonly effectiveTo?: string
  readonly tools: readonly string[]
  readonly forums: readonly string[]
  /** ISO 3166-1 alpha-2 codes (XK for Kosovo); empty: no country test. */
  readonly countries: readonly string[]
  readonly match?: string
  /** The check of each tool that carries it. */
  readonly checks: Readonly<Record<string, string>>
  readonly legalBasis?: string
  readonly status: string
  readonly says: string
  readonly effect: string
  readonly source: string
  readonly checkedOn: string
  /** False: the message says so, and nothing of it is printed in a filing. */
  readonly confirmed: boolean
  readonly note?: string
}
