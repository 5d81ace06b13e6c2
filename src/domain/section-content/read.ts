import { Parser } from 'htmlparser2'
import { textAfter } from './tree.ts'

/** Offsets into a plain text, `end` exclusive. */
export type Range = { readonly start: number; readonly end: number }
type Footnote = { readonly at: number; readonly text: string }

/** Section content as plain text with what the markup said about it. All offsets are into `text`. */
export type SectionReading = {
  /** The text of `sectionText`, with line breaks only where a block ends or a `br` stands. */
  readonly text: string
  readonly headings: readonly Range[]
  readonly emphasised: readonly Range[]
  readonly quoted: readonly Range[]
  readonly gaps: readonly (Range & { readonly label: string })[]
  /** Citations that software printed from the list. */
  readonly printed: readonly (Range & { readonly authority: string })[]
  /** Footnotes in order; `at` is the place of the mark. */
  readonly footnotes: readonly Footnote[]
}

type Open = { readonly name: string; readonly start: number; readonly attributes: Readonly<Record<string, string>> }

/** A section of a draft by its id, read for checking. */
export type ReadSection = { readonly id: string; readonly reading: SectionReading }

/** Reads the HTML subset of a section. The offsets fit the plain text that the page shows, so that it can mark them. */
export function readSection(html: string): SectionReading {
  let text = ''
  const open: Open[] = []
  const found: (Range & Pick<Open, 'name' | 'attributes'>)[] = []
  const footnotes: Footnote[] = []
  const inFootnote = () => open.some(({ name, attributes }) => name === 'sup' && 'data-fn' in attributes)
  const parser = new Parser({
    onopentag(name, attributes) {
      const note = attributes['data-fn']
      if (name === 'sup' && note !== undefined && !inFootnote()) footnotes.push({ at: text.length, text: note })
      if (name === 'br' && !inFootnote()) text += '\n'
      open.push({ name, start: text.length, attributes })
    },
    ontext(part) {
      if (!inFootnote()) text += part.replaceAll(/[\n\r\t]/g, ' ')
    },
    onclosetag() {
      const element = open.pop()
      if (!element || element.name === 'br' || inFootnote()) return
      found.push({ ...element, end: text.length })
      text += textAfter(element.name)
    },
  })
  parser.write(html)
  parser.end()
  return cut(text, found, footnotes)
}

/** Takes the white space off both ends and moves every offset with it. */
function cut(
  text: string,
  found: readonly (Range & Pick<Open, 'name' | 'attributes'>)[],
  footnotes: readonly Footnote[],
): SectionReading {
  const trimmed = text.trim()
  const before = text.length - text.trimStart().length
  const move = (offset: number) => Math.min(Math.max(offset - before, 0), trimmed.length)
  const ranges = found.map((element) => ({ ...element, start: move(element.start), end: move(element.end) }))
  const named = (pattern: RegExp) =>
    ranges.filter(({ name }) => pattern.test(name)).map(({ start, end }): Range => ({ start, end }))
  return {
    text: trimmed,
    headings: named(/^h[23]$/),
    emphasised: named(/^em$/),
    quoted: named(/^blockquote$/),
    gaps: ranges.flatMap(({ name, attributes, start, end }) =>
      name === 'mark' && attributes['data-gap'] ? [{ start, end, label: attributes['data-gap'] }] : [],
    ),
    printed: ranges.flatMap(({ name, attributes, start, end }) =>
      name === 'cite' && attributes['data-authority'] ? [{ start, end, authority: attributes['data-authority'] }] : [],
    ),
    footnotes: footnotes.map((footnote) => ({ at: move(footnote.at), text: footnote.text })),
  }
}
