import type { Range, SectionReading } from '#domain/section-content/read.ts'

/** Words in quotation marks or a block quotation; the range is that of the words, without the marks. */
export type Quotation = Range & { readonly words: string }

/** Shorter passages are terms, not quotations that a source could be held to. */
const shortestQuotation = 7

const curly = /“([^“”\n]{1,3000})”/g
/** Opening marks stand before a word, closing ones behind it; short quotations are read too, so that the pairs are right. */
const straight = /(?<![\p{L}\p{N}.,!?])"(?=\S)([^"\n]{1,3000}?)(?<=\S)"(?![\p{L}\p{N}])/gu

/** The quotations of a section's text that are long enough to be checked, in order. */
export function findQuotations({ text, quoted }: Pick<SectionReading, 'text' | 'quoted'>): Quotation[] {
  const marked = [...text.matchAll(curly), ...text.matchAll(straight)].map((match) => ({
    start: match.index + 1,
    end: match.index + match[0].length - 1,
    words: match[1] ?? '',
  }))
  const blocks = quoted.map(({ start, end }) => ({ start, end, words: text.slice(start, end) }))
  const outside = marked.filter(
    (quotation) => !blocks.some((block) => block.start <= quotation.start && quotation.end <= block.end),
  )
  return [...blocks, ...outside]
    .filter(({ words }) => countWords(words) >= shortestQuotation)
    .toSorted((a, b) => a.start - b.start)
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
}
