import { readNumber } from '#domain/language/numbers.ts'
import type { Decision, DraftFact } from './decision.ts'
import { sharedWords, wordsAround, type FactIndex, type IndexedFact } from './fact-index.ts'
import { type Quantity, countOf } from './derive-quantity.ts'

/** `eight days` for a stay of five days and another of three that one sentence of the file names. */
export function deriveSum(
  { count, unit = '' }: Quantity,
  { words }: DraftFact,
  { quantities }: FactIndex,
): Decision | undefined {
  const known = (quantities.get(unit) ?? []).filter(
    ({ from, fact }) => sharedWords(words, wordsAround(from, fact.start)) >= 1,
  )
  const elliptic = known.find((one) => {
    const behind = bareBehind(one)
    return behind > 0 && countOf(one) + behind === count
  })
  if (elliptic)
    return { state: 'derived', by: elliptic, how: `${elliptic.fact.text} and what stands beside it, added up` }
  for (const [at, one] of known.entries()) {
    let sum = countOf(one)
    for (const other of known.slice(at + 1, at + 5)) {
      if (other.from !== one.from || other.fact.start - one.fact.start > 250) break
      sum += countOf(other)
      if (sum === count) return { state: 'derived', by: one, how: `${one.fact.text} and ${other.fact.text}, added up` }
    }
  }
  return undefined
}

const bare = /^[^.;\d]{0,60}(?:\d{4})?[^.;\d]{0,20} and (?:for )?(\p{L}+|\d+) (?:in|on|during|this|last) /u

/** `Eleven days in 2021 and for six in February`: the number whose unit was told before; 0 without one. */
function bareBehind({ from, fact }: IndexedFact): number {
  const [, number = ''] = bare.exec(from.source.text.slice(fact.end, fact.end + 120)) ?? []
  return readNumber(number) ?? 0
}
