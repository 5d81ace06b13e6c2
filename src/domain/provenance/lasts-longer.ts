import { daysApart } from '#domain/language/partial-date.ts'
import { dateOf, type Decision, type DraftFact } from './decision.ts'
import { sharedWords, wordsAround, type FactIndex, type IndexedFact } from './fact-index.ts'
import type { FactValue } from './fact.ts'

const beginning = /(?<!\p{L})(?:since|from|began|started|joined|hired)(?: (?:in|on|around|about))?:? $/iu

/** A date with its month of which the file says that something has gone on since. */
const isBeginning = ({ fact, from }: IndexedFact) =>
  dateOf({ fact, from }).month !== undefined &&
  beginning.test(from.source.text.slice(Math.max(0, fact.start - 24), fact.start))

/** `A resident for less than seven years` where the file has it since a day that lies seven years and some months before filing. */
export function lastsLonger(
  { count, unit }: Extract<FactValue, { type: 'quantity' }>,
  { words, lead }: DraftFact,
  { byType }: FactIndex,
): Decision | undefined {
  if (unit !== 'year' || !/(?<!\p{L})(?:less|fewer) than $/iu.test(lead)) return undefined
  const filing = byType.date.find(({ from }) => from.source.id === 'filing_date')
  if (!filing) return undefined
  const lasting = byType.date.filter(
    (known) => isBeginning(known) && sharedWords(words, wordsAround(known.from, known.fact.start)) >= 1,
  )
  const years = (known: IndexedFact) => (daysApart(middleOf(dateOf(known)), middleOf(dateOf(filing))) ?? 0) / 365.25
  // Another thing that is told in such words can have lasted less.
  if (lasting.some((known) => years(known) < count - 0.1)) return undefined
  const by = lasting.find((known) => years(known) > count + 0.1 && years(known) < count + 2)
  return by && { state: 'conflict', by, how: 'longer' }
}

const middleOf = (date: ReturnType<typeof dateOf>) => ({ ...date, day: date.day ?? 15 })
