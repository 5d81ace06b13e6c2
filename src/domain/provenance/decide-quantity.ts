import { daysApart, isCovered, isWhole } from '#domain/language/partial-date.ts'
import { closest, dateOf, isProse, supported, type Closest, type Decision, type DraftFact } from './decision.ts'
import { sharedWords, wordsAround, type FactIndex, type IndexedFact } from './fact-index.ts'
import type { FactValue } from './fact.ts'
import { isTime } from './find-quantities.ts'

type Quantity = Extract<FactValue, { type: 'quantity' }>

const countOf = ({ fact }: IndexedFact) => (fact.value.type === 'quantity' ? fact.value.count : -1)

/** A counted thing: the same number of the same unit, a computed number, a span between two dates, or another number. */
export function decideQuantity(value: Quantity, draft: DraftFact, index: FactIndex): Decision {
  const sameUnit = value.unit === undefined ? index.byType.quantity : (index.quantities.get(value.unit) ?? [])
  const equal = closest(
    sameUnit.filter((known) => countOf(known) === value.count),
    draft.words,
  )
  if (value.unit === undefined) return equal ? supported(equal.by) : { state: 'not-found' }
  const other = closest(
    sameUnit.filter((known) => countOf(known) !== value.count),
    draft.words,
  )
  if (equal)
    return other && isProse(other.by) && other.shared >= equal.shared + 3
      ? { state: 'check', by: other.by }
      : supported(equal.by)
  return computed(value, index) ?? deriveTime(value, draft, index) ?? contradict(value.unit, sameUnit.length, other)
}

function computed({ count }: Quantity, { byType }: FactIndex): Decision | undefined {
  const by = byType.quantity.find((known) => known.from.source.kind === 'computed' && countOf(known) === count)
  return by && supported(by)
}

/** Another number of the same thing is a conflict when the sentences agree, or when that thing is counted only once. */
function contradict(unit: string, known: number, other: Closest | undefined): Decision {
  const isSameThing = other !== undefined && (other.shared >= 2 || (known === 1 && !isTime(unit)))
  return isSameThing ? { state: 'conflict', by: other.by } : { state: 'not-found' }
}

const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.44, year: 365.25, age: 365.25 }

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
    const other = ends.find((end) => unitsBetween(one, end, length) === count)
    if (other) return { state: 'derived', by: one, how: `from ${one.fact.text} to ${other.fact.text}` }
  }
  return undefined
}

/** A date whose own sentence speaks of the same thing. */
function tells({ from, fact }: IndexedFact, words: ReadonlySet<string>): boolean {
  return sharedWords(words, wordsAround(from, fact.start)) >= 2
}

function unitsBetween(one: IndexedFact, other: IndexedFact, length: number): number | undefined {
  const days = daysApart(dateOf(one), dateOf(other))
  return days === undefined ? undefined : Math.floor(days / length)
}

function isBirth({ fact, from }: IndexedFact): boolean {
  return /birth|born|nac/i.test(from.source.text.slice(Math.max(0, fact.start - 40), fact.start))
}
