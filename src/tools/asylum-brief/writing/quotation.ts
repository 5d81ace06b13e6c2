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
    words ?? passage.words.replaceAll(/\s+/g, ' ').trim(),
    documentNoun(pen.map, passage.document),
  )
  if (entries !== undefined) return { passage, text: curlyQuotes(entries) }
  const marked = words === undefined ? undefined : quoted(words, longest)
  if (marked === undefined || words === undefined) return undefined
  const more = restToQuote(fact, passage, words)
  return {
    passage,
    text: `${speakerOf(passage, pen)} ${closed(marked)}${more === undefined ? '' : ` And further: ${closed(more)}`}`,
  }
}

/** What a statement says behind the part that is quoted first, as a quotation of its own. */
function restToQuote(fact: CaseFact, passage: CasePassage, first: string): string | undefined {
  if (!fact.quoteOnly) return undefined
  const whole = (fact.asTold && passage.words.includes(fact.asTold) ? fact.asTold : passage.words)
    .replaceAll(/\s+/g, ' ')
    .trim()
  const rest = whole.startsWith(first) ? whole.slice(first.length).trim() : ''
  return countWords(rest) >= shortest && marks(rest) === 0 ? quoted(rest, longest) : undefined
}

/** The full stop stands inside the closing mark. */
export const closed = (marked: string) =>
  marked.replace(/([.?!]?)(’?)”$/u, (_, mark: string, inner: string) => `${mark === '' ? '.' : mark}${inner}”`)

/** The sentences of the passage that the fact was read from; the whole passage when it is short enough. */
function wordsToQuote(fact: CaseFact, passage: CasePassage): string | undefined {
  const told = fact.asTold && passage.words.includes(fact.asTold) ? fact.asTold : passage.words
  const whole = told
    .replaceAll(/\s+/g, ' ')
    .replace(/^\d{1,3}\.\s+/, '')
    // The clause of an affidavit: `That the police have come` is quoted as `[T]he police have come`.
    .replace(/^That (\p{Ll})(?=\p{Ll}{0,12} )/u, (_, first: string) => `[${first.toUpperCase()}]`)
    .trim()
  if (countWords(whole) <= longest) return countWords(whole) >= shortest ? whole : undefined
  let kept = ''
  for (const sentence of sentencesOf(whole)) {
    if (countWords(`${kept} ${sentence}`) > longest) break
    kept = kept === '' ? sentence : `${kept} ${sentence}`
  }
  return countWords(kept) >= shortest ? closedMarks(kept) : undefined
}
