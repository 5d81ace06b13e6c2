/**
 * One legal authority that a draft may cite. `grade` A: text or official headnote read; B: seen in a court opinion or a
 * publisher's page; C: seen in a list only, so it carries a mark until an attorney has checked it; N: not seen.
 */
export type Authority = {
  readonly id: string
  /** The id in the I-601A templates (`S1`, `C2`). */
  readonly token?: string
  readonly name: string
  readonly citation: string
  /** Parts of the provision that were read with it and may be cited by themselves: `(I)`. */
  readonly parts?: readonly string[]
  /** A pinpoint that was seen in a source; others are unverified. */
  readonly pin?: string
  /** The only proposition that it may be cited for. */
  readonly proposition: string
  readonly status: AuthorityStatus
  readonly history?: string
  readonly usedFor: readonly string[]
  /** False: recognised when somebody cites it, never offered to a writer. */
  readonly offered: boolean
  readonly grade: 'A' | 'B' | 'C' | 'N'
  /** False: known to the checks, never offered and never presented as certain. */
  readonly confirmed?: boolean
  /** What is missing where it is not confirmed: `reporter page`. */
  readonly open?: string
  /** Where it was read. */
  readonly source: string
  /** The day on which this entry was last compared with its sources; that of the list when absent. */
  readonly checkedOn?: string
}

export type AuthorityStatus =
  | 'good'
  | 'good-adverse'
  | 'reinstated-adverse'
  | 'check'
  | 'overruled'
  | 'superseded'
  | 'vacated'
