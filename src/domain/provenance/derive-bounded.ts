import { isPersonWord } from '#domain/language/dictionary.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import { daysOf } from '#domain/language/partial-date.ts'
import { contentWords } from '#domain/language/words.ts'
import { sentenceAt } from '#domain/language/sentences.ts'
import { daysBetween } from '#domain/dates/calendar.ts'
import { dateOf, type Decision, type DraftFact } from './decision.ts'
import { sharedWords, type FactIndex, type IndexedFact, type SourceFacts } from './fact-index.ts'
import type { FactValue } from './fact.ts'
import { tellsInOtherWords } from './in-other-words.ts'
import { unitsLike } from './units-alike.ts'

type Quantity = Extract<FactValue, { type: 'quantity' }>

/** `His one conviction is almost twenty years old`: the age of a thing is the time since it happened. */
function isOfThing({ sentence, fact }: DraftFact): boolean {
  const [, noun = ''] =
    /(?<!\p{L})(\p{Ll}{4,})(?:,[^,]{2,60},)? (?:is|are|was|were) (?:\p{Ll}+ ){0,6}$/u.exec(
      sentence.slice(0, Math.max(0, sentence.indexOf(fact.text))),
    ) ?? []
  return noun !== '' && !functionWords.has(noun) && !isPersonWord(noun)
}

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

const noneOf = /(?<!\p{L})(?:none of|no|neither of|never|not one of)(?!\p{L})/iu

/** Who counts in dozens or decades rounds. */
const round = /(?<!\p{L})(?:dozens?|decades?)(?!\p{L})/iu

/** `None of his trips lasted longer than two weeks` bounds them from above. */
function boundIn({ lead, sentence, fact }: DraftFact): Bound {
  const written = boundOf(lead)
  const bound = written === 'exact' && round.test(fact.text) ? 'about' : written
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(fact.text)))
  return bound === 'least' && noneOf.test(before) ? 'most' : bound
}

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
  const bound = boundIn(draft)
  const length = daysIn[value.unit === 'age' && isOfThing(draft) ? 'year' : (value.unit ?? '')]
  if (length === undefined) return bound === 'exact' ? undefined : countWithin(value, bound, draft, index)
  return (
    (value.unit === 'hour' ? spanOfClock(value.count, bound, draft, index) : undefined) ??
    spanOnFile(value.count * length, length, bound, draft, index) ??
    spanOfDates(value.count * length, length, bound, draft, index) ??
    statedSpan(value.count, value.unit, index)
  )
}

/** From here on two numbers of one thing are hardly alike by chance. */
const large = 100

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
        ((bound === 'about' && count >= large) || sharedWords(words, wordsNear(from, start)) >= 1),
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
  draft: DraftFact,
  { byType }: FactIndex,
): Decision | undefined {
  const by = byType.quantity.find(({ fact: { value, start }, from }) => {
    const other = value.type === 'quantity' ? daysIn[value.unit ?? ''] : undefined
    if (other === undefined || value.type !== 'quantity') return false
    const known = value.count * other
    // `Two months` for 61 days: so much is rounded in words.
    const fits =
      bound === 'exact' ? other < step && Math.abs(known - days) <= step * 0.1 : isWithin(bound, days, known, step)
    return fits && tells(draft, from, start, isRough(step, bound))
  })
  return by && { state: 'derived', by, how: `${by.fact.text} on file` }
}

/** The passage tells of something that the draft's sentence tells, in its words or in others. */
const tells = ({ words, sentence }: DraftFact, from: SourceFacts, offset: number, isLoose: boolean) =>
  sharedWords(words, wordsNear(from, offset)) >= 1 || (isLoose && tellsInOtherWords(sentence, from, offset))

/** Who counts days exactly has them from somewhere, with the words of that place. */
const isRough = (step: number, bound: Bound) => step >= 7 || bound !== 'exact'

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

/** `For four years` where the file has somebody do something from 2016 to 2020, in words that share nothing: to be looked at. */
function statedSpan(count: number, unit: string | undefined, { sources }: FactIndex): Decision | undefined {
  if (unit !== 'year') return undefined
  for (const from of sources)
    for (const match of from.source.text.matchAll(years)) {
      if (Number(match[2]) - Number(match[1]) !== count) continue
      const fact = { start: match.index, end: match.index + match[0].length, text: match[0] }
      return { state: 'check', by: { from, fact: { ...fact, value: { type: 'quantity', count, unit } } } }
    }
  return undefined
}

const years = /(?<!\d)((?:19|20)\d\d) ?(?:to|until|till|through|[-–]) ?((?:19|20)\d\d)(?!\d)/gu

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
