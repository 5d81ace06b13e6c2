import { type DocumentText, TextBuilder } from './document-text.ts'
import { rtfTokens } from './rtf-tokens.ts'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'

/** Destinations whose content is not the text of the document. */
const skipped = new Set([
  'colortbl',
  'info',
  'pict',
  'object',
  'filetbl',
  'listtable',
  'revtbl',
  'rsidtbl',
  'generator',
  'themedata',
  'datastore',
  'latentstyles',
  'annotation',
  'atnid',
  'atnauthor',
  'xe',
  'tc',
  'bkmkstart',
  'bkmkend',
  'fldinst',
  'nonshppict',
  'shppict',
])

/** Destinations that a reader may skip and that hold words all the same: LibreOffice marks its notes so. */
const worded = new Set(['footnote', 'shptxt'])
/** Destinations with lines of their own. */
const apart = /^(?:header|footer)[lrf]?$|^shptxt$/

const signs: Readonly<Record<string, string>> = {
  line: '\n',
  tab: '\t',
  cell: '\t',
  emdash: '\u2014',
  endash: '\u2013',
  lquote: '\u2018',
  rquote: '\u2019',
  ldblquote: '\u201C',
  rdblquote: '\u201D',
  bullet: '\u2022',
  emspace: ' ',
  enspace: ' ',
  '~': '\u00A0',
  _: '\u2011',
  '{': '{',
  '}': '}',
  '\\': '\\',
}

/** Windows code pages of the character sets that a font may have (RTF 1.9.1, font table). */
const charsets: Readonly<Record<number, string>> = {
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
}

type State = {
  /** How the group is read: as text, as the table of fonts or of styles, or not at all. */
  readonly reads: 'text' | 'fonts' | 'styles' | 'optional' | 'nothing'
  /** Characters that follow a `\u` for readers that do not know it. */
  readonly fallback: number
  readonly font: number
  readonly style: number
  readonly isDeleted: boolean
  /** Its lines stand apart from those around the group. */
  readonly isApart: boolean
}

/** Control words that change how the rest of their group is read. */
const stateChanges: Readonly<Record<string, (number: number | undefined) => Partial<State>>> = {
  fonttbl: () => ({ reads: 'fonts' }),
  stylesheet: () => ({ reads: 'styles' }),
  uc: (number) => ({ fallback: Math.max(0, number ?? 1) }),
  f: (number) => ({ font: number ?? 0 }),
  deleted: (number) => ({ isDeleted: number !== 0 }),
  plain: () => ({ isDeleted: false }),
}

/** The plain text of an RTF file: paragraphs, tabs, table cells, footnotes in their place. */
export function readRtf(bytes: Uint8Array): DocumentText {
  const text = new RtfReader().read(Buffer.from(bytes).toString('latin1'))
  if (text.text === '') throw new UnreadableDocument('no-text')
  return { kind: 'rtf', text: text.text, headings: text.headings, needsOcr: false, warnings: [] }
}

class RtfReader {
  readonly #builder = new TextBuilder()
  readonly #groups: State[] = []
  readonly #fontEncodings = new Map<number, string>()
  readonly #headingStyles = new Map<number, number>()
  #state: State = { reads: 'text', fallback: 1, font: 0, style: 0, isDeleted: false, isApart: false }
  #encoding = 'windows-1252'
  #line = ''
  #bytes: number[] = []
  #skip = 0
  #heading: number | undefined

  read(source: string): TextBuilder {
    for (const token of rtfTokens(source)) {
      if (token.kind === 'byte') this.#readByte(token.byte)
      else this.#flushBytes()
      if (token.kind === 'open') this.#groups.push(this.#state)
      else if (token.kind === 'close') this.#close()
      else if (token.kind === 'text') this.#readText(token.text)
      else if (token.kind === 'word') this.#readWord(token.word, token.number)
    }
    this.#flushBytes()
    this.#endLine()
    return this.#builder
  }

  #close(): void {
    const { isApart } = this.#state
    this.#state = this.#groups.pop() ?? this.#state
    if (isApart && !this.#state.isApart) this.#endLine()
  }

  #readByte(byte: number): void {
    if (this.#skip > 0) this.#skip -= 1
    else if (this.#isText) this.#bytes.push(byte)
  }

  /** Bytes in a row are decoded together: one character may take two. */
  #flushBytes(): void {
    if (this.#bytes.length === 0) return
    const encoding = this.#fontEncodings.get(this.#state.font) ?? this.#encoding
    this.#line += new TextDecoder(encoding).decode(Uint8Array.from(this.#bytes))
    this.#bytes = []
  }

  #readText(text: string): void {
    const rest = text.slice(this.#skip)
    this.#skip = Math.max(0, this.#skip - text.length)
    if (this.#isText) this.#line += rest
    else if (this.#state.reads === 'styles') this.#learnStyle(rest)
  }

  get #isText(): boolean {
    return this.#state.reads === 'text' && !this.#state.isDeleted
  }

  #readWord(word: string, number: number | undefined): void {
    this.#enter(word)
    const change = skipped.has(word) ? { reads: 'nothing' as const } : stateChanges[word]?.(number)
    if (change) this.#state = { ...this.#state, ...change }
    else if (word === 's' && this.#state.reads === 'styles') this.#state = { ...this.#state, style: number ?? 0 }
    else if (word === 'fcharset') this.#learnFont(number ?? 0)
    else if (word === 'ansicpg') this.#encoding = knownEncoding(number)
    else if (this.#isText) this.#readSign(word, number)
  }

  /** Begins what a reader may skip, or what holds words in it or apart from the lines around. */
  #enter(word: string): void {
    const { reads } = this.#state
    if (word === '*' && reads === 'text') this.#state = { ...this.#state, reads: 'optional' }
    else if (reads === 'optional' && worded.has(word)) this.#state = { ...this.#state, reads: 'text' }
    if (!apart.test(word) || !this.#isText) return
    this.#endLine()
    this.#state = { ...this.#state, isApart: true }
  }

  #learnFont(charset: number): void {
    const encoding = charsets[charset]
    if (this.#state.reads === 'fonts' && encoding) this.#fontEncodings.set(this.#state.font, encoding)
  }

  #learnStyle(name: string): void {
    const [, level] = /^heading ([1-9]);/i.exec(name.trim()) ?? []
    if (level !== undefined) this.#headingStyles.set(this.#state.style, Number(level))
  }

  #readSign(word: string, number: number | undefined): void {
    if (word === 'u') {
      this.#line += String.fromCharCode((number ?? 63) & 0xff_ff)
      this.#skip = this.#state.fallback
    } else if (/^(par|row|sect|page|\n|\r)$/.test(word)) this.#endLine()
    else if (word === 'outlinelevel') this.#heading = number !== undefined && number < 9 ? number + 1 : undefined
    else if (word === 's') this.#heading = this.#headingStyles.get(number ?? 0)
    else if (word === 'pard') this.#heading = undefined
    else if (word === 'footnote') this.#line += ' '
    else this.#line += signs[word] ?? ''
  }

  #endLine(): void {
    this.#builder.addLine(this.#line.replace(/\t$/, '').toWellFormed(), this.#heading)
    this.#line = ''
  }
}

function knownEncoding(codePage: number | undefined): string {
  try {
    return new TextDecoder(`windows-${codePage}`).encoding
  } catch {
    return codePage === 65_001 ? 'utf-8' : 'windows-1252'
  }
}
