import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { curlyQuotes } from './house-style.ts'

/** A passage that may be quoted. Its words are the document's, exactly. */
export type Quotable = {
  readonly id: string
  readonly words: string
  /** The person the section is about says it of herself. */
  readonly isOwnVoice?: boolean
  /** An expert or treating professional says it. */
  readonly isOpinion?: boolean
  /** It answers a fact on the other side. */
  readonly answersAdverse?: boolean
}

/** No quotation in a brief is longer than this. */
export const longestQuotation = 45

const testsTerms =
  /more likely than not|reasonable degree|in my (?:professional )?opinion|separation|relocat|likely (?:to|that)|would (?:cause|bring|lead|result)/iu
const intention = /\bI (?:will|would|could|cannot|can(?:no|['’])t|do not|have never|am)\b/u
const concrete = /\d|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/u

/** How well a passage serves as a quotation (see the design's rules for choosing one). */
export function scoreQuotation({ words, isOwnVoice, isOpinion, answersAdverse }: Quotable): number {
  return (
    (isOpinion && testsTerms.test(words) ? 3 : 0) +
    (isOwnVoice && intention.test(words) ? 3 : 0) +
    (answersAdverse ? 2 : 0) +
    (concrete.test(words) ? 1 : 0) -
    (countWords(words) > longestQuotation ? 2 : 0) -
    (countWords(words) < 6 ? 2 : 0)
  )
}

/** The best passage that was not quoted before; the earlier one of equals. */
export function chooseQuotation<T extends Quotable>(
  candidates: readonly T[],
  used: ReadonlySet<string> = new Set(),
): T | undefined {
  const open = candidates.filter(({ id }) => !used.has(id))
  const best = Math.max(...open.map(scoreQuotation))
  return open.find((one) => scoreQuotation(one) === best)
}

/**
 * The words in curly quotation marks, word for word, the last full stop taken out so that a cite may follow. A passage over
 * the longest quotation is cut at the end of a sentence, where it has one in time; undefined when it cannot be cut.
 */
export function quoted(words: string, longest = longestQuotation): string | undefined {
  const cut = cutAtSentence(words.replaceAll(/\s+/g, ' ').trim(), longest)
  if (cut === undefined) return undefined
  const inner = curlyQuotes(cut)
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
    .replace(/(?<!\b[ap]\.m)\.(’?)$/u, '$1')
  return `“${inner}”`
}

function cutAtSentence(words: string, longest: number): string | undefined {
  if (countWords(words) <= longest) return words
  let kept = ''
  for (const sentence of sentencesOf(words)) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`
    if (countWords(longer) > longest) break
    kept = longer
  }
  return kept === '' ? undefined : kept
}
