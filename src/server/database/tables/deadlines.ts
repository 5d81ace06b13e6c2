import type { MovedBecause } from '#domain/deadlines/follow.ts'

export type DeadlineTables = {
  case_dates: CaseDateRow
  case_date_readings: CaseDateReadingRow
  case_date_looks: CaseDateLookRow
  calendar_feeds: CalendarFeedRow
}

/** A date as it was shown last, so that one that moves can say what it was. */
export type CaseDateRow = {
  id: string
  owner_id: string
  client_id: string
  /** Stays the same while the date moves. */
  date_key: string
  /** The day to meet, `YYYY-MM-DD`. */
  day: string
  due: string | null
  /** JSON of the `CaseDate`. */
  details: string
  /** Fingerprint of what it was counted from. */
  basis: string
  was: string | null
  was_until: number | null
  was_because: MovedBecause | null
  /** Goes up with every change that a calendar has to hear of. */
  revision: number
  changed_at: number
  done_at: number | null
  /** Set when it is no longer counted. */
  gone_at: number | null
}

/** What the dates of a client were last counted from, to know when they have to be counted anew. */
export type CaseDateReadingRow = {
  client_id: string
  owner_id: string
  seen: string
  /** The last day on which the same record gives the same dates. */
  good_until: string
}

/** When the dates that somebody is shown of an owner were last counted to the end. */
export type CaseDateLookRow = {
  person_id: string
  owner_id: string
  /** The day, the law and the shares of that look: with others everything is gone through again. */
  seen: string
  looked_at: number
}

export type CalendarFeedRow = { owner_id: string; token_hash: string; with_names: 0 | 1; created_at: number }
