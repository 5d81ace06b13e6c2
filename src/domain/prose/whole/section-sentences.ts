import type { Range } from '#domain/section-content/read.ts'
import { findSentences } from '#domain/language/sentences.ts'

/** A sentence of a paragraph: its words as they are read, and where it stands in the markup. */
export type PlacedSentence = { readonly text: string; readonly start: number; readonly end: number }

const piece = /<[^<>]*>|\[\[[^[\]]{0,160}\]\]|&(?:amp|lt|gt|quot);/gu
const signs: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '”' }

/**
 * The sentences of a paragraph's markup, with what stands in bold and in gaps as marks that nobody judges, and cites to the
 * record as `Ex. 1`. Each keeps its place in the markup.
 */
export function sentencesIn(markup: string): PlacedSentence[] {
  const { text, places } = readable(markup)
  return quotationsWhole(text).map(({ start, end }) => ({
    text: text.slice(start, end),
    start: places[start] ?? 0,
    end: places[end] ?? markup.length,
  }))
}

/** A quotation of several sentences belongs to the sentence that opens it; what goes on with a small letter was torn at an abbreviation. */
function quotationsWhole(text: string): Range[] {
  const whole: Range[] = []
  let open = 0
  for (const range of findSentences(text)) {
    const last = whole.at(-1)
    const isTorn =
      open > 0 ||
      (/^\p{Ll}/u.test(text.slice(range.start, range.end)) && !text.slice(last?.end, range.start).includes('\n'))
    if (isTorn && last) whole[whole.length - 1] = { start: last.start, end: range.end }
    else whole.push(range)
    for (const sign of text.slice(range.start, range.end)) open += sign === '“' ? 1 : sign === '”' ? -1 : 0
    open = Math.max(0, open)
  }
  return whole
}

/** The words of a markup, and for each of their letters its place in the markup. */
function readable(markup: string): { readonly text: string; readonly places: readonly number[] } {
  const places: number[] = []
  let text = ''
  let from = 0
  let aside = ''
  const add = (words: string, at: number, isWhole: boolean) => {
    for (let index = 0; index < words.length; index += 1) places.push(isWhole ? at : at + index)
    text += words
  }
  const read = (to: number) => {
    if (aside === '') add(markup.slice(from, to), from, false)
  }
  for (const { 0: found, index } of markup.matchAll(piece)) {
    read(index)
    from = index + found.length
    if (aside !== '') {
      if (found === aside) {
        aside = ''
        add(found === '</strong>' ? '\n' : '', index, true)
      }
    } else if (found === '<strong>') aside = '</strong>'
    else if (found.startsWith('<mark')) {
      aside = '</mark>'
      add('§', index, true)
    } else add(standsFor(found), index, true)
  }
  read(markup.length)
  places.push(markup.length)
  return { text, places }
}

function standsFor(found: string): string {
  if (found.startsWith('&')) return signs[found] ?? ' '
  if (found === '<br>') return '\n'
  if (found.startsWith('[[ex:')) return 'Ex. 1'
  return found.startsWith('[[cite:') || found.startsWith('[[src:') ? 'INA § 1' : ''
}
