import { addDays, formatLongDate, type IsoDate } from '../../dates/calendar.ts'
import type { CalendarWords, CaseDate, CaseDateKind, CaseFinding, CaseQuestion, Trigger } from '../case-date.ts'
import { type Counting, dayWords } from '../count.ts'
import type { Told } from '../told.ts'

/** What every rule works with; each adds what it finds. */
export type RuleWork = {
  readonly told: Told
  readonly count: Counting
  readonly today: IsoDate
  readonly dates: CaseDate[]
  readonly findings: CaseFinding[]
  readonly questions: CaseQuestion[]
}

export type Rule = (work: RuleWork) => void

type Given = {
  readonly key: string
  readonly what: string
  readonly kind?: CaseDateKind
  readonly date: IsoDate
  readonly due?: IsoDate
  readonly steps?: readonly string[]
  readonly triggers: readonly Trigger[]
  readonly notes?: readonly string[]
  readonly reminders?: readonly IsoDate[]
  readonly calendar: CalendarWords
}

/** A date with what was not said filled in; its rule is the part of the key before the dot. */
export function caseDate({
  due,
  kind = 'deadline',
  steps = [],
  notes = [],
  reminders = [],
  ...given
}: Given): CaseDate {
  const [ruleId = given.key] = given.key.split('.')
  const other = due === undefined || due === given.date ? null : due
  return { ...given, ruleId, kind, due: other, steps, notes, reminders }
}

/** `November 16, 2026 (day 0): Motion served.` */
export const dayZero = ({ label, value }: Trigger) => `${formatLongDate(value)} (day 0): ${label}.`

type Counted = Omit<Given, 'date' | 'due' | 'steps' | 'triggers'> & { readonly days: number; readonly from: Trigger }

/** So many days after a trigger, rolled forward where the last day is closed; the date to meet is the open day before. */
export function countedForward({ count }: RuleWork, { days, from, ...given }: Counted): CaseDate {
  const last = addDays(from.value, days)
  const steps = [dayZero(from), `${days} days later: ${dayWords(last)}.`, ...count.rolled(last), ...count.safe(last)]
  return caseDate({ ...given, date: count.back(last), due: count.forward(last), steps, triggers: [from] })
}
