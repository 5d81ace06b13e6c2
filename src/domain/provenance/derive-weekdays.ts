import type { Decision, DraftFact } from './decision.ts'
import { sharedWords, wordsAround, type FactIndex } from './fact-index.ts'
import type { Quantity } from './derive-quantity.ts'

const weekday = /(?<!\p{L})(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?!\p{L})/gu

/** How many days `on April 8 and 15, 2026` names; 0 for none. */
function daysListed(text: string): number {
  const [, list] =
    /(?<!\p{L})(?:January|February|March|April|May|June|July|August|September|October|November|December) (\d{1,2}(?:, \d{1,2}(?!\d)){0,6},? and \d{1,2})(?!\d)/u.exec(
      text,
    ) ?? []
  return list?.match(/\d+/g)?.length ?? 0
}

/** `Three times a week` for a sentence that names three days of the week. */
export function deriveWeekdays(
  { count, unit = '' }: Quantity,
  { words }: DraftFact,
  { sources }: FactIndex,
): Decision | undefined {
  if (!/^(?:time|day|session|treatment)$/.test(unit) || count > 6) return undefined
  for (const from of sources)
    for (const { start, end } of from.sentences) {
      const text = from.source.text.slice(start, end)
      const days = new Set(text.match(weekday)?.map((day) => day.replace(/s$/, '')))
      if ((days.size !== count && daysListed(text) !== count) || sharedWords(words, wordsAround(from, start)) === 0)
        continue
      return {
        state: 'derived',
        by: { fact: { start, end, text, value: { type: 'quantity', count, unit } }, from },
        how: text,
      }
    }
  return undefined
}
