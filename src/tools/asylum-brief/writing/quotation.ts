import type { CaseFact, CasePassage } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import { quoted } from '#domain/prose/quoting.ts'
import { documentNoun } from '#domain/prose/document-noun.ts'
import { entriesOfForm } from './entries-of-form.ts'
import type { Pen } from './pen.ts'
import { speakerOf } from './speaker-of-passage.ts'

/** A quotation that the reading cut off is closed. */
export const closedMarks = (text: string): string => {
  const open = marks(text)
  return open === 1 ? `${text}”` : text
}

/** Opening quotation marks less closing ones. */
export const marks = (text: string): number => {
  const curly = curlyQuotes(text)
  return curly.split('“').length - curly.split('”').length
}

export type Quotation = { readonly passage: CasePassage; readonly text: string }

/** No quotation is shorter than six words or longer than forty-five. */
export const shortest = 6
export const longest = 45

/** The words of a fact's passage with who says them, where they can be quoted and were not quoted before. */
export function quotationOf(fact: CaseFact, pen: Pen): Quotation | undefined {
  const [passage] = passagesOf(pen.map, fact)
  if (!passage || pen.quoted.has(passage.id)) return undefined
  const words = wordsToQuote(fact, passage)
  const entries = entriesOfForm(
    fact.asTold === undefined || !passage.words.includes(fact.asTold) ? passage.words.trim() : fact.asTold,
    documentNoun(pen.map, passage.document),
  )
  if (entries !== undefined) return { passage, text: curlyQuotes(entries) }
  const marked = words === undefined ? undefined : quotedWhole(words)
  return marked === undefined ? undefined : { passage, text: `${speakerOf(passage, pen)} ${marked}` }
}

/** A sentence that is longer than any quotation should be is quoted whole all the same, up to here. */
const longestSentence = 90

/**
 * Words in quotation marks from their first to their last sentence: nothing of a statement is lost because it does not fit
 * one quotation, and no sentence is cut. Undefined where a sentence is too long to be quoted.
 */
export function quotedWhole(words: string): string | undefined {
  const parts: string[] = []
  for (const sentence of sentencesOf(words.replaceAll(/\s+/g, ' ').trim())) {
    const open = parts.at(-1)
    if (countWords(sentence) > longestSentence) return undefined
    // Words that somebody speaks over several sentences stay in one quotation.
    const isOne = open !== undefined && (marks(open) > 0 || countWords(`${open} ${sentence}`) <= longest)
    if (isOne) parts[parts.length - 1] = `${open} ${sentence}`
    else parts.push(sentence)
  }
  const marked = parts.map((part) => quoted(closedMarks(part), Number.POSITIVE_INFINITY))
  return marked.length === 0 || marked.includes(undefined)
    ? undefined
    : marked.map((one) => closed(one ?? '')).join(' And further: ')
}

/** The full stop stands inside the closing mark. */
export const closed = (marked: string) =>
  marked
    .replace(/[;:,]+(?=’?”$)/u, '')
    .replace(/([.?!]?)(’?)”$/u, (_, mark: string, inner: string) => `${mark === '' ? '.' : mark}${inner}”`)

/** The sentences of the passage that the fact was read from; the whole passage when it is short enough. */
function wordsToQuote(fact: CaseFact, passage: CasePassage): string | undefined {
  const told = fact.asTold && passage.words.includes(fact.asTold) ? fact.asTold : passage.words
  const whole = told
    .replaceAll(/\s+/g, ' ')
    .replace(/^\d{1,3}\.\s+/, '')
    // The clause of an affidavit: `That the police have come` is quoted as `[T]he police have come`.
    .replace(/^(?:That|THAT) (\p{Ll})(?=\p{Ll}{0,12} )/u, (_, first: string) => `[${first.toUpperCase()}]`)
    .replace(/^THAT (?=I |\p{Lu}\p{Ll})/u, '')
    .trim()
  return countWords(whole) >= shortest ? whole : undefined
}
