import { readNumber } from '#domain/language/numbers.ts'
import type { Decision } from './decision.ts'
import type { FactValue } from './fact.ts'
import type { FactIndex } from './fact-index.ts'

/** Words for persons that say nothing of what they are. */
const anybody: ReadonlySet<string> = new Set(['man', 'woman', 'person', 'individual', 'other'])
const others = /(?<!\p{L})((?:and|with) )?(\p{L}{3,10}|\d{1,3}) others(?!\p{L})/giu

/**
 * `The two men`, or `three men`, where the file has `against him and two others`: persons of whom nothing but their number is
 * told, with the one who is named before them or without.
 */
export function deriveOthers(
  { count, unit = '' }: Extract<FactValue, { type: 'quantity' }>,
  _draft: unknown,
  { sources }: FactIndex,
): Decision | undefined {
  if (!anybody.has(unit)) return undefined
  for (const from of sources)
    for (const { 0: text, 1: lead, 2: number = '', index: start } of from.source.text.matchAll(others)) {
      const read = readNumber(number.toLowerCase())
      if (read !== undefined && (read === count || (lead !== undefined && read + 1 === count))) {
        const fact = { start, end: start + text.length, text, value: { type: 'quantity', count, unit } } as const
        return { state: 'derived', by: { from, fact }, how: text }
      }
    }
  return undefined
}
