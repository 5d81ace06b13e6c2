import type { PartialDate } from '#domain/language/find-dates.ts'
import { daysApart, isCompatible, isCovered, isNear, isWhole } from '#domain/language/partial-date.ts'
import { boundOf, type Bound } from './bounds.ts'
import { decideName } from './decide-name.ts'
import { decideQuantity } from './decide-quantity.ts'
import { closest, dateOf, isProse, supported, type Closest, type Decision, type DraftFact } from './decision.ts'
import type { FactIndex, IndexedFact } from './fact-index.ts'
import type { Fact, FactValue } from './fact.ts'
import { editDistance } from '#domain/language/edit-distance.ts'

type Of<Type extends FactValue['type']> = Extract<FactValue, { type: Type }>

/** Decides one fact of a draft by the facts of its sources. */
export function decide(draft: DraftFact, index: FactIndex): Decision {
  const { value } = draft.fact
  switch (value.type) {
    case 'date':
      return decideDate(value.date, draft, index)
    case 'money':
      return decideMoney(value, draft, index)
    case 'percent':
      return decidePercent(value, draft, index)
    case 'identifier':
      return decideIdentifier(value, index)
    case 'quantity':
      return decideQuantity(value, draft, index)
    case 'name':
      return decideName(value, index)
  }
}

function decideDate(date: PartialDate, { words }: DraftFact, { byType }: FactIndex): Decision {
  const own = closest(
    byType.date.filter((known) => isCovered(date, dateOf(known))),
    words,
  )
  if (own) return moreFitting(date, own, words, byType.date) ?? supported(own.by)
  const implied = byType.date.find((known) => isImplied(date, known))
  if (implied) return supported(implied)
  const near = closest(
    byType.date.filter((known) => isNear(date, dateOf(known))),
    words,
    (known) => likeness(date, dateOf(known)),
  )
  if (near) return { state: 'conflict', by: near.by }
  const lessExact = closest(
    byType.date.filter((known) => isCompatible(date, dateOf(known))),
    words,
  )
  if (lessExact && (lessExact.shared >= 2 || sharesPart(date, dateOf(lessExact.by))))
    return { state: 'check', by: lessExact.by }
  const same = closest(
    byType.date.filter((known) => !isCompatible(date, dateOf(known))),
    words,
  )
  return same && same.shared >= 3 ? { state: 'conflict', by: same.by } : { state: 'not-found' }
}

/** `From July 30, 2025 until October 15`: the second day is of the year that was named before it. */
function isImplied(date: PartialDate, { fact, from }: IndexedFact): boolean {
  const known = fact.value.type === 'date' ? fact.value.date : {}
  if (known.year !== undefined || known.month === undefined || known.month !== date.month) return false
  if (date.day !== undefined && known.day !== date.day) return false
  const before = from.facts.findLast(
    ({ value, end }) =>
      value.type === 'date' && value.date.year !== undefined && end <= fact.start && fact.start - end < 120,
  )
  return before?.value.type === 'date' && before.value.date.year === date.year
}

/** A date on file whose own sentence has little to do with this one, while another date's sentence fits it well. */
function moreFitting(
  date: PartialDate,
  own: Closest,
  words: ReadonlySet<string>,
  known: readonly IndexedFact[],
): Decision | undefined {
  if (date.year === undefined || own.by.from.source.kind === 'computed') return undefined
  if (!isWhole(date)) return otherYear(date, own, words, known)
  const others = known.filter((other) => isWhole(dateOf(other)) && isProse(other) && !isCovered(date, dateOf(other)))
  const other = closest(others, words)
  if (
    !other ||
    (other.shared < own.shared + 3 && (own.shared > 0 || other.shared < 2 || other.shared < words.size * 0.6))
  )
    return undefined
  return {
    state: 'check',
    by: other.by,
    ...(own.shared === 0 && other.shared >= words.size * 0.6 && { isElsewhere: true as const }),
  }
}

/** A year that stands on file for something else, where a sentence with the same names and things has another year. */
function otherYear(
  date: PartialDate,
  own: Closest,
  words: ReadonlySet<string>,
  known: readonly IndexedFact[],
): Decision | undefined {
  if (own.shared > 0) return undefined
  const others = known.filter(
    (other) => isProse(other) && dateOf(other).year !== undefined && !isCovered(date, dateOf(other)),
  )
  const other = closest(others, words)
  return other && other.shared >= 2 && other.shared >= words.size * 0.5
    ? { state: 'check', by: other.by, isElsewhere: true }
    : undefined
}

/** Of two dates that could be meant, the one that a slip of one digit or one day leads to. */
function likeness(date: PartialDate, known: PartialDate): number {
  const apart = daysApart(date, known) ?? 366
  const isDigit = editDistance(String(date.day ?? ''), String(known.day ?? ''), 1) <= 1 && date.month === known.month
  return (apart <= 1 ? 3 : 0) + (isDigit ? 2 : 0) - apart / 10_000
}

/** The month on file is that of the date; a year alone says less and needs a sentence that fits. */
function sharesPart(date: PartialDate, known: PartialDate): boolean {
  return (
    known.month !== undefined && known.month === date.month && (known.year === undefined || known.year === date.year)
  )
}

const amountOf = ({ fact }: IndexedFact) => (fact.value.type === 'money' ? fact.value.amount : 0)

