import { deadlineNumbers as numbers } from '#law/filing-kit/deadline-numbers.ts'
import { addDays, addYears, daysBetween, formatLongDate, type IsoDate } from '../../dates/calendar.ts'
import { addMonths, dayWords } from '../count.ts'
import type { Period, Told } from '../told.ts'
import { caseDate, dayZero, type Rule } from './rule-work.ts'

/** Three years where the answers say marriage to a citizen, else five; none for service members. */
function yearsOf(told: Told): 3 | 5 | undefined {
  const onRecord = told.find('D-N400', 'naturalization_years')?.value
  if (onRecord === '3' || onRecord === '5') return onRecord === '3' ? 3 : 5
  if (told.answer('naturalization', 'is_us_military_member') === 'yes') return undefined
  return told.answer('naturalization', 'is_applying_based_on_marriage') === 'yes' ? 3 : 5
}

const earliestFiling: Rule = ({ told, dates }) => {
  const from = told.day('D-N400', 'permanent_residence_date')
  const years = yearsOf(told)
  if (!from || years === undefined) return
  const anniversary = addYears(from.value, years)
  const date = addDays(anniversary, -numbers().earlyFiling)
  const steps = [
    dayZero(from),
    `${years} years later: ${dayWords(anniversary)}${from.value.endsWith('-02-29') && anniversary.endsWith('-03-01') ? ', since February 29 becomes March 1' : ''}.`,
    `${numbers().earlyFiling} days before: ${dayWords(date)}. An opening date is never moved to an open day.`,
  ]
  const notes = ['All other conditions have to be met at filing, with three months of residence in the state.']
  const what = 'N-400 may be filed'
  dates.push(
    caseDate({ key: 'D-N400', what, kind: 'opens', date, steps, triggers: [from], notes, calendar: 'Filing opens' }),
  )
}

const conditional: Rule = ({ told, dates }) => {
  const from = told.day('D-751', 'conditional_residence_date')
  if (!from) return
  const later = addYears(from.value, 2)
  const ends = addMonths(from.value, 24)
  const opens = addDays(later, -numbers().earlyFiling)
  const last = addDays(ends, -1)
  const zero = dayZero(from)
  const triggers = [from]
  const notes = ['Joint petition. With a waiver: any time before a final order.']
  dates.push(
    caseDate({
      key: 'D-751.opens',
      what: 'I-751 may be filed',
      kind: 'opens',
      date: opens,
      steps: [
        zero,
        `Second anniversary: ${dayWords(later)}.`,
        `${numbers().earlyFiling} days before: ${dayWords(opens)}.`,
      ],
      triggers,
      notes,
      calendar: 'Filing opens',
    }),
    caseDate({
      key: 'D-751.last',
      what: 'I-751 has to be received',
      date: last,
      steps: [zero, `Second anniversary: ${dayWords(ends)}.`, `The day before, on the safe side: ${dayWords(last)}.`],
      triggers,
      notes: [...notes, 'A late joint petition needs good cause in writing.'],
      calendar: 'Filing due (agency)',
    }),
    caseDate({
      key: 'D-751.ends',
      what: 'Conditional residence ends',
      kind: 'expiry',
      date: ends,
      steps: [zero, `Second anniversary: ${dayWords(ends)}.`],
      triggers,
      calendar: 'Document or status ends',
    }),
  )
}

/** What one absence does to continuous residence: by days and by the calendar, the worse counts. */
export function absence({ from, to }: Period): { days: number; effect: 'none' | 'presumption' | 'broken' } {
  const days = Math.max(0, daysBetween(from, to) - 1)
  if (days >= numbers().oneYear || to >= addYears(from, 1) || to >= addMonths(from, 12))
    return { days, effect: 'broken' }
  if (days > numbers().sixMonths || to > addMonths(from, 6)) return { days, effect: 'presumption' }
  return { days, effect: 'none' }
}

/** Days of a window on which the person was abroad: not those of leaving and returning; no day counts twice. */
export function daysAbroad(trips: readonly Period[], start: IsoDate, end: IsoDate): number {
  let sum = 0
  let reached = start
  for (const { from, to } of trips.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const first = [addDays(from, 1), reached].toSorted().at(-1) ?? reached
    const until = to < end ? to : end
    if (until > first) {
      sum += daysBetween(first, until)
      reached = until
    }
  }
  return sum
}

const presence: Rule = ({ told, findings }) => {
  const trips = told.periods('D-CR', 'trips')
  const written = told.find('D-CR', 'trips')
  const years = yearsOf(told)
  if (!written || trips.length === 0 || years === undefined) return
  const filing = told.day('D-PP', 'n400_filing_date')
  if (!filing) {
    told.ask('D-PP', 'When is the N-400 to be filed? Presence is counted back from that day.', 'n400_filing_date')
    return
  }
  const start = addYears(filing.value, -years)
  const triggers = [written, filing]
  for (const trip of trips.filter(({ from, to }) => to > start && from < filing.value)) {
    const { days, effect } = absence(trip)
    if (effect === 'none') continue
    const when = `${formatLongDate(trip.from)} to ${formatLongDate(trip.to)}`
    const sentence =
      effect === 'broken'
        ? `Absence of ${when}: a year or more. Treat residence as broken, and ask what restarts it.`
        : `Absence of ${when}: more than six months. Residence is presumed broken; evidence is needed.`
    findings.push({ ruleId: 'D-CR', sentence, isFine: false, steps: [`${days} whole days abroad.`], triggers })
  }
  const all = daysBetween(start, filing.value)
  const needed = Math.ceil(all / 2)
  const abroad = daysAbroad(trips, start, filing.value)
  const present = all - abroad
  const isFine = present >= needed
  const sentence = isFine
    ? `Physical presence: ${present} of ${all} days, ${needed} are needed.`
    : `Physical presence: ${present} of ${all} days, ${needed - present} short of the ${needed} needed. The earliest date moves.`
  const steps = [
    `${years} years before ${formatLongDate(filing.value)}: ${all} days.`,
    `${abroad} days abroad; days of departure and return count as present.`,
  ]
  findings.push({ ruleId: 'D-PP', sentence, isFine, steps, triggers })
}

export const residenceRules: readonly Rule[] = [earliestFiling, conditional, presence]
