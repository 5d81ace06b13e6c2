import { hiddenRanges } from './doc-hidden.ts'
import { openCompoundFile } from './compound-file.ts'
import { pictureTexts } from './doc-pictures.ts'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'

/** The texts of a file of Word 2 to Word 2003, with Word's own signs in them (MS-DOC 2.8.16 and 2.3). */
export type DocTexts = {
  readonly body: string
  readonly footnotes: string
  readonly headers: string
  readonly comments: string
  readonly endnotes: string
  readonly boxes: string
  /** What pictures say in words. */
  readonly pictures: readonly string[]
  /** Passages that tracked changes deleted, or that are hidden, were left out. */
  readonly leftOut: boolean
}

const newMark = 0xa5_ec
const oldMarks = new Set([0xa5_dc, 0xa5_db, 0xa5_99, 0x9b_a5])

/** Whether these bytes are a file of Word 2 for Windows, which has no container. */
export function isEarlyWord(bytes: Uint8Array): boolean {
  const mark = (bytes[0] ?? 0) | ((bytes[1] ?? 0) << 8)
  return bytes.length > 512 && oldMarks.has(mark)
}

/** Reads the texts. Throws `UnreadableDocument`, or `RangeError` at bytes that somebody made up. */
export function readDocTexts(bytes: Uint8Array): DocTexts {
  if (isEarlyWord(bytes)) return readOld(Buffer.from(bytes))
  const file = openCompoundFile(bytes)
  const main = file.stream('WordDocument')
  if (!main || main.length < 0x60) throw new UnreadableDocument('damaged')
  if ((main.readUInt16LE(10) & 0x01_00) !== 0) throw new UnreadableDocument('encrypted')
  if (main.readUInt16LE(0) !== newMark || main.readUInt16LE(2) < 0x69 + 1) return readOld(main)
  const table = file.stream((main.readUInt16LE(10) & 0x02_00) === 0 ? '0Table' : '1Table')
  if (!table) throw new UnreadableDocument('damaged')
  const pieces = piecesOf(table.subarray(main.readUInt32LE(0x1a2), main.readUInt32LE(0x1a2) + main.readUInt32LE(0x1a6)))
  const hidden = hiddenRanges(main, table)
  const text = pieces.map((piece) => pieceText(main, piece, hidden))
  const pictures = [file.stream('Data'), table].flatMap((stream) => (stream ? pictureTexts(stream) : []))
  const texts = divide(
    text,
    [0x4c, 0x50, 0x54, 0x58, 0x5c, 0x60, 0x64, 0x68].map((at) => main.readUInt32LE(at)),
    hidden.length > 0,
  )
  return { ...texts, pictures }
}

type Piece = { readonly characters: number; readonly offset: number; readonly isWide: boolean }

/** The table of pieces behind whatever changes Word kept before it. */
function piecesOf(clx: Buffer): Piece[] {
  let at = 0
  while (clx[at] === 1) at += 3 + clx.readUInt16LE(at + 1)
  if (clx[at] !== 2) throw new UnreadableDocument('damaged')
  const length = clx.readUInt32LE(at + 1)
  const table = clx.subarray(at + 5, at + 5 + length)
  const count = Math.max(0, Math.floor((table.length - 4) / 12))
  return Array.from({ length: count }, (_, place): Piece => {
    const written = table.readUInt32LE((count + 1) * 4 + place * 8 + 2)
    const isWide = (written & 0x40_00_00_00) === 0
    const characters = table.readUInt32LE(place * 4 + 4) - table.readUInt32LE(place * 4)
    const offset = isWide ? written : (written & 0x3f_ff_ff_ff) / 2
    return { characters: Math.max(0, characters), offset, isWide }
  })
}

/** The characters of a piece; those that are deleted or hidden are `\u0000`, so that places stay what they are. */
function pieceText(
  main: Buffer,
  { characters, offset, isWide }: Piece,
  hidden: readonly (readonly [number, number])[],
) {
  const width = isWide ? 2 : 1
  const bytes = main.subarray(offset, offset + characters * width)
  const text = isWide ? bytes.toString('utf16le') : new TextDecoder('windows-1252').decode(bytes)
  let shown = text
  for (const [from, to] of hidden) {
    if (to <= offset || offset + bytes.length <= from) continue
    const start = Math.max(0, Math.floor((from - offset) / width))
    const end = Math.min(text.length, Math.ceil((to - offset) / width))
    shown = shown.slice(0, start) + '\u0000'.repeat(Math.max(0, end - start)) + shown.slice(end)
  }
  return shown
}

/** Before Word 97 the text stands in one stretch, in the code page of the language that the file names. */
function readOld(main: Buffer): DocTexts {
  if ((main.readUInt16LE(10) & 0x01_00) !== 0) throw new UnreadableDocument('encrypted')
  const start = main.readUInt32LE(0x18)
  const end = main.readUInt32LE(0x1c)
  if (start >= end || end > main.length) throw new UnreadableDocument('damaged')
  const text = new TextDecoder(codePage(main.readUInt16LE(6))).decode(main.subarray(start, end))
  const counts = [0x34, 0x38, 0x3c, 0x40, 0x44, 0x48, 0x4c].map((at) => main.readUInt32LE(at))
  const isWhole = counts.reduce((sum, count) => sum + count, 0) <= text.length + 8
  return divide([text], isWhole ? counts : [text.length], false)
}

const codePages: Readonly<Record<string, readonly number[]>> = {
  'windows-1250': [0x05, 0x0e, 0x15, 0x18, 0x1a, 0x1b, 0x24, 0x1c],
  'windows-1251': [0x19, 0x22, 0x23, 0x02, 0x2f],
  'windows-1253': [0x08],
  'windows-1254': [0x1f],
  'windows-1255': [0x0d],
  'windows-1256': [0x01, 0x29, 0x20],
}

/** The code page of a language identifier (its low ten bits). */
function codePage(language: number): string {
  const primary = language & 0x3_ff
  return Object.entries(codePages).find(([, languages]) => languages.includes(primary))?.[0] ?? 'windows-1252'
}

/** The parts stand behind each other: body, footnotes, headers, macros, comments, endnotes, boxes, boxes of headers. */
function divide(pieces: readonly string[], counts: readonly number[], leftOut: boolean): DocTexts {
  const text = pieces.join('')
  let at = 0
  const next = (place: number) => {
    const count = counts[place] ?? 0
    at += count
    return text.slice(at - count, at)
  }
  const [body, footnotes, headers, , comments, endnotes, boxes] = [0, 1, 2, 3, 4, 5, 6].map(next)
  return {
    body: body ?? '',
    footnotes: footnotes ?? '',
    headers: headers ?? '',
    comments: comments ?? '',
    endnotes: endnotes ?? '',
    boxes: boxes ?? '',
    pictures: [],
    leftOut,
  }
}
