import { contentWords } from '#domain/language/words.ts'
import { findSentences } from '#domain/language/sentences.ts'
import type { Place } from '#domain/findings/flag.ts'
import { findBoilerplate } from '#domain/provenance/mask.ts'
import { textsOf, type Passage } from '#domain/provenance/passage.ts'
import type { Range, ReadSection } from '#domain/section-content/read.ts'
import { isToldOfTheCase } from '#domain/statements/told-sentence.ts'

/** A sentence of a draft that a model may read beside the file. */
export type ComparedStatement = {
  readonly text: string
  /** The sentence before it, where `he`, `this` or the like begins it. */
  readonly after?: string
}

export type ComparedFrom = {
  /** Citations of law: who cites argues, and the citation has checks of its own. */
  readonly citations: readonly Place[]
  /** Runs of words of the tool's templates. */
  readonly wordings: readonly ReadonlySet<string>[]
}

/** `She voted.` is short and can be the worst of a draft; only what has no word of content states nothing to look for. */
const leastWords = 1
/** A sentence of which more stands between quotation marks is a quotation, and compared word for word by software. */
const mostQuoted = 0.6

/**
 * The sentences of a section that tell something of the case: no headings, placeholders, law, quotations, words of the
 * product. In the order of the text, each once.
 */
export function statementsToCompare(section: ReadSection, from: ComparedFrom): ComparedStatement[] {
  const found = textsOf(section).flatMap((passage) => statementsOf(passage, from))
  const texts = new Set<string>()
  return found.filter(({ text }) => {
    const isNew = !texts.has(text)
    texts.add(text)
    return isNew
  })
}

/** Where statements stand in a section, by their words. */
export function sentencesOf(passage: Passage): (Range & { readonly text: string })[] {
  return findSentences(passage.text).map(({ start, end }) => ({ start, end, text: passage.text.slice(start, end) }))
}

function statementsOf(passage: Passage, { citations, wordings }: ComparedFrom): ComparedStatement[] {
  const { sectionId, footnote, headings, gaps, text } = passage
  const cited = citations.filter((place) => place.sectionId === sectionId && place.footnote === footnote)
  const ours = wordings.flatMap((runs) => findBoilerplate(text, runs))
  const sentences = sentencesOf(passage)
  return sentences.flatMap((sentence, at): ComparedStatement[] => {
    const isHidden = [...headings, ...gaps, ...cited].some(
      (range) => range.start < sentence.end && sentence.start < range.end,
    )
    if (isHidden || !isToldOfTheCase(byItsOffice(sentence.text)) || isQuotation(sentence.text)) return []
    if (contentWords(sentence.text).size < leastWords || isOurs(sentence, ours)) return []
    const before = sentences[at - 1]?.text
    const needs = /^(?:He|She|They|It|His|Her|Their|This|That|These|Those|There|Both|Neither)(?!\p{L})/u.test(
      sentence.text,
    )
    return [{ text: sentence.text, ...(needs && before !== undefined && { after: before }) }]
  })
}

/** `He told the agency that morning`: of an agency and a Board a case has much to tell; the law is left out by its citations. */
const byItsOffice = (text: string) => text.replaceAll(/(?<!\p{L})([Tt]he) (?:agency|Board)(?!\p{L})/gu, '$1 office')

function isQuotation(text: string): boolean {
  const quoted = [...text.matchAll(/“[^“”]{1,3000}”/gu)].reduce((sum, { 0: words }) => sum + words.length, 0)
  return quoted > text.length * mostQuoted
}

/** Most of it stands in the tool's templates. */
function isOurs({ start, end }: Range, ours: readonly Range[]): boolean {
  const covered = ours.reduce((sum, one) => sum + Math.max(0, Math.min(end, one.end) - Math.max(start, one.start)), 0)
  return covered > (end - start) * 0.7
}
