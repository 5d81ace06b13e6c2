import { isSameName } from '#domain/citations/case-names.ts'
import type { CitationItem } from '#domain/citations/check.ts'
import type { CitationsOfSource } from '#domain/citations/source-index.ts'
import type { FlagKind, FlagSeverity, Place, SourcePassage } from '#domain/findings/flag.ts'
import type { Range, ReadSection } from '#domain/section-content/read.ts'
import { findQuotations, type Quotation } from './find-quotations.ts'
import { foldWithOffsets, type FoldedText } from '#domain/language/folded-text.ts'
import { matchQuotation } from './match-quotation.ts'

/** A text that can hold a quotation: a cited source, a document, an answer. */
export type QuotableSource = {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Its folded text, when it was kept. */
  readonly folded?: FoldedText
}

type QuotationState =
  /** The words stand in the source. */
  | 'found'
  /** The words stand in a text on file that is not the authority they are attributed to. */
  | 'found-elsewhere'
  /** Nearly the words of the source. */
  | 'misquoted'
  /** The source is on file and does not hold the words. */
  | 'not-found'
  /** No text on file to compare with. */
  | 'not-checked'

export type QuotationItem = Place & {
  readonly text: string
  readonly state: QuotationState
  readonly flag: FlagKind
  readonly severity: FlagSeverity
  readonly message: string
  readonly source?: SourcePassage
}

export type QuotationContext = {
  readonly sources: readonly QuotableSource[]
  /** The citations found in the same sections: a quotation belongs to the one that follows it. */
  readonly citations: readonly CitationItem[]
  readonly sourceCitations: readonly CitationsOfSource[]
  /** The words that the list of authorities quotes, by key. */
  readonly listedQuote?: (key: string | undefined) => string | undefined
}

/** Compares every longer quotation of a draft with the texts on file. Unchecked is said as unchecked, never as fine. */
export function checkQuotations(sections: readonly ReadSection[], context: QuotationContext): QuotationItem[] {
  const folded = new Map(context.sources.map((source) => [source, source.folded ?? foldWithOffsets(source.text)]))
  return sections.flatMap(({ id, reading }) =>
    findQuotations(reading).map((quotation): QuotationItem => {
      const citation = findAttribution(quotation, reading.text, id, context.citations)
      const { start, end, words } = quotation
      const judged = judge(words, citation, context, folded)
      const isOfExhibit = citation === undefined && exhibitBehind.test(reading.text.slice(end, end + 40))
      return { sectionId: id, start, end, text: words, ...(isOfExhibit ? ofExhibit(judged) : judged) }
    }),
  )
}

