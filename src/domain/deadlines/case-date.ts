import type { IsoDate } from '../dates/calendar.ts'

/** Where a day was told: on the client's record, about a filing, or in the answers of a tool. */
export type ToldIn = 'record' | 'filing' | 'answers'

/** What a date was counted from. */
export type Trigger = { readonly field: string; readonly label: string; readonly value: string; readonly from: ToldIn }

/** `deadline`: the last day. `opens`: the first day. `expiry`: something ends. `event`: be there. `reminder`: look. */
export type CaseDateKind = 'deadline' | 'opens' | 'expiry' | 'event' | 'reminder'

/** Where it has to be done, in the words that a calendar may show to anybody. */
export type CalendarWords =
  | 'Filing due (court)'
  | 'Filing due (Board)'
  | 'Filing due (agency)'
  | 'Filing due (court of appeals)'
  | 'Filing opens'
  | 'Payment due'
  | 'Appointment'
  | 'Document or status ends'
  | 'Look at the file'

/** One date of a case, with all that it was counted from. */
export type CaseDate = {
  /** Stays the same while the date moves: `D-751.opens`. */
  readonly key: string
  readonly ruleId: string
  readonly what: string
  readonly kind: CaseDateKind
  /** The day to meet, on the safe side. */
  readonly date: IsoDate
  /** The legal reading where it is another day. */
  readonly due: IsoDate | null
  /** The count, step by step, in words. */
  readonly steps: readonly string[]
  readonly triggers: readonly Trigger[]
  readonly notes: readonly string[]
  /** Days on which to look at it before. */
  readonly reminders: readonly IsoDate[]
  readonly calendar: CalendarWords
}

/** Something computed that is no date: an age, days of presence, an absence. */
export type CaseFinding = {
  readonly ruleId: string
  readonly sentence: string
  readonly isFine: boolean
  readonly steps: readonly string[]
  readonly triggers: readonly Trigger[]
}

/** What a rule needs and the record has not, or has twice. */
export type CaseQuestion = { readonly ruleId: string; readonly sentence: string; readonly field: string }
