/**
 * Stand-ins look like `Person-1`, `Number-2B`. A capitalised word, a hyphen and a number read as a name in a sentence, so
 * that models keep them whole, inflect them with `'s` only and do not translate or complete them. Brackets are taken by
 * placeholders, underscores and asterisks by Markdown, angle brackets by HTML; a random code would be dropped or changed
 * more often than a small number. The letter tells spellings of one identity apart (`Person-1` the full name, `Person-1B`
 * the family name alone), which makes the way back exact. Capitals (`PERSON-1`) stand for the same words in capitals.
 */
const standInWords = ['Person', 'Family', 'Firm', 'Address', 'Date', 'Phone', 'Email', 'Number', 'Token'] as const
export type StandInWord = (typeof standInWords)[number]

/** What a stand-in names: the identity and which of its spellings. */
export type StandIn = {
  readonly word: StandInWord
  readonly number: number
  readonly spelling: number
  readonly isUpper: boolean
}

const hyphens = '[-‐‑–]'
const words = standInWords.join('|')

/** A whole stand-in; a plural `s` may follow it. Letters for spellings leave out S for that reason. */
const pattern = `(${words})${hyphens}(\\d{1,4})([A-RT-Z]{0,2})(?![\\p{L}\\p{N}](?<!s(?![\\p{L}\\p{N}])))`

/** A new pattern for every use: it keeps its place between calls. */
export const standInPattern = () => new RegExp(pattern, 'giu')

const letters = Array.from('BCDEFGHIJKLMNOPQRTUVWXYZ')

/** `Person-1` for the first spelling, `Person-1B` for the second; two letters after the twenty-fifth. */
export function printStandIn({ word, number, spelling, isUpper }: StandIn): string {
  return `${isUpper ? word.toUpperCase() : word}-${number}${printSpelling(spelling)}`
}

function printSpelling(spelling: number): string {
  if (spelling === 0) return ''
  const index = spelling - 1
  const last = letters[index % letters.length] ?? ''
  return index < letters.length ? last : `${letters[Math.floor(index / letters.length) - 1]}${last}`
}

/** The most spellings that two letters can tell apart. */
export const mostSpellings = letters.length * (letters.length + 1)

/** Reads a match of `standInPattern`; undefined when its letters name no spelling. */
export function readStandIn([, written = '', number = '', suffix = '']: RegExpMatchArray): StandIn | undefined {
  const word = standInWords.find((known) => known.toLowerCase() === written.toLowerCase())
  const spelling = readSpelling(suffix.toUpperCase())
  if (!word || spelling === undefined) return undefined
  return { word, number: Number(number), spelling, isUpper: written.length > 1 && written === written.toUpperCase() }
}

function readSpelling(suffix: string): number | undefined {
  if (suffix === '') return 0
  const places = Array.from(suffix, (letter) => letters.indexOf(letter))
  const [first = -1, second] = places
  if (places.includes(-1)) return undefined
  return second === undefined ? first + 1 : (first + 1) * letters.length + second + 1
}

/** The longest a stand-in can be; what a stream must hold back at most. */
export const longestStandIn = Math.max(...standInWords.map(({ length }) => length)) + 1 + 4 + 2 + 1

const beginnings = new RegExp(
  `^(?:${standInWords.map((word) => nested(word.toLowerCase())).join('|')}|(?:${words})${hyphens}(?:\\d{0,4}|\\d{1,4}[A-Z]{1,2}s?))$`,
  'iu',
)

/** `per` -> `p(?:e(?:r)?)?`: any beginning of a word, not empty. */
function nested(word: string): string {
  return Array.from(word).reduceRight((inner, letter) => (inner === '' ? letter : `${letter}(?:${inner})?`), '')
}

/** True when a text can go on to become a stand-in, or is one whose end is not yet certain. */
export function mayBecomeStandIn(text: string): boolean {
  return beginnings.test(text)
}
