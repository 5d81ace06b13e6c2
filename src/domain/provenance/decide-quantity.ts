import { daysApart, isCovered, isWhole } from '#domain/language/partial-date.ts'
import { closest, dateOf, isProse, supported, type Closest, type Decision, type DraftFact } from './decision.ts'
import { sharedWords, wordsAround, type FactIndex, type IndexedFact } from './fact-index.ts'
import type { FactValue } from './fact.ts'
import { stem } from '#domain/language/words.ts'
import { isTime } from './find-quantities.ts'

type Quantity = Extract<FactValue, { type: 'quantity' }>

const countOf = ({ fact }: IndexedFact) => (fact.value.type === 'quantity' ? fact.value.count : -1)

/** A counted thing: the same number of the same unit, a computed number, a span between two dates, or another number. */
export function decideQuantity(value: Quantity, draft: DraftFact, index: FactIndex): Decision {
  const { unit } = value
  const sameUnit =
    unit === undefined ? index.byType.quantity : unitsLike(unit).flatMap((one) => index.quantities.get(one) ?? [])
  const equal = closest(
    sameUnit.filter((known) => countOf(known) === value.count && !isComputed(known)),
    draft.words,
  )
  if (value.unit === undefined) return equal ? supported(equal.by) : { state: 'not-found' }
  const other = closest(
    sameUnit.filter((known) => countOf(known) !== value.count),
    draft.words,
  )
  if (equal)
    return other && isProse(other.by) && (other.shared >= equal.shared + 3 || (equal.shared === 0 && other.shared >= 2))
      ? { state: 'check', by: other.by }
      : supported(equal.by)
  return (
    computed(value, draft, index) ??
    sameContext(value, draft, index) ??
    deriveTime(value, draft, index) ??
    deriveCount(value, draft, index) ??
    contradict(value.unit, sameUnit.length, other)
  )
}

const isComputed = ({ from }: IndexedFact) => from.source.kind === 'computed'

/** Nouns that are counted for one another. */
const alike: readonly (readonly string[])[] = [
  ['time', 'occasion', 'instance', 'incident', 'event'],
  ['person', 'man', 'woman', 'individual', 'officer', 'soldier'],
  ['child', 'kid', 'son', 'daughter'],
  ['article', 'paper', 'publication'],
  ['trip', 'journey', 'absence'],
  ['home', 'house'],
]

function unitsLike(unit: string): readonly string[] {
  return alike.find((group) => group.includes(unit)) ?? [unit]
}

/** The same number in a sentence that tells of the same things, under another noun. A number alone supports nothing. */
function sameContext({ count }: Quantity, { words }: DraftFact, { byType }: FactIndex): Decision | undefined {
  const same = closest(
    byType.quantity.filter((known) => countOf(known) === count && !isComputed(known)),
    words,
  )
  return same && same.shared >= (count >= 13 ? 1 : 2) ? supported(same.by) : undefined
}

/** The sum or the difference of two counts of one source, one of which the paragraph names: `212 - 58`. */
function deriveCount({ count }: Quantity, { nearby }: DraftFact, { byType }: FactIndex): Decision | undefined {
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

/** What a computed value is called in a draft, by the words of its name. */
const calledToo: Readonly<Record<string, readonly string[]>> = {
  up: ['unlawful', 'unlawfully', 'presence', 'inadmissible', 'bar', 'here', 'stayed', 'stay', 'remained', 'overstay'],
  late: ['late', 'deadline', 'delay', 'filed'],
  age: ['age', 'old', 'years'],
}
const measures = new Set(['day', 'month', 'year', 'number', 'date', 'count', 'total', 'percent'].map(stem))

/** A number that software computed supports only what it was computed for: the paragraph must speak of it by name. */
function computed(
  { count, unit = '' }: Quantity,
  { words, paragraph }: DraftFact,
  { byType }: FactIndex,
): Decision | undefined {
  const by = byType.quantity.find((known) => {
    if (!isComputed(known) || countOf(known) !== count) return false
    const names = nameOfComputed(known).filter((word) => !measures.has(word))
    return names.length === 0 || names.some((name) => name === stem(unit) || words.has(name) || paragraph.has(name))
  })
  return by && supported(by)
}

/** `Up days: 6744` -> the stems of `up`, its synonyms and `day`. */
function nameOfComputed({ fact, from }: IndexedFact): string[] {
  const { text } = from.source
  const line = text.slice(text.lastIndexOf('\n', fact.start) + 1, fact.end)
  const label = /^[^:\d]{2,80}(?=:)/.exec(line)?.[0] ?? line
  const words = label.toLowerCase().match(/\p{L}{2,}/gu) ?? []
  return words.flatMap((word) => [word, ...(calledToo[word] ?? [])]).map(stem)
}

/** Another number of the same thing is a conflict when the sentences agree, or when that thing is counted only once. */
function contradict(unit: string, known: number, other: Closest | undefined): Decision {
  const isSameThing = other !== undefined && (other.shared >= 2 || (known === 1 && !isTime(unit)))
  return isSameThing ? { state: 'conflict', by: other.by } : { state: 'not-found' }
}

const daysIn: Readonly<Record<string, number>> = {
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30.44,
  year: 365.25,
  age: 365.25,
}

/** A span of time that lies between two whole dates on file, one of which the paragraph names (or a birth, for an age). */
function deriveTime(
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
