import { sharedWords, wordsAround, type FactIndex, type IndexedFact } from './fact-index.ts'
import { supported, type Decision, type DraftFact } from './decision.ts'
import type { FactValue } from './fact.ts'

type Quantity = Extract<FactValue, { type: 'quantity' }>

/** `One week` where the file says `for a week`. */
export function singleOne({ count, unit }: Quantity, draft: DraftFact, { sources }: FactIndex): Decision | undefined {
  if (count !== 1 || unit === undefined) return undefined
  const said = new RegExp(String.raw`(?<!\p{L})an? ${unit}(?!\p{L})`, 'giu')
  for (const from of sources)
    for (const match of from.source.text.matchAll(said)) {
      if (sharedWords(draft.words, wordsAround(from, match.index)) === 0) continue
      const fact = { start: match.index, end: match.index + match[0].length, text: match[0] }
      return supported({ from, fact: { ...fact, value: { type: 'quantity', count, unit } } })
    }
  return undefined
}

/** `Nine of the doses` where the file has 300 doses, of which 291 are something else. */
export function partOf(
  { count, unit = '' }: Quantity,
  { fact, words }: DraftFact,
  { quantities, byType }: FactIndex,
): Decision | undefined {
  if (!/^\S+ of (?:the|these|those|his|her|its|their|our|my)(?!\p{L})/iu.test(fact.text)) return undefined
  for (const whole of quantities.get(unit) ?? []) {
    const rest = byType.quantity.find(
      (known) => known.from === whole.from && isNear(known, whole) && countOf(whole) - countOf(known) === count,
    )
    if (rest && sharedWords(words, wordsAround(whole.from, whole.fact.start)) > 0)
      return { state: 'derived', by: whole, how: `${whole.fact.text} less ${rest.fact.text.split(' ')[0] ?? ''}` }
  }
  return undefined
}

const countOf = ({ fact: { value } }: IndexedFact) => (value.type === 'quantity' ? value.count : Number.NaN)
const isNear = (one: IndexedFact, other: IndexedFact) => Math.abs(one.fact.start - other.fact.start) < 160
