import type { Authority } from './authority.ts'

/**
 * A decision of a court of appeals or of the Supreme Court, or an agency decision, statute or rule that goes with them.
 * `confirmed`: name, citation and proposition were read in a source. What is not confirmed is known to the checks and
 * offered to nobody; what is adverse is printed only in a sentence that acknowledges it.
 */
export type CircuitAuthority = Authority & {
  readonly kind: 'case' | 'agency' | 'regulation' | 'statute'
  /** Volume, reporter and first page; absent while unknown. */
  readonly reporter?: string
  readonly court: string
  readonly year?: number
  /** `1` to `11` or `D.C.`; empty for what counts everywhere. */
  readonly circuit: string
  /** The issues by which a section finds it: `one-year`, `psg-family`, `cat-acquiescence`. */
  readonly issues: readonly string[]
  /** What was decided and for whom; shown to the attorney, never asserted as more than this. */
  readonly holding?: string
  /** Words that stand in the decision; printed only with the note that the attorney compares them with the opinion. */
  readonly quote?: string
  readonly adverse: boolean
  readonly confirmed: boolean
  readonly checkedOn: string
}
