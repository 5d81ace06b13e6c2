import { readSection } from '#domain/section-content/read.ts'
import { replaceWords } from '#domain/section-content/replace.ts'

/**
 * The section with new markup in place of a passage, which is given by its words; everything else stays letter by letter.
 * Undefined when the section does not hold these words. White space counts as one space; of several places the first is
 * taken. A passage that fills its block may become several blocks; inside a block new blocks are joined.
 */
export function splicePassage(section: string, passage: string, markup: string): string | undefined {
  const range = findWords(readSection(section).text, passage)
  if (!range) return undefined
  const open = replaceWords(section, range, place).replaceAll(/<(p|li|h2|h3|blockquote|td)>\s*<\/\1>/g, '')
  const blocks = /<(?:p|h2|h3|ul|ol|table|blockquote)\b/.test(markup)
  const whole = `<p>${place}</p>`
  if (blocks && open.includes(whole)) return open.replace(whole, () => markup)
  return open.replace(place, () => (blocks ? joined(markup) : markup))
}

/** Stands for the new words while the section is put together; no text holds it. */
const place = '\uE001'

function findWords(text: string, passage: string): { readonly start: number; readonly end: number } | undefined {
  const words = passage
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return undefined
  const found = new RegExp(words.map((word) => RegExp.escape(word)).join(String.raw`\s+`), 'u').exec(text)
  return found ? { start: found.index, end: found.index + found[0].length } : undefined
}

/** The text of blocks without their marks, for a place inside a block. */
function joined(markup: string): string {
  return markup
    .replaceAll(/<\/(?:p|h2|h3|li|blockquote)>\s*(?=<)/g, ' ')
    .replaceAll(/<\/?(?:p|h2|h3|ul|ol|li|table|tbody|tr|td|th|blockquote)\b[^<>]*>/g, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
