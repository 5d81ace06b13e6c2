import type { PartialDate } from '#domain/language/find-dates.ts'
import { readNumber } from '#domain/language/numbers.ts'
import { daysApart, isCovered, isWhole } from '#domain/language/partial-date.ts'
import { dateOf, type Decision, type DraftFact } from './decision.ts'
import { sharedWords, wordsAround, type FactIndex, type IndexedFact } from './fact-index.ts'
import type { FactValue } from './fact.ts'

export type Quantity = Extract<FactValue, { type: 'quantity' }>

export const countOf = ({ fact }: IndexedFact) => (fact.value.type === 'quantity' ? fact.value.count : -1)

const daysIn: Readonly<Record<string, number>> = {
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30.44,
  year: 365.25,
  age: 365.25,
}

const lasting = new Set(['week', 'month', 'year'])

/** A span between two months that the paragraph names, or that one source names for what the sentence tells. */
export function deriveMonths(
  { count, unit = '' }: Quantity,
  { nearby, words }: DraftFact,
  { byType }: FactIndex,
): Decision | undefined {
  if (!lasting.has(unit)) return undefined
  const told = nearby.flatMap(({ value }) => (value.type === 'date' ? [value.date] : []))
  const telling = byType.date.filter((known) => tells(known, words))
  const fits = (one: PartialDate, other: PartialDate) => monthSpans(one, other, unit).includes(count)
  const by = byType.date.find(
    (known) =>
      told.some((date) => isCovered(dateOf(known), date) || isCovered(date, dateOf(known))) &&
      (told.some((date) => fits(dateOf(known), date)) || telling.some((other) => fits(dateOf(known), dateOf(other)))),
  )
  const pair =
    by ?? telling.find((one) => telling.some((other) => one.from === other.from && fits(dateOf(one), dateOf(other))))
  return pair && { state: 'derived', by: pair, how: `from ${pair.fact.text}` }
}

function monthSpans(one: PartialDate, other: PartialDate, unit: string): number[] {
  if (one.year === undefined || other.year === undefined) return []
  if (unit === 'year' && (one.month === undefined || other.month === undefined))
    return [Math.abs(one.year - other.year)]
  if (one.month === undefined || other.month === undefined) return []
  const months = Math.abs(one.year * 12 + one.month - other.year * 12 - other.month)
  if (unit === 'month') return [months, months + 1]
  if (unit === 'year') return [Math.floor(months / 12), Math.round(months / 12)]
  const days = Math.abs(
    one.year * 365.25 +
      one.month * 30.44 +
      (one.day ?? 15) -
      other.year * 365.25 -
      other.month * 30.44 -
      (other.day ?? 15),
  )
  return [Math.floor(days / 7), Math.round(days / 7), Math.ceil(days / 7)]
}

/** `Three months` for 90 days. */
const isOfThirty = (unit: string, count: number, known: Quantity) =>
  (unit === 'month' && known.unit === 'day' && known.count === count * 30) ||
  (unit === 'day' && known.unit === 'month' && count === known.count * 30)

/** `72 hours` for `three days`. */
export function sameLength(
  { count, unit = '' }: Quantity,
  { words }: DraftFact,
  { byType }: FactIndex,
): Decision | undefined {
  const length = daysIn[unit]
  if (length === undefined || unit === 'age') return undefined
  const by = byType.quantity.find(({ from, fact: { value, start } }) => {
    const other =
      value.type === 'quantity' && value.unit !== unit && value.unit !== 'age' ? daysIn[value.unit ?? ''] : undefined
    return (
      other !== undefined &&
      value.type === 'quantity' &&
      (Math.abs(value.count * other - count * length) < 0.01 ||
        isOfThirty(unit, count, value) ||
        isOfWeeks([unit, count], [value.unit ?? '', value.count])) &&
      sharedWords(words, wordsAround(from, start)) >= 1
    )
  })
  return by && { state: 'derived', by, how: `${by.fact.text} on file` }
}

/** `Two months ahead` for eight weeks. */
function isOfWeeks([unit, count]: readonly [string, number], [other, known]: readonly [string, number]): boolean {
  if (unit !== 'month' || other !== 'week') return false
  const months = known / 4.345
  return Math.round(months) === count && Math.abs(months - count) < 0.25
}

/** `Two trips` for an answer about travel that lists two, each with its dates. */
export function deriveTrips(
  { count, unit = '' }: Quantity,
  { words }: DraftFact,
  { sources }: FactIndex,
): Decision | undefined {
  if (
    !/^(?:trip|absence|journey|visit|occasion|time)$/.test(unit) ||
    !['trip', 'abroad', 'travel', 'absenc', 'outsid', 'journey'].some((word) => words.has(word))
  )
    return undefined
  for (const from of sources) {
    if (!/trip|travel|absence|abroad/i.test(from.source.title)) continue
    const spans = [...from.source.text.matchAll(/\d{1,2}(?:, \d{4})? (?:to|until|through|[-–]) (?:\p{Lu}|\d)/gu)]
    const [first] = from.facts.filter(({ value }) => value.type === 'date')
    if (spans.length === count && first)
      return { state: 'derived', by: { fact: first, from }, how: `${count} on the list of trips` }
  }
  return undefined
}

