import { sectionText } from '#domain/legal-document/from-section.ts'
import { withoutQuotations } from '#domain/prose/guard.ts'

/** The small words without which nobody writes forty words of English. */
const small = new Set(
  'the of and to is are was were be been that which who this these for with by from his her he she it its they their not has have had as at on or an will would may'.split(
    ' ',
  ),
)
/** From so many words on a paragraph shows its language. */
const leastWords = 20
/** English has 30 in 100 and more, a list of names and papers some; Spanish, French, German none or two. */
const leastShare = 0.06

/**
 * A paragraph is in another language than English, quotations left out. `own` is the text that stands there without a
 * model: a firm's paper that is in another language itself asks for one. Given only where it is needed.
 */
export function isInOtherLanguage(html: string, own: () => string): boolean {
  return foreignIn(html) && !foreignIn(own())
}

const foreignIn = (html: string): boolean =>
  withoutQuotations(sectionText(html.replaceAll(/\[\[[^[\]]*\]\]/g, '')))
    .split('\n')
    .some(isForeign)

function isForeign(paragraph: string): boolean {
  const letters = paragraph.match(/\p{L}/gu)?.length ?? 0
  const latin = paragraph.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters >= 40 && latin < letters * 0.6) return true
  // Names have capitals, and a list of them has no small words in any language.
  const words = paragraph.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}\p{M}’']*/gu) ?? []
  return words.length >= leastWords && words.filter((word) => small.has(word)).length < words.length * leastShare
}