function decideMoney({ amount }: Of<'money'>, { words, lead }: DraftFact, { byType }: FactIndex): Decision {
  const equal = byType.money.find((known) => amountOf(known) === amount)
  if (equal) return supported(equal)
  const bounded = closest(
    byType.money.filter((known) => isRounded(boundOf(lead), amount, amountOf(known))),
    words,
  )
  if (bounded && bounded.shared >= 1)
    return { state: 'derived', by: bounded.by, how: `${bounded.by.fact.text} on file` }
  const sum = findSum(amount, byType.money.slice(0, 60))
  if (sum) return sum
  const digits = String(amount).replaceAll('0', '')
  const near = byType.money.filter((known) => {
    const other = amountOf(known)
    return String(other).replaceAll('0', '') === digits || Math.abs(other - amount) <= 0.15 * Math.max(other, amount)
  })
  const close = closest(near, words) ?? closest(byType.money, words)
  return close && (near.includes(close.by) || close.shared >= 2)
    ? { state: 'conflict', by: close.by }
    : { state: 'not-found' }
}

/** `Over four thousand dollars` for $4,100: a writer rounds by a quarter at most. */
function isRounded(bound: Bound, amount: number, known: number): boolean {
  if (bound === 'least') return known >= amount && known <= amount * 1.25
  if (bound === 'most') return known <= amount && known >= amount * 0.8
  return bound === 'about' && Math.abs(known - amount) <= amount * 0.1
}

function findSum(amount: number, known: readonly IndexedFact[]): Decision | undefined {
  for (const [index, one] of known.entries())
    for (const other of known.slice(index + 1)) {
      if (one.from !== other.from) continue
      if (amountOf(one) + amountOf(other) === amount)
        return { state: 'derived', by: one, how: `${one.fact.text} + ${other.fact.text}` }
      if (Math.abs(amountOf(one) - amountOf(other)) === amount)
        return { state: 'derived', by: one, how: `the difference of ${one.fact.text} and ${other.fact.text}` }
    }
  return undefined
}

const shareOf = ({ fact }: IndexedFact) => (fact.value.type === 'percent' ? fact.value.share : -1)

function decidePercent(
  { share }: Of<'percent'>,
  { words, nearby, lead, fact }: DraftFact,
  { byType }: FactIndex,
): Decision {
  const equal = byType.percent.find((known) => shareOf(known) === share)
  if (equal) return supported(equal)
  const bound = boundOf(lead)
  const bounded = byType.percent.find((known) => isShareWithin(bound, share, shareOf(known)))
  if (bounded) return { state: 'derived', by: bounded, how: `${bounded.fact.text} on file` }
  // `Four fifths` is a writer's rounding.
  const part = isWritten.test(fact.text) ? shareOnFile(bound, share, [...byType.money, ...byType.quantity]) : undefined
  if (part) return part
  const ratio = findRatio(share, nearby, byType.quantity)
  if (ratio) return ratio
  const close = closest(byType.percent, words)
  return close && close.shared >= 2 ? { state: 'conflict', by: close.by } : { state: 'not-found' }
}

const isWritten = /^\P{N}+$/u

/** `Nearly two thirds` for 64 percent. */
function isShareWithin(bound: Bound, share: number, known: number): boolean {
  if (known < 0) return false
  if (bound === 'least') return known >= share && known <= share + 12
  if (bound === 'most') return known <= share && known >= share - 12
  return bound === 'about' && Math.abs(known - share) <= 5
}

/** `More than four fifths` of what two sums or two counts of one thing on file make together, or of the larger one. */
function shareOnFile(bound: Bound, share: number, known: readonly IndexedFact[]): Decision | undefined {
  const fits = (value: number) =>
    bound === 'exact' ? Math.abs(value - share) <= 1 : isShareWithin(bound, share, value)
  for (const part of known.slice(0, 60))
    for (const other of known.slice(0, 60)) {
      const [one, two] = [sizeOf(part), sizeOf(other)]
      if (part === other || one <= 0 || two <= 0 || part.fact.value.type !== other.fact.value.type) continue
      if (part.from !== other.from) continue
      if (fits((100 * one) / (one + two)) || (one < two && fits((100 * one) / two)))
        return { state: 'derived', by: part, how: `${part.fact.text} and ${other.fact.text}` }
    }
  return undefined
}

const sizeOf = (known: IndexedFact) => (known.fact.value.type === 'money' ? amountOf(known) : countOf(known))

/** `15 of 17, or 88 percent`: the share of two counts that the paragraph names and the sources give. */
function findRatio(share: number, nearby: readonly Fact[], known: readonly IndexedFact[]): Decision | undefined {
  const told = new Set(nearby.flatMap(({ value }) => (value.type === 'quantity' ? [value.count] : [])))
  const isNear = (part: IndexedFact, whole: IndexedFact) =>
    told.has(countOf(part)) || Math.abs(part.fact.start - whole.fact.start) < 160
  const counts = known.filter(({ fact }) => fact.value.type === 'quantity' && fact.value.count > 0)
  const places = share % 1 === 0 ? 0.5 : 0.06
  for (const part of counts)
    for (const whole of counts) {
      const [one, all] = [countOf(part), countOf(whole)]
      if (one < all && part.from === whole.from && isNear(part, whole) && Math.abs((100 * one) / all - share) <= places)
        return { state: 'derived', by: part, how: `${part.fact.text} of ${whole.fact.text}` }
    }
  return undefined
}

const countOf = ({ fact }: IndexedFact) => (fact.value.type === 'quantity' ? fact.value.count : 0)

const valueOf = ({ fact }: IndexedFact) => (fact.value.type === 'identifier' ? fact.value.value : '')

function decideIdentifier({ kind, value }: Of<'identifier'>, { byType }: FactIndex): Decision {
  const equal = byType.identifier.find((known) => valueOf(known) === value)
  if (equal) return supported(equal)
  const near = byType.identifier.find(
    (known) =>
      known.fact.value.type === 'identifier' &&
      known.fact.value.kind === kind &&
      editDistance(valueOf(known), value, 2) <= 2,
  )
  return near ? { state: 'conflict', by: near } : { state: 'not-found' }
}
