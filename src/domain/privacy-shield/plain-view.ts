import type { Range } from '#domain/section-content/read.ts'

/**
 * A text as it would be read aloud: accents and compatibility forms folded, invisible characters dropped, and the
 * escapes of HTML, JSON and addresses undone. An identifier hides in none of them.
 */
export type PlainView = {
  readonly text: string
  /** The same text in lower case, character by character. */
  readonly lower: string
  /** The range of the original for a range of the view. */
  readonly original: (start: number, end: number) => Range
}

const special: Readonly<Record<string, string>> = {
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ß: 'ss',
  ı: 'i',
  ʼ: "'",
  '’': "'",
  '‘': "'",
}
const entities: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  shy: '',
  szlig: 'ss',
  aelig: 'ae',
  oslash: 'o',
  rsquo: "'",
  lsquo: "'",
  ndash: '-',
  mdash: '-',
  hyphen: '-',
  zwnj: '',
  zwj: '',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
}
const accented = /^([A-Za-z])(?:acute|grave|circ|uml|tilde|cedil|ring|caron|slash|breve|ogon|macr|strok|dot)$/
const escape = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));|\\u([\da-f]{4})|\\([nrtbf"\\/])|((?:%[\da-f]{2})+)/iy
/** Characters of which each is read as one, and nothing that could be an escape. */
const simple = /^[\x20-\x25\x27-\x5B\x5D-\x7E\n§“”‘’–—…•]*$/

/** Characters that stand for themselves. */
const plainRun = /[\x20-\x24\x27-\x5B\x5D-\x7E\n]*/y

/** Builds the view in one pass; plain ASCII costs next to nothing. */
export function viewPlainly(original: string): PlainView {
  if (simple.test(original) && !/%[\da-f]{2}/i.test(original)) {
    const text = original.replaceAll(/[–—]/g, '-').replaceAll(/[‘’]/g, "'")
    return { text, lower: text.toLowerCase(), original: (start, end) => ({ start, end }) }
  }
  const starts: number[] = []
  const ends: number[] = []
  let text = ''
  for (let at = 0; at < original.length;) {
    plainRun.lastIndex = at
    const run = plainRun.exec(original)?.[0] ?? ''
    for (const end = at + run.length; at < end; at += 1) {
      starts.push(at)
      ends.push(at + 1)
    }
    text += run
    if (at === original.length) break
    const { read, length } = readOne(original, at)
    for (const letter of read) {
      for (let unit = 0; unit < letter.length; unit += 1) {
        starts.push(at)
        ends.push(at + length)
      }
      text += letter
    }
    if (read === '' && ends.length > 0) ends[ends.length - 1] = at + length
    at += length
  }
  return {
    text,
    lower: lowerByUnit(text),
    original: (start, end) => ({ start: starts[start] ?? original.length, end: ends[end - 1] ?? original.length }),
  }
}

/** `İ` has a longer small form; a view must keep its length. */
function lowerByUnit(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length
    ? lower
    : Array.from(text, (letter) =>
        letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
      ).join('')
}

function readOne(original: string, at: number): { read: string; length: number } {
  escape.lastIndex = at
  const match = /[&\\%]/.test(original.charAt(at)) ? escape.exec(original) : null
  if (match) {
    const decoded = decode(match)
    if (decoded !== undefined) return { read: foldCharacters(decoded), length: match[0].length }
  }
  const character = String.fromCodePoint(original.codePointAt(at) ?? 0)
  return { read: foldCharacters(character), length: character.length }
}

function decode([, hex, decimal, name, unicode, letter, percent]: RegExpExecArray): string | undefined {
  const code = hex ?? unicode
  if (code !== undefined) return fromCode(Number.parseInt(code, 16))
  if (decimal !== undefined) return fromCode(Number(decimal))
  if (name !== undefined) return entities[name.toLowerCase()] ?? accented.exec(name)?.[1]
  if (letter !== undefined) return /[nrtbf]/.test(letter) ? ' ' : letter
  return decodePercent(percent ?? '')
}

const fromCode = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : undefined)

function decodePercent(written: string): string | undefined {
  try {
    return decodeURIComponent(written)
  } catch {
    return undefined
  }
}

function foldCharacters(text: string): string {
  if (/^[\x20-\x7E\n]$/.test(text)) return text
  return Array.from(
    text.normalize('NFKD').replaceAll(/[\p{M}\u00AD\u200B-\u200F\u2060-\u2064\uFEFF\u202A-\u202E]/gu, ''),
    (letter) => {
      if (/\p{Pd}/u.test(letter)) return '-'
      if (/\p{Nd}/u.test(letter)) return digitOf(letter)
      return special[letter] ?? (/\s/.test(letter) && letter !== '\n' ? ' ' : letter)
    },
  ).join('')
}

/** A decimal digit of any script as ours: each script has its ten in a row, the zero first. */
function digitOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
