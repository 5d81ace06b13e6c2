import { sentencesOf } from '#domain/language/sentences.ts'
import type { Instructions } from '../case/instructions.ts'
import { names } from '../case/kept-out.ts'

const leaf = /<(p|li)>((?:(?!<\/?(?:p|li)>).)*)<\/\1>/gsu
const withoutMarkup = (html: string): string => html.replaceAll(/<[^<>]*>/gu, ' ')

/** An open point that quotes several notes keeps the others. */
function withoutNotes(gap: string, isOut: (words: string) => boolean): string {
  const notes = [...new Set([...gap.matchAll(/“[^“”]*”/gu)].map(([note]) => note))]
  const out = notes.filter((note) => isOut(note))
  if (out.length === 0 || out.length === notes.length) return gap
  return out.reduce((text, note) => text.replaceAll(`${note}; `, '').replaceAll(`; ${note}`, ''), gap)
}

/**
 * The last look before a section is printed: what counsel keeps out of the letter stands in no sentence and in no item of
 * it, whatever wrote it. A line that led into a list of nothing else goes with it.
 */
export function withoutLeftOut(html: string, { avoided }: Instructions): string {
  const isOut = (words: string) => avoided.some((subject) => names(withoutMarkup(words), subject))
  if (avoided.length === 0 || !isOut(html)) return html
  return html
    .replaceAll(leaf, (whole: string, tag: string, inner: string) => {
      if (!isOut(inner)) return whole
      // A gap holds sentences of the notes in its mark: it stands or falls whole, or the markup breaks.
      const kept = inner
        .split(/(<mark\b[^<>]*>[^<>]*<\/mark>)/u)
        .flatMap((part) => (part.startsWith('<mark') ? [withoutNotes(part, isOut)] : sentencesOf(part)))
        .filter((words) => words !== '' && !isOut(words))
      return kept.length === 0 ? '' : `<${tag}>${kept.join(' ')}</${tag}>`
    })
    .replaceAll(/<p>[^<>]{0,160}:<\/p><ul><\/ul>|<ul><\/ul>/gu, '')
}
