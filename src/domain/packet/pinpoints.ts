import { findSentences, sentenceAt } from '#domain/language/sentences.ts'
import { readFilingWord } from '#domain/section-content/filing-mark.ts'
import type { Range } from '#domain/section-content/read.ts'

/**
 * A cite of an exhibit as the filed text prints it: `Ex. C at 12-14, ¶ 3`, `Ex. G at 3 (Second Filing)`. The range is that of
 * the cite in the text.
 */
export type Pinpoint = Range & {
  readonly text: string
  readonly letter: string
  /** Numbers of packet pages, each as it stands: `12` or `12-14`; empty for a cite of the whole exhibit. */
  readonly pages: readonly PageRange[]
  readonly paragraph?: number
  /** The filing of the case whose pages it counts, where it says so. */
  readonly filing?: number
  readonly sentence: string
  /** The words between quotation marks that the cite is for: those of its sentence since the cite before it. */
  readonly quotes: readonly string[]
}

export type PageRange = { readonly from: number; readonly to: number }

const cite =
  /\bEx(?:h(?:ibit)?)?s?\.?[ \u00a0]{1,2}([A-Z]{1,3}(?:-\d{1,3})?)(?![\p{L}\p{N}])(?:,? at[ \u00a0](?:pp?\.[ \u00a0])?(\d{1,5}(?:[-\u2013]\d{1,5})?(?:,[ \u00a0]\d{1,5}(?:[-\u2013]\d{1,5})?(?!\d)){0,12}))?(?:,?[ \u00a0](?:¶[ \u00a0]?(\d{1,4})|¶¶[ \u00a0]?(\d{1,4})(?:[-\u2013]\d{1,4})?(?:,[ \u00a0]\d{1,4}(?:[-\u2013]\d{1,4})?(?!\d)){0,12}))?(?:[ \u00a0]\(([A-Za-z]{5,11}|\d{1,2}(?:st|nd|rd|th|d))[ \u00a0][Ff]iling\))?/gu
const quoted = /“([^“”]{1,3000})”|(?<![\p{L}\p{N}.,!?])"(?=\S)([^"]{1,3000}?)(?<=\S)"(?![\p{L}\p{N}])/gu

/** Every cite of an exhibit in a text, with its sentence and the words that are quoted for it, in order. */
export function findPinpoints(text: string): Pinpoint[] {
  const sentences = findSentences(text)
  const quotations = [...text.matchAll(quoted)].map((match) => ({
    words: match[1] ?? match[2] ?? '',
    end: match.index + match[0].length,
    start: match.index,
  }))
  let before = 0
  return [...text.matchAll(cite)].map((match): Pinpoint => {
    const start = match.index
    const [whole, letter = '', pages = '', paragraph, firstParagraph, filing] = match
    const end = start + whole.length
    const index = sentenceAt(sentences, start)
    const sentence = sentences[index]
    // A cite in brackets behind the full stop belongs to the sentence before it.
    const opens = sentence
      ? text.slice(sentence.start, start).replaceAll(/[([\s]|See(?: also)?|see(?: also)?/g, '')
      : ''
    const from = opens === '' && index > 0 ? (sentences[index - 1]?.start ?? 0) : (sentence?.start ?? 0)
    const quotes = quotations.filter((one) => one.start >= before && one.end > from && one.end <= start)
    before = end
    return {
      start,
      end,
      text: whole,
      letter,
      pages: readPages(pages),
      ...readDetails(paragraph ?? firstParagraph, filing),
      sentence: text.slice(from, sentence?.end ?? end).trim(),
      quotes: quotes.map(({ words }) => words),
    }
  })
}

function readDetails(paragraph: string | undefined, word: string | undefined): Pick<Pinpoint, 'paragraph' | 'filing'> {
  const filing = word === undefined ? undefined : readFilingWord(word)
  return {
    ...(paragraph !== undefined && { paragraph: Number(paragraph) }),
    ...(filing !== undefined && { filing }),
  }
}

function readPages(written: string): PageRange[] {
  return written
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [from = 0, to = from] = part.split(/[-\u2013]/).map(Number)
      return { from, to }
    })
}
