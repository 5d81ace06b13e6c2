import type { CaseMap, CasePassage } from '#domain/case-map/case-map.ts'
import { countWords } from '#domain/language/sentences.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { longest } from './quotation.ts'

/** One line of a paragraph: markup that is safe, and the exhibits that it rests on. */
export type Line = { readonly markup: string; readonly exhibits: readonly string[] }

/**
 * Quotations of one voice that follow each other are led in once: what runs on in its source is one quotation, anything
 * else stands behind `And further:`.
 */
export function quotationsJoined(lines: readonly Line[], map: CaseMap): Line[] {
  const joined: Line[] = []
  let lead = ''
  for (const line of lines) {
    const before = joined.at(-1)
    const [first, next] = [before && quotationIn(before, atEnd), quotationIn(line, alone)]
    if (first && first.lead !== 'And further:') lead = first.lead
    const goesOn =
      first !== undefined &&
      next !== undefined &&
      (isSameVoice(lead, next.lead) || runsOn(first.words, next.words, map))
    if (!before || !first || !next || !goesOn || !isSamePlace(before, line)) {
      joined.push(line)
      continue
    }
    const whole = `${first.words} ${next.words}`
    const isOne = countWords(whole) <= longest && runsOn(first.words, next.words, map)
    const markup = isOne
      ? `${before.markup.slice(0, -first.words.length - 2)}“${whole}”`
      : `${before.markup} And further: “${next.words}”`
    joined[joined.length - 1] = { ...before, markup }
  }
  return joined
}

const isSamePlace = (one: Line, other: Line): boolean =>
  one.exhibits.length === other.exhibits.length && one.exhibits.every((token, index) => token === other.exhibits[index])

/** The same lead, or a pronoun with the same verb behind it: `Ms. Berg states:`, `She states:`. */
const isSameVoice = (lead: string, next: string): boolean =>
  lead === next || (/^(?:He|She|It) \p{Ll}+:$/u.test(next) && lead.split(' ').at(-1) === next.split(' ').at(-1))

const ledIn = String.raw`((?:(?:Mr|Ms|Mrs|Dr)\. \p{Lu}[\p{L}’-]{1,30}(?: \p{Lu}[\p{L}’-]{1,30})?|\p{Lu}[\p{L}’-]{1,30}(?: [\p{L}’-]{1,30}){0,2}) (?:states|writes|says|reads):|And further:) “([^“”<>]{1,600})”$`
const atEnd = new RegExp(ledIn, 'u')
const alone = new RegExp(`^${ledIn}`, 'u')

/** The quotation with which a line ends, or that it is, with who says it. */
function quotationIn({ markup }: Line, where: RegExp): { lead: string; words: string } | undefined {
  const [, lead, words] = where.exec(markup) ?? []
  return lead === undefined || words === undefined ? undefined : { lead, words }
}

/** The second stands right behind the first in its document. */
function runsOn(first: string, second: string, { passages }: CaseMap): boolean {
  const [end, start] = [plain(first), plain(second)]
  return passages.some((passage) => {
    const words = plain(passage.words)
    if (words.includes(`${end} ${start}`)) return true
    return words.endsWith(end) && passages.some((next) => isNext(passage, next) && plain(next.words).startsWith(start))
  })
}

const isNext = (passage: CasePassage, next: CasePassage): boolean =>
  next.document === passage.document && next.start >= passage.end && next.start - passage.end <= 2

const plain = (text: string): string =>
  curlyQuotes(text.replaceAll(/\s+/g, ' ').trim())
    .replace(/^\d{1,3}\. /, '')
    .replaceAll(/[‘’“”]/gu, '’')