/** The sum or the difference of two counts of one source, one of which the paragraph names: `212 - 58`. */
export function deriveCount({ count }: Quantity, { nearby }: DraftFact, { byType }: FactIndex): Decision | undefined {
  if (count < 10) return undefined
  const told = new Set(nearby.flatMap(({ value }) => (value.type === 'quantity' ? [value.count] : [])))
  const named = byType.quantity.filter((known) => told.has(countOf(known)) && countOf(known) !== count)
  for (const one of named)
    for (const other of byType.quantity)
      if (
        one.from === other.from &&
        one !== other &&
        (Math.abs(countOf(one) - countOf(other)) === count || countOf(one) + countOf(other) === count)
      )
        return { state: 'derived', by: one, how: `${one.fact.text} and ${other.fact.text}` }
  return undefined
}

/** A span of time that lies between two whole dates on file, one of which the paragraph names (or a birth, for an age). */
export function deriveTime(
  { count, unit = '' }: Quantity,
  { nearby, words }: DraftFact,
  { byType }: FactIndex,
): Decision | undefined {
  const length = daysIn[unit]
  if (length === undefined) return undefined
  const whole = byType.date.filter((known) => isWhole(dateOf(known))).slice(0, 80)
  const named = whole.filter((known) =>
    nearby.some(({ value }) => value.type === 'date' && isCovered(value.date, dateOf(known))),
  )
  const isShort = unit === 'day' || unit === 'week'
  const ends = isShort ? whole.filter((known) => named.includes(known) || tells(known, words)) : whole
  for (const one of unit === 'age' ? whole.filter(isBirth) : named) {
    const other = ends.find((end) => spans(one, end, length, unit === 'age').includes(count))
    if (other) return { state: 'derived', by: one, how: `from ${one.fact.text} to ${other.fact.text}` }
  }
  return undefined
}

/** A date whose own sentence speaks of the same thing. */
function tells({ from, fact }: IndexedFact, words: ReadonlySet<string>): boolean {
  return sharedWords(words, wordsAround(from, fact.start)) >= 2
}

/** The whole units between two dates; of longer ones also the nearest number. */
function spans(one: IndexedFact, other: IndexedFact, length: number, isAge: boolean): number[] {
  const days = daysApart(dateOf(one), dateOf(other))
  if (days === undefined) return []
  return length > 1 && !isAge ? [Math.floor(days / length), Math.round(days / length)] : [Math.floor(days / length)]
}

function isBirth({ fact, from }: IndexedFact): boolean {
  return /birth|born|nac/i.test(from.source.text.slice(Math.max(0, fact.start - 40), fact.start))
}

const event =
  /^(?:operation|surgery|surgerie|interview|session|arrest|visit|trip|hospitalization|admission|attack|speech|hearing|procedure|episode|relapse|meeting|time)$/

/** `Two operations` where one sentence of the file names the two dates. */
export function deriveListed(
  { count, unit = '' }: Quantity,
  { words }: DraftFact,
  { sources }: FactIndex,
): Decision | undefined {
  if (count < 2 || count > 5 || !event.test(unit)) return undefined
  for (const from of sources)
    for (const { start, end } of from.sentences) {
      const dates = from.facts.filter(({ value, start: at }) => value.type === 'date' && at >= start && at < end)
      const [fact] = dates
      if (fact && dates.length === count && sharedWords(words, wordsAround(from, start)) >= 1)
        return { state: 'derived', by: { fact, from }, how: dates.map(({ text }) => text).join(' and ') }
    }
  return undefined
}

/** `For more than twelve years` where the file tells of it `since June 2014`, counted to the day of filing or to the last date on file. */
export function deriveSince(
  { count, unit = '' }: Quantity,
  { words }: DraftFact,
  { byType }: FactIndex,
): Decision | undefined {
  if (unit !== 'year' && unit !== 'month') return undefined
  const filing = byType.date.find(({ from }) => from.source.id === 'filing_date') ?? latest(byType.date)
  if (!filing) return undefined
  const by = byType.date.find(
    (known) =>
      isBeginning(known) && tellsOf(known, words) && monthSpans(dateOf(known), dateOf(filing), unit).includes(count),
  )
  return by && { state: 'derived', by, how: `since ${by.fact.text}` }
}

const latest = (dates: readonly IndexedFact[]) =>
  dates.filter((known) => dateOf(known).month !== undefined).toSorted((a, b) => monthNumber(b) - monthNumber(a))[0]
const monthNumber = (known: IndexedFact) => (dateOf(known).year ?? 0) * 12 + (dateOf(known).month ?? 0)

const isBeginning = ({ fact, from }: IndexedFact) =>
  /(?<!\p{L})(?:since|from|began|started|joined|hired)(?: (?:in|on|around|about))? $/iu.test(
    from.source.text.slice(Math.max(0, fact.start - 24), fact.start),
  )
const tellsOf = ({ from, fact }: IndexedFact, words: ReadonlySet<string>) =>
  sharedWords(words, wordsAround(from, fact.start)) >= 1

/** `Seventeen years old` where the file says `I was seventeen`. */
export function deriveAge({ count, unit }: Quantity, _draft: DraftFact, { sources }: FactIndex): Decision | undefined {
  if (unit !== 'age') return undefined
  for (const from of sources)
    for (const match of from.source.text.matchAll(turned)) {
      const number = match[1] ?? ''
      if (readNumber(number) !== count) continue
      const start = match.index + match[0].length - number.length
      const fact = {
        start,
        end: start + number.length,
        text: number,
        value: { type: 'quantity' as const, count, unit },
      }
      return { state: 'supported', by: { fact, from } }
    }
  return undefined
}

const turned =
  /(?<!\p{L})(?:was|am|is|are|were|turned|at)(?: (?:only|just|barely|then|now|about))? (\d{1,2}|\p{Ll}{3,9}(?:-\p{Ll}{3,5})?)(?=[.,;)]| (?:when|and|years?|then|at)(?!\p{L}))/giu
