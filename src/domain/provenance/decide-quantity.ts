import { closest, isProse, supported, type Closest, type Decision, type DraftFact } from './decision.ts'
import { sharedWords, wordsAround, type FactIndex, type IndexedFact } from './fact-index.ts'
import type { FactValue } from './fact.ts'
import { readNumber } from '#domain/language/numbers.ts'
import { numberWords } from '#domain/language/word-lists.data.ts'
import { computed, computedBar, isComputed } from './computed-quantity.ts'
import {
  countOf,
  deriveAge,
  deriveCount,
  deriveListed,
  deriveMonths,
  deriveSince,
  deriveTime,
  deriveTrips,
  sameLength,
} from './derive-quantity.ts'
import { deriveMonthRange, deriveTitled } from './derive-from-notes.ts'
import { deriveRange } from './derive-range.ts'
import { deriveDeadline } from './derive-deadline.ts'
import { deriveClock } from './derive-clock.ts'
import { deriveBounded } from './derive-bounded.ts'
import { lastsLonger } from './lasts-longer.ts'
import { isTime } from './find-quantities.ts'
import { partOf, singleOne } from './derive-part.ts'
import { unitsLike } from './units-alike.ts'
import { deriveOthers } from './derive-others.ts'
import { deriveSum } from './derive-sum.ts'
import { deriveWeekdays } from './derive-weekdays.ts'

type Quantity = Extract<FactValue, { type: 'quantity' }>

/** A counted thing: the same number of the same unit, a computed number, a span between two dates, or another number. */
export function decideQuantity(value: Quantity, draft: DraftFact, index: FactIndex): Decision {
  const { unit } = value
  const sameUnit =
    unit === undefined ? index.byType.quantity : unitsLike(unit).flatMap((one) => index.quantities.get(one) ?? [])
  const isEqual = (known: IndexedFact) => countOf(known) === value.count
  const equal = closest(
    sameUnit.filter((known) => isEqual(known) && !isComputed(known)),
    draft.words,
  )
  if (unit === undefined) return equal ? supported(equal.by) : { state: 'not-found' }
  const other = closest(
    sameUnit.filter((known) => !isEqual(known)),
    draft.words,
  )
  if (equal) return fitsBetter(other, equal) ? { state: 'check', by: other.by } : supported(equal.by)
  const followed = lastsLonger(value, draft, index) ?? follow(value, draft, index)
  if (followed) return followed
  // `Nine of the doses` is no other number than that of all of them.
  const whole = isPart(draft.fact.text) ? sameUnit.filter((known) => countOf(known) <= value.count) : sameUnit
  const against = other && whole.includes(other.by) ? other : undefined
  const decision = contradict(value, { known: whole.length, isNamed: isNamed(unit, index) }, against)
  return decision.state === 'not-found' && (isTime(unit) || unit === 'age') && isReckoned(draft)
    ? { ...decision, isReckoned: true }
    : decision
}

/** `Two months later`, `after two months`, `less than two weeks`: the time between two things that are told, and no thing itself. */
function isReckoned(draft: DraftFact): boolean {
  const { lead, tail, fact } = draft
  if (/\d/.test(fact.text)) return false
  // `Three times a day` where the file names the hours.
  if (/^(?:two|three|four|five) times$/iu.test(fact.text) && /^ (?:a|per|each|every) day/u.test(tail)) return true
  return (
    isRounded(draft) ||
    /^ (?:later|afterwards?|after|earlier|before|thereafter|older|younger|her (?:senior|junior)|his (?:senior|junior))(?!\p{L})/iu.test(
      tail,
    ) ||
    /(?<!\p{L})than (?:\p{L}+ ){1,3}in $/u.test(lead) ||
    /(?<!\p{L})(?:[Aa]fter|[Ww]ithin|[Uu]nder|less than|fewer than|(?:a )?total of|near|close to|short of|exceed(?:s|ed|ing)?|approach(?:es|ed|ing)?) $/u.test(
      lead,
    )
  )
}

/**
 * `Nearly three hours late`, `for over two decades`: a time in words with a word of rounding is the writer's own. How often
 * something was done, and how many there are, is not: `arrested more than three times`. Of fifteen such doubts on statements
 * that were new to the checks, fourteen met true ones.
 */
function isRounded({ lead, tail, fact }: DraftFact): boolean {
  if (!/(?:minute|hour|day|night|week|month|year|decade)s?$/iu.test(fact.text)) return false
  return (
    /(?<!\p{L})(?:(?:more|longer) than|over|nearly|almost|about|around|roughly|approximately|some) $/iu.test(lead) ||
    /^ (?:late|in advance|ahead|apart)(?!\p{L})/u.test(tail)
  )
}

const isPart = (text: string) => /^\S+ of (?:the|these|those|his|her|its|their|our|my)(?!\p{L})/iu.test(text)

