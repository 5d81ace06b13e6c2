import type { IsoDate } from '#domain/dates/calendar.ts'
import type { FlagKind, FlagSeverity, SourcePassage } from '#domain/findings/flag.ts'
import type { HistoryFinding } from './history.ts'
import type { AuthorityIndex } from './known-authorities.ts'
import type { SourceCitationIndex } from './source-index.ts'

/**
 * A stands in a cited source that the attorney chose; B in the built-in list; C is known otherwise than cited; D has
 * negative history; E is a short form without one clear antecedent; F is known nowhere; G cannot exist as written.
 */
export type CitationClass = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'

/** What was found out about one citation. Green only where it was checked. */
export type Verdict = {
  readonly class: CitationClass
  readonly flag: FlagKind
  readonly severity: FlagSeverity
  readonly message: string
  /** The correct form, where one is known. */
  readonly suggest?: string
  readonly authorityId?: string
  readonly source?: SourcePassage
  readonly history?: HistoryFinding
  /** In the list, but seen in another list only (grade C): an attorney ticks it once before the final export. */
  readonly isUnread?: true
  /** It cuts against the applicant: to be addressed, not relied on. */
  readonly isAdverse?: true
}

export type ClassifyContext = {
  readonly authorities: AuthorityIndex
  readonly sources: SourceCitationIndex
  /** The day on which the list was last compared with its sources. */
  readonly checkedOn: IsoDate
  /** The date that the draft bears: its filing date. */
  readonly draftDate: IsoDate
  readonly today: IsoDate
  readonly circuit?: string | undefined
}
