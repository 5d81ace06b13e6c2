import { isPersonWord } from '#domain/language/dictionary.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import type { Decision, DraftFact } from './decision.ts'
import { sharedWords, type FactIndex, type IndexedFact } from './fact-index.ts'
import type { FactValue } from './fact.ts'
import { unitsLike } from './units-alike.ts'
import { type Bound, boundIn, isWithin } from './bounds.ts'
import { spanOfDates } from './span-of-dates.ts'
import { isRough, tells, wordsNear } from './told-nearby.ts'

type Quantity = Extract<FactValue, { type: 'quantity' }>

/** `His one conviction is almost twenty years old`: the age of a thing is the time since it happened. */
function isOfThing({ sentence, fact }: DraftFact): boolean {
  const [, noun = ''] =
    /(?<!\p{L})(\p{Ll}{4,})(?:,[^,]{2,60},)? (?:is|are|was|were) (?:\p{Ll}+ ){0,6}$/u.exec(
      sentence.slice(0, Math.max(0, sentence.indexOf(fact.text))),
    ) ?? []
  return noun !== '' && !functionWords.has(noun) && !isPersonWord(noun)
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
