import { type DocTexts, readDocTexts } from './doc-text.ts'
import { type DocumentText, TextBuilder } from './document-text.ts'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'

/**
 * The text of a Word file from before 2007, with changes accepted: headers first, the rows of tables as lines, notes
 * behind. Throws `UnreadableDocument`.
 */
export function readDoc(bytes: Uint8Array): DocumentText {
  const texts = readTexts(bytes)
  const builder = new TextBuilder()
  for (const line of new Set(linesOf(texts.headers))) builder.addLine(line)
  for (const line of linesOf(texts.body)) builder.addLine(line)
  for (const line of linesOf(texts.boxes)) builder.addLine(line)
  for (const picture of texts.pictures) builder.addLine(`[picture] ${picture}`)
  for (const [kind, text] of [
    ['footnote', texts.footnotes],
    ['endnote', texts.endnotes],
  ] as const)
    for (const [index, note] of notesOf(text).entries()) builder.addLine(`[${kind} ${index + 1}] ${note}`)
  if (builder.text === '') throw new UnreadableDocument('no-text')
  return { kind: 'doc', text: builder.text, headings: [], needsOcr: false, warnings: warningsFor(texts) }
}

function readTexts(bytes: Uint8Array): DocTexts {
  try {
    return readDocTexts(bytes)
  } catch (cause) {
    if (cause instanceof RangeError) throw new UnreadableDocument('damaged', { cause })
    throw cause
  }
}

/** A file that is of an old Word version but holds nothing is not empty; what was left out is said. */
function warningsFor({ leftOut, comments }: DocTexts): string[] {
  return [
    ...(leftOut ? ['Passages that were deleted with tracked changes, or hidden, were left out.'] : []),
    ...(comments.trim() === '' ? [] : ['The comments in this file were left out.']),
  ]
}

/** Paragraphs end with 13, cells of a table with 7; a row ends with a second 7. */
function linesOf(text: string): string[] {
  const [first = '', ...cells] = withoutFields(text).split('\u0007')
  return cells
    .reduce((lines, cell) => lines + (cell === '' || cell.startsWith('\r') ? '\r' : '\t') + cell, first)
    .split(/[\r\f]/)
    .map(plain)
    .filter((line) => line.trim() !== '')
}

function notesOf(text: string): string[] {
  return withoutFields(text)
    .split('\u0002')
    .map((note) => plain(note.replaceAll('\r', ' ')).trim())
    .filter((note) => note !== '')
}

/** Signs of Word that are text, and the others, which are none. */
function plain(line: string): string {
  return line
    .replaceAll('\u001E', '\u2011')
    .replaceAll('\u000B', '\n')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/\p{Cc}/gu, (sign) => (sign === '\t' || sign === '\n' ? sign : ''))
    .replace(/^\t+(?=\S)|(?<!\t)\t+$/g, '')
}

/** A field shows its result alone: what stands between 19 and 20 tells Word how to make it. */
function withoutFields(text: string): string {
  const kept: string[] = []
  const isCode: boolean[] = []
  for (const char of text) {
    if (char === '\u0013') isCode.push(true)
    else if (char === '\u0014' && isCode.length > 0) isCode[isCode.length - 1] = false
    else if (char === '\u0015') isCode.pop()
    else if (!isCode.includes(true)) kept.push(char)
  }
  return kept.join('')
}
