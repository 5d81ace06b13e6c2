import { foldToWords } from '#domain/language/fold.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { gap, paragraph } from '#domain/section-content/write.ts'
import type { Teller } from './teller.ts'

/**
 * What the answers note in this section without a sentence that could stand in a brief, or in Spanish: one open point with
 * the notes’ own words, for the attorney to word or to leave out; empty where everything could be told.
 */
export function openNotes(teller: Teller, section: string): string {
  // What stands in the section word for word is said.
  const printed = foldToWords(section)
  const items = teller
    .takeNotes()
    .filter((item) => !printed.includes(foldToWords(item)))
    .filter((item) => item.split(' ').length > 1 && !isNameAlone(item) && !isNamedInSentence(item, teller))
    .filter((item) => !teller.map.persons.some(({ full, short }) => item === full || item === short))
  const apart = items.filter((item, at) => !items.some((other, one) => one !== at && other.includes(item)))
  return apart.length === 0 ? '' : paragraph(gap(`From the notes, to be worded: ${apart.map(quotedItem).join('; ')}`))
}

const quotedItem = (item: string): string =>
  `“${curlyQuotes(item.replaceAll(/\s+/gu, ' ').trim()).replaceAll('“', '‘').replaceAll('”', '’')}”`

/** `Yaw Mensah`: a name, and nothing said of who bears it. */
const isNameAlone = (item: string): boolean =>
  /^\p{Lu}[\p{L}\p{M}’-]{1,30}(?: \p{Lu}[\p{L}\p{M}’-]{1,30}){1,3}$/u.test(item)

/** `belongs to her mother, Carmela Gallo, 70`: the name with its age only ends a sentence that is told. */
const isNamedInSentence = (item: string, { waiver }: Teller): boolean =>
  isNameAlone(item.replace(/, \d{1,3}$/u, '')) &&
  Object.values(waiver.input.answers).some(
    (answer) => typeof answer === 'string' && new RegExp(String.raw`\p{Ll},? ${RegExp.escape(item)}`, 'u').test(answer),
  )
