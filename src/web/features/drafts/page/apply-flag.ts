import { placeSection } from '#domain/section-content/placed.ts'
import { replaceWords } from '#domain/section-content/replace.ts'
import type { DraftFlag } from './draft-flag.ts'

/** What a card's button does to the text by itself; every other decision is the attorney's, by hand. */
export const textActions: readonly string[] = ['take', 'remove']

/** The section after `take` (the suggestion stands there) or `remove` (the words are gone); undefined where neither applies. */
export function applyFlag(html: string, { place, suggest }: DraftFlag, action: string): string | undefined {
  if (!place || place.footnote !== undefined) return undefined
  if (action === 'take' && suggest !== undefined) return replaceWords(html, place, suggest)
  return action === 'remove' ? replaceWords(html, withoutRest(placeSection(html).text, place), '') : undefined
}

/** The words with the space before them, and with the full stop after them where they were a sentence of their own. */
function withoutRest(text: string, { start, end }: { start: number; end: number }): { start: number; end: number } {
  const from = text.slice(0, start).replace(/[ \u00a0]+$/, '').length
  const isSentence = from === 0 || /[.;\n]/.test(text[from - 1] ?? '')
  const to = isSentence && /[.;]/.test(text[end] ?? '') ? end + 1 : end
  return { start: from === 0 || text[from - 1] === '\n' ? start : from, end: to }
}