/** `” (Ex. B at 2)`. */
const exhibitBehind = /^[.,]?[”"’)]{0,2}[.,]?\s?\(?(?:Ex\.|Exhibit) [A-Z]{1,2}\b/

/** Words that nobody on file said, with an exhibit cited for them, are worse than words without a source. */
function ofExhibit(judged: Judgement): Judgement {
  if (judged.state !== 'not-found') return judged
  return notFound('An exhibit is cited for these words, and no document on file holds them.', 'red')
}

/** The citation right behind the quotation, or the last one before it in the same sentence. */
function findAttribution(
  { start, end }: Quotation,
  text: string,
  sectionId: string,
  citations: readonly CitationItem[],
): CitationItem | undefined {
  const here = citations.filter((item) => item.sectionId === sectionId && item.footnote === undefined)
  const after = here.find((item) => item.start >= end)
  const behind = text.slice(end, after?.start ?? end)
  // Only a quotation that is a paragraph has its citation in the next one.
  const isNear = !behind.includes('\n') || /(?:^|\n)[“"]?$/.test(text.slice(Math.max(0, start - 2), start))
  if (after && isNear && /^[”"’.,;:\s)\n]*(?:\(?(?:see|quoting|citing|accord|in)? ?)$/i.test(behind)) return after
  const before = here.findLast((item) => item.end <= start)
  return before && !/[.?!]["”]? [A-Z]|\n/.test(text.slice(before.end, start)) ? before : undefined
}

type Judgement = Omit<QuotationItem, keyof Place | 'text'>

function judge(
  words: string,
  citation: CitationItem | undefined,
  context: QuotationContext,
  folded: ReadonlyMap<QuotableSource, FoldedText>,
): Judgement {
  const own = citation === undefined ? context.sources : ownSources(citation, context)
  const match = bestMatch(words, own, folded) ?? bestMatch(words, context.sources, folded)
  if (match?.exact) {
    const isOwn = own.includes(match.source)
    return isOwn || citation === undefined ? found(match.passage) : foundElsewhere(match.passage, citation)
  }
  if (match && own.includes(match.source)) return misquoted(match.passage)
  if (citation === undefined) return notFound('No answer or document holds these words.', 'amber')
  const listed = context.listedQuote?.(citation.key)
  if (listed !== undefined && matchQuotation(words, foldWithOffsets(listed)).state === 'exact')
    return fromList(citation)
  if (own.length > 0) return notFound(`Quotation not found in the source "${own[0]?.title}".`, 'red')
  return {
    state: 'not-checked',
    flag: 'Verify or remove',
    severity: 'amber',
    message: `Quotation not checked: the text of ${citation.text} is not on file.`,
  }
}

/** Sources that are the cited authority itself (its title or its first lines name it) or that cite it. */
function ownSources(citation: CitationItem, { sources, sourceCitations }: QuotationContext): QuotableSource[] {
  const naming = new Set(
    sourceCitations
      .filter(({ citations }) =>
        citations.some(({ citation: there }) => there.key !== undefined && there.key === citation.key),
      )
      .map(({ id }) => id),
  )
  const name = / v\. |Matter of |In re /.test(citation.text) ? citation.text.split(/,? \d/)[0] : undefined
  return sources.filter(({ id, title }) => naming.has(id) || (name !== undefined && isSameName(title, name)))
}

type Match = {
  readonly source: QuotableSource
  readonly exact: boolean
  readonly passage: SourcePassage
  readonly agreement: number
}

function bestMatch(
  words: string,
  sources: readonly QuotableSource[],
  folded: ReadonlyMap<QuotableSource, FoldedText>,
): Match | undefined {
  let best: Match | undefined
  for (const source of sources) {
    const text = folded.get(source)
    const result = text && matchQuotation(words, text)
    if (!result || result.state === 'absent') continue
    const agreement = result.state === 'exact' ? 1 : result.agreement
    const match = { source, exact: result.state === 'exact', agreement, passage: toPassage(source, result.at) }
    if (match.exact) return match
    if (!best || agreement > best.agreement) best = match
  }
  return best
}

function toPassage({ id, title, text }: QuotableSource, { start, end }: Range): SourcePassage {
  return { id, title, start, end, text: text.slice(start, end) }
}

function found(source: SourcePassage): Judgement {
  const message = `These words stand in "${source.title}".`
  return { state: 'found', flag: 'From your sources', severity: 'green', message, source }
}

/** Our list was not made from the opinion itself: the words want a look at it. */
function fromList({ text }: CitationItem): Judgement {
  const message = `Our list quotes these words from ${text}. Compare them with the opinion.`
  return { state: 'not-checked', flag: 'Verify or remove', severity: 'grey', message }
}

function foundElsewhere(source: SourcePassage, citation: CitationItem): Judgement {
  const message = `These words stand in "${source.title}", which does not name ${citation.text}.`
  return { state: 'found-elsewhere', flag: 'Verify or remove', severity: 'amber', message, source }
}

function misquoted(source: SourcePassage): Judgement {
  const message = `The words differ from those in "${source.title}".`
  return { state: 'misquoted', flag: 'Conflict', severity: 'red', message, source }
}

function notFound(message: string, severity: 'red' | 'amber'): Judgement {
  return { state: 'not-found', flag: 'Not found', severity, message }
}
