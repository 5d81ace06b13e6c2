import { readNumber } from '#domain/language/numbers.ts'
import type { Decision, DraftFact } from './decision.ts'
import { sharedWords, wordsAround, type FactIndex } from './fact-index.ts'
import type { FactValue } from './fact.ts'

type Quantity = Extract<FactValue, { type: 'quantity' }>

/** `Two citations` for an answer under that title that begins with `Two: ...`. */
export function deriveTitled(
  { count, unit = '' }: Quantity,
  _draft: DraftFact,
  { sources }: FactIndex,
): Decision | undefined {
  if (unit.length < 4) return undefined
  for (const from of sources) {
    const { title, text, lead = 0, kind } = from.source
    const first = /^(?:\p{L}+|\d+)(?=[:.,;])/u.exec(text.slice(lead))?.[0]
    if (kind !== 'answer' || first === undefined || readNumber(first) !== count) continue
    if (!new RegExp(String.raw`(?<!\p{L})${unit}s?(?!\p{L})`, 'iu').test(title)) continue
    const fact = {
      start: lead,
      end: lead + first.length,
      text: first,
      value: { type: 'quantity' as const, count, unit },
    }
    return { state: 'supported', by: { from, fact } }
  }
  return undefined
}

const abridged = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const monthRange =
  /(?<!\p{L})(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}{0,6}\.? ?(?:-|–|to|until|through) ?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}{0,6}\.? (\d{4})(?!\d)/giu

/** `About eight months` for a note that says `feb-oct 2025`. */
export function deriveMonthRange(
  { count, unit = '' }: Quantity,
  { words }: DraftFact,
  { sources }: FactIndex,
): Decision | undefined {
  if (unit !== 'month') return undefined
  for (const from of sources)
    for (const match of from.source.text.matchAll(monthRange)) {
      const [text, first = '', last = ''] = match
      const months = (abridged.indexOf(last.toLowerCase()) - abridged.indexOf(first.toLowerCase()) + 12) % 12
      const fits = (count === months || count === months + 1) && sharedWords(words, wordsAround(from, match.index)) >= 1
      const fact = { start: match.index, end: match.index + text.length, text }
      if (fits)
        return {
          state: 'derived',
          by: { from, fact: { ...fact, value: { type: 'quantity', count, unit } } },
          how: text,
        }
    }
  return undefined
}
