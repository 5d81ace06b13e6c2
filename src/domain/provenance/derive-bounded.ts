import { daysOf } from '#domain/language/partial-date.ts'
import { contentWords } from '#domain/language/words.ts'
import { sentenceAt } from '#domain/language/sentences.ts'
import { daysBetween } from '#domain/dates/calendar.ts'
import { dateOf, type Decision, type DraftFact } from './decision.ts'
import { sharedWords, type FactIndex, type IndexedFact, type SourceFacts } from './fact-index.ts'
import type { FactValue } from './fact.ts'
import { unitsLike } from './units-alike.ts'

type Quantity = Extract<FactValue, { type: 'quantity' }>

/** How exactly a number is meant: `more than`, `less than`, `nearly`; `exact` without such words. */
export type Bound = 'least' | 'most' | 'about' | 'exact'

const leads: readonly (readonly [Bound, RegExp])[] = [
  [
    'about',
    /(?<!\p{L})(?:nearly|almost|about|around|approximately|roughly|some|close to|just (?:over|under)|a little (?:over|under|more than|less than))(?: (?:the|a))? $/iu,
  ],
  [
    'least',
    /(?<!\p{L})(?:more than|over|at least|in excess of|longer than|no fewer than|well over|beyond|the last|the past)(?: (?:the|a))? $/iu,
  ],
  [
    'most',
    /(?<!\p{L})(?:less than|fewer than|under|no more than|at most|within|not even|barely|only)(?: (?:the|a))? $/iu,
  ],
]

/** How the words before a number bound it. */
export const boundOf = (lead: string): Bound => leads.find(([, pattern]) => pattern.test(lead))?.[0] ?? 'exact'

/** True when `known` is what a writer can call `count`, so bounded; `step` is the smallest difference that counts. */
export function isWithin(bound: Bound, count: number, known: number, step = 0): boolean {
  switch (bound) {
    case 'least':
      return known >= count && known <= count * 2
    case 'most':
      return known <= count && known >= count / 2
    case 'about':
      return Math.abs(known - count) <= Math.max(count * 0.2, step / 2)
    case 'exact':
      return known >= count - step / 4 && known < count + step
  }
}

const daysIn: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, night: 1, week: 7, month: 30.44, year: 365.25 }

/**
 * `More than two weeks` for 17 days on file, `nearly three years` for two dates that lie so far apart, `over 300 miles` for
 * 310. The passage it follows from must tell of something that the sentence tells of.
 */
export function deriveBounded(value: Quantity, draft: DraftFact, index: FactIndex): Decision | undefined {
  const bound = boundOf(draft.lead)
  const length = daysIn[value.unit ?? '']
  if (length === undefined) return bound === 'exact' ? undefined : countWithin(value, bound, draft, index)
  return (
    (value.unit === 'hour' ? spanOfClock(value.count, bound, draft, index) : undefined) ??
    spanOnFile(value.count * length, length, bound, draft, index) ??
    spanOfDates(value.count * length, length, bound, draft, index)
  )
}

function countWithin(
  { count, unit = '' }: Quantity,
  bound: Bound,
  { words }: DraftFact,
  { quantities }: FactIndex,
): Decision | undefined {
  const by = unitsLike(unit)
    .flatMap((one) => quantities.get(one) ?? [])
    .find(
      ({ fact: { value, start }, from }) =>
        value.type === 'quantity' &&
        isWithin(bound, count, value.count) &&
        sharedWords(words, wordsNear(from, start)) >= 1,
    )
  return by && { state: 'derived', by, how: `${by.fact.text} on file` }
}

const clock = /(?<![\d:])(\d{1,2}):(\d{2})(?: ?([ap])\.?m\.?)?(?![\d:])/giu

/** `About two hours` for a hearing at 8:30 and an arrival at 10:40 that one source gives. */
function spanOfClock(hours: number, bound: Bound, { words }: DraftFact, { sources }: FactIndex): Decision | undefined {
  for (const from of sources) {
    const times = [...from.source.text.matchAll(clock)].slice(0, 12)
    for (const one of times)
      for (const other of times) {
        const span = (minutesOf(other) - minutesOf(one)) / 60
        if (span <= 0 || !isWithin(bound, hours, span, 0.5)) continue
        if (sharedWords(words, wordsNear(from, one.index)) === 0) continue
        const fact = { start: one.index, end: one.index + one[0].length, text: one[0] }
        const by: IndexedFact = { from, fact: { ...fact, value: { type: 'quantity', count: hours, unit: 'hour' } } }
        return { state: 'derived', by, how: `from ${one[0]} to ${other[0]}` }
      }
  }
  return undefined
}

const minutesOf = ([, hour = '', minute = '', half]: RegExpExecArray) =>
  (Number(hour) + (half?.toLowerCase() === 'p' && Number(hour) < 12 ? 12 : 0)) * 60 + Number(minute)

function spanOnFile(
  days: number,
  step: number,
  bound: Bound,
  { words }: DraftFact,
  { byType }: FactIndex,
): Decision | undefined {
  if (bound === 'exact') return undefined
  const by = byType.quantity.find(({ fact: { value, start }, from }) => {
    const other = value.type === 'quantity' ? daysIn[value.unit ?? ''] : undefined
    if (other === undefined || value.type !== 'quantity') return false
    return isWithin(bound, days, value.count * other, step) && sharedWords(words, wordsNear(from, start)) >= 1
  })
  return by && { state: 'derived', by, how: `${by.fact.text} on file` }
}

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
function spanOfDates(
  days: number,
  step: number,
  bound: Bound,
  { words, nearby }: DraftFact,
  index: FactIndex,
): Decision | undefined {
  // How long somebody was sentenced lies between no two dates.
  if (words.has('sentenc')) return undefined
  const moments = momentsOf(index)
  const isNamed = ({ known }: Moment) =>
    nearby.some(
      ({ value }) =>
        value.type === 'date' && value.date.year === dateOf(known).year && value.date.month === dateOf(known).month,
    )
  const told = moments.filter(
    (moment) => isNamed(moment) || sharedWords(words, wordsNear(moment.known.from, moment.known.fact.start)) >= 1,
  )
  const isFiling = ({ known }: Moment) => known.from.source.id === 'filing_date'
  const isNear = ({ known }: Moment) => bound !== 'exact' && told.some((one) => one.known.from === known.from)
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

const near = new WeakMap<SourceFacts, Map<number, ReadonlySet<string>>>()

/** The words of content of a sentence on file, of those beside it and of the source's title. */
function wordsNear(from: SourceFacts, offset: number): ReadonlySet<string> {
  const own = near.get(from) ?? new Map<number, ReadonlySet<string>>()
  near.set(from, own)
  const at = sentenceAt(from.sentences, offset)
  const known = own.get(at)
  if (known) return known
  const { text, title } = from.source
  const [first, last] = [
    from.sentences[Math.max(0, at - 1)],
    from.sentences[Math.min(from.sentences.length - 1, at + 1)],
  ]
  const words = contentWords(`${title}. ${first && last ? text.slice(first.start, last.end) : text}`)
  own.set(at, words)
  return words
}
