import { sentencesOf } from '#domain/language/sentences.ts'
import type { Instructions } from '../case/instructions.ts'
import { names } from '../case/kept-out.ts'

const leaf = /<(p|li)>((?:(?!<\/?(?:p|li)>).)*)<\/\1>/gsu
const withoutMarkup = (html: string): string => html.replaceAll(/<[^<>]*>/gu, ' ')

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
      const kept = sentencesOf(inner).filter((words) => !isOut(words))
      return kept.length === 0 ? '' : `<${tag}>${kept.join(' ')}</${tag}>`
    })
    .replaceAll(/<p>[^<>]{0,160}:<\/p><ul><\/ul>|<ul><\/ul>/gu, '')
}