/** Another number of that thing stands in a passage that tells of much more of what this sentence tells. */
function fitsBetter(other: Closest | undefined, equal: Closest): other is Closest {
  if (!other || !isProse(other.by)) return false
  return other.shared >= equal.shared + 3 || (equal.shared === 0 && other.shared >= 2)
}

/** What software computed under that name, what stands in the same context, what follows by arithmetic. */
function follow(value: Quantity, draft: DraftFact, index: FactIndex): Decision | undefined {
  const ways = [
    computed,
    computedBar,
    sameContext,
    deriveTime,
    deriveClock,
    deriveCount,
    deriveSum,
    deriveTrips,
    deriveWeekdays,
    deriveMonths,
    deriveMonthRange,
    deriveRange,
    deriveTitled,
    deriveDeadline,
    sameLength,
    withOneMore,
    partOfWhole,
    deriveListed,
    deriveOthers,
    deriveSince,
    deriveAge,
    deriveBounded,
    singleOne,
    partOf,
  ]
  for (const way of ways) {
    const found = way(value, draft, index)
    if (found) return found
  }
  return undefined
}

/** `Nine of the eleven districts` where the file has eleven districts, and then `nine of them`. */
function partOfWhole({ unit }: Quantity, { fact }: DraftFact, { quantities }: FactIndex): Decision | undefined {
  const [, part = '', whole = ''] =
    /^(\p{L}+|\d+) of (?:the |his |her |their |its )?(\p{L}+|\d+) /u.exec(fact.text) ?? []
  const count = readNumber(whole)
  if (count === undefined) return undefined
  const words = [part.toLowerCase(), String(readNumber(part) ?? part)]
  const by = (quantities.get(unit ?? '') ?? []).find(
    (known) =>
      countOf(known) === count &&
      words.some((word) => saysPart(known.from.source.text.slice(known.fact.end, known.fact.end + 200), word)),
  )
  return by && supported(by)
}

const saysPart = (text: string, word: string) =>
  [' of them', ' of these', ' of those', ' of which', ' of whom'].some((tail) =>
    text.toLowerCase().includes(`${word}${tail}`),
  )

/** `Twelve women in a cell` where the file says `with eleven women`. */
function withOneMore({ count, unit }: Quantity, _draft: DraftFact, { quantities }: FactIndex): Decision | undefined {
  const by = (quantities.get(unit ?? '') ?? []).find(
    (known) =>
      countOf(known) === count - 1 &&
      /(?<!\p{L})with (?:other )?$/iu.test(known.from.source.text.slice(0, known.fact.start)),
  )
  return by && { state: 'derived', by, how: `${by.fact.text} and one more` }
}

const unitOf = ({ fact }: IndexedFact) => (fact.value.type === 'quantity' ? (fact.value.unit ?? '') : '')

/** The same number in a sentence that tells of the same things, under another noun. A number alone supports nothing. */
function sameContext(
  { count, unit = '' }: Quantity,
  { words }: DraftFact,
  { byType }: FactIndex,
): Decision | undefined {
  const isCounted = byType.quantity.some(
    (known) =>
      unitOf(known) === unit &&
      countOf(known) !== count &&
      sharedWords(words, wordsAround(known.from, known.fact.start)) >= 1,
  )
  const isBare = byType.quantity.some((known) => countOf(known) === count && unitOf(known) === '')
  if (isCounted && !isBare) return undefined
  const same = closest(
    byType.quantity.filter(
      (known) => countOf(known) === count && !isComputed(known) && !(isTime(unit) && isTime(unitOf(known))),
    ),
    new Set([...words].filter((word) => !numberWords.has(word))),
  )
  return same && same.shared >= (count >= 13 ? 1 : 2) ? supported(same.by) : undefined
}

/** What a writer counts of what is told one by one. */
const sums = new Set(['installment', 'instalment', 'fine', 'part', 'stage', 'attempt'])

/** The thing stands on file, counted or not. */
const isNamed = (unit: string, { words }: FactIndex) => sums.has(unit) || words.has(unit) || words.has(`${unit}s`)

/** Another number of the same thing is a conflict when the sentences agree, or when that thing is counted only once. */
function contradict(
  { unit = '', count }: Quantity,
  { known, isNamed: isOnFile }: { readonly known: number; readonly isNamed: boolean },
  other: Closest | undefined,
): Decision {
  // `Three floods` of one season beside 212 in all: who means all of them does not err so far.
  const isFar = other !== undefined && other.shared === 0 && countOf(other.by) >= count * 20
  const isSameThing = other !== undefined && !isFar && (other.shared >= 2 || (known === 1 && !isTime(unit)))
  if (isSameThing) return { state: 'conflict', by: other.by }
  return { state: 'not-found', ...(known === 0 && isOnFile && { isUncounted: true as const }) }
}
