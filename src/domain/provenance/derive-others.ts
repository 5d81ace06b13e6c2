import { readNumber } from '#domain/language/numbers.ts'
import type { Decision } from './decision.ts'
import type { FactValue } from './fact.ts'
import type { FactIndex } from './fact-index.ts'

/** Words for persons that say nothing of what they are. */
const anybody: ReadonlySet<string> = new Set(['man', 'woman', 'person', 'individual', 'other'])
const others = /(?<!\p{L})(\p{L}{3,10}|\d{1,3}) others(?!\p{L})/giu

/** `The two men` where the file has `against him and two others`: persons whom nothing but their number is told of. */
export function deriveOthers(
  { count, unit = '' }: Extract<FactValue, { type: 'quantity' }>,
  _draft: unknown,
  { sources }: FactIndex,
): Decision | undefined {
  if (!anybody.has(unit)) return undefined
  for (const from of sources)
    for (const { 0: text, 1: number = '', index: start } of from.source.text.matchAll(others))
      if (readNumber(number.toLowerCase()) === count) {
        const fact = { start, end: start + text.length, text, value: { type: 'quantity', count, unit } } as const
        return { state: 'derived', by: { from, fact }, how: text }
      }
  return undefined
}
