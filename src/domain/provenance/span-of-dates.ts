import { daysOf } from '#domain/language/partial-date.ts'
import { daysBetween } from '#domain/dates/calendar.ts'
import { dateOf, type Decision, type DraftFact } from './decision.ts'
import type { FactIndex, IndexedFact, SourceFacts } from './fact-index.ts'
import { type Bound, isWithin } from './bounds.ts'
import { isRough, tells } from './told-nearby.ts'

/** A date on file as the first and the last day, counted from a fixed one, that it can mean. */
type Moment = { readonly known: IndexedFact; readonly from: number; readonly to: number }

const kept = new WeakMap<FactIndex, readonly Moment[]>()
const most = 90

/** The dates on file with at least a year; a day or month without one is of the year named last before it. */
function momentsOf(index: FactIndex): readonly Moment[] {
  const found = kept.get(index)
  if (found) return found
  const years = new Map<SourceFacts, number>()
  const moments = index.byType.date.slice(0, most).flatMap((known): Moment[] => {
    const date = dateOf(known)
    const year = date.year ?? years.get(known.from)
    if (year === undefined) return []
    years.set(known.from, year)
    const days = date.month === undefined ? { from: `${year}-01-01`, to: `${year}-12-31` } : daysOf({ ...date, year })
    return days ? [{ known, from: daysBetween('2000-01-01', days.from), to: daysBetween('2000-01-01', days.to) }] : []
  })
  kept.set(index, moments)
  return moments
}

/** The span between two dates on file, one of which the sentence tells of; the day of filing is the other end of what lasts. */
export function spanOfDates(
  days: number,
  step: number,
  bound: Bound,
  draft: DraftFact,
  index: FactIndex,
): Decision | undefined {
  const { words, nearby, tail } = draft
  // How long somebody was sentenced lies between no two dates.
  if (words.has('sentenc')) return undefined
  const moments = momentsOf(index)
  const isNamed = ({ known }: Moment) =>
    nearby.some(
      ({ value }) =>
        value.type === 'date' && value.date.year === dateOf(known).year && value.date.month === dateOf(known).month,
    )
  const told = moments.filter(
    (moment) => isNamed(moment) || tells(draft, moment.known.from, moment.known.fact.start, isRough(step, bound)),
  )
  const isFiling = ({ known }: Moment) => known.from.source.id === 'filing_date'
  // `Two months later`: the other end is what was told before.
  const isCounted = bound !== 'exact' || /^ (?:later|afterwards?|earlier|before|after|from then)(?!\p{L})/iu.test(tail)
  const isNear = ({ known }: Moment) => isCounted && told.some((one) => one.known.from === known.from)
  const ends =
    step < 30 ? told : moments.filter((moment) => isFiling(moment) || told.includes(moment) || isNear(moment))
  for (const one of told)
    for (const other of ends) {
      if (one === other) continue
      // Years alone say little about weeks and days.
      if (step < 300 && (one.to - one.from > 31 || other.to - other.from > 31)) continue
      const least = Math.max(0, Math.abs(other.from - one.from) - (one.to - one.from) / 2)
      const longest = Math.abs(other.to - one.to) + (one.to - one.from) / 2
      const middle = (least + longest) / 2
      if ([least, middle, longest].some((span) => isWithin(bound, days, span, step * 0.999)))
        return { state: 'derived', by: one.known, how: `from ${one.known.fact.text} to ${other.known.fact.text}` }
    }
  return undefined
}
