import { findDates } from '#domain/language/find-dates.ts'
import { isCovered, isWhole } from '#domain/language/partial-date.ts'
import { findIdentifiers, type IdentifierKind } from '#domain/identifiers/find-identifiers.ts'
import { matchesOf, type BoundedPattern } from './bounded-pattern.ts'
import { birthPatterns } from './birth-forms.ts'
import { findDisguisedMail, mailPatterns, phonePatterns } from './contact-forms.ts'
import type { KnownValue, Sighting } from './identity.ts'
import { findMachineReadable } from './machine-readable.ts'
import { spokenPatterns } from './spoken-digits.ts'
import { viewPlainly, type PlainView } from './plain-view.ts'
import type { StandInWord } from './stand-in.ts'
import { streetName, streetPattern } from './street-forms.ts'
import { wordsOf, type Token } from './tokens.ts'

type Pattern = BoundedPattern & {
  readonly identity: string
  readonly word: StandInWord
  readonly role: string
}
type Street = { readonly name: readonly string[]; readonly identity: string; readonly role: string }
type PhraseWords = { readonly needed: readonly string[]; readonly optional: ReadonlySet<string> }
type Phrase = PhraseWords & {
  readonly identity: string
  readonly word: StandInWord
  readonly role: string
}

/** What a text is searched for besides names; built once for a draft. */
export type ValueIndex = {
  readonly patterns: readonly Pattern[]
  readonly phrases: readonly Phrase[]
  readonly births: readonly KnownValue[]
  readonly streets: readonly Street[]
}

const wordOf: Readonly<Record<KnownValue['kind'], StandInWord>> = {
  number: 'Number',
  address: 'Address',
  firm: 'Firm',
  'birth-date': 'Date',
  email: 'Email',
  phone: 'Phone',
}

/** Reads the numbers, addresses, dates of birth and firms of the record. */
export function indexValues(values: readonly KnownValue[]): ValueIndex {
  return {
    patterns: values.flatMap(toPatterns),
    phrases: values.flatMap(toPhrase),
    births: values.filter(({ kind }) => kind === 'birth-date'),
    streets: values.flatMap(toStreet),
  }
}

const separators = String.raw`[\s\-.·/()#_]{0,3}`
/** A long number may also have commas, as a count would. */
const withCommas = String.raw`[\s\-.·/()#_,]{0,3}`

/** The ways in which a known value is written with letters and digits alone. */
function toPatterns({ kind, role, value }: KnownValue): Pattern[] {
  const identity = `value:${compactValue(value)}`
  const known = { identity, word: wordOf[kind], role }
  const bodies: Readonly<Record<KnownValue['kind'], () => string[]>> = {
    number: () => [spacedPattern, lastDigits, namedEnd].flatMap((patterns) => patterns(compactValue(value))),
    phone: () => [...phonePatterns(value), ...namedEnd(compactValue(value))],
    email: () => mailPatterns(value),
    'birth-date': () => [...eightDigits(value), ...birthPatterns(value)],
    address: () => [streetPattern(value)].flatMap((body) => body ?? []),
    firm: () => [],
  }
  const isDigits = kind === 'phone' || (kind === 'number' && /^\d+$/.test(compactValue(value)))
  const edge = isDigits ? 'digit' : 'word'
  const spoken = isDigits ? spokenPatterns(compactValue(value)) : []
  return [
    ...bodies[kind]().map((body) => ({ ...known, edge, pattern: new RegExp(body, 'g') }) as const),
    ...spoken.map((body) => ({ ...known, edge: 'word', pattern: new RegExp(body, 'g') }) as const),
  ]
}

/** So many of the last digits of a long number, with what may part them; undefined for a short one. */
function endOf(compact: string, length: number): { readonly first: string; readonly pattern: string } | undefined {
  const digits = /(?<!\d)\d{8,}$/.exec(compact)?.[0]
  if (digits === undefined) return undefined
  const end = digits.slice(-length)
  return { first: end.charAt(0), pattern: Array.from(end).join(String.raw`[\s\-.·]{0,2}`) }
}

/** Six and seven last digits of a long number, as offices name one. Never an amount. */
function lastDigits(compact: string): string[] {
  return [7, 6].flatMap((length) => {
    const end = endOf(compact, length)
    return end ? [String.raw`(?=${end.first})(?<![\d$€£.,]|[$€£] )${end.pattern}(?![,.]\d|\d|%)`] : []
  })
}

/** Four and five last digits behind words or signs that say so: `ending in 4773`, `xxx-4773`. */
function namedEnd(compact: string): string[] {
  // Looked at from the first digit backwards: only where that stands is anything tried at all.
  const lead = String.raw`(?<=(?:\bend(?:ing|s|ed)?(?: in| with| on)?|\blast (?:four|five|4|5)(?: digits| numbers)?(?: are| is| of)?|[x*•#…_]{2}[\s\-]?)[\s:#]{0,3})`
  return [5, 4].flatMap((length) => {
    const end = endOf(compact, length)
    return end ? [`(?=${end.first})${lead}${end.pattern}`] : []
  })
}

/** A number with any separators, with or without leading zeros. Shorter ones than five characters name nobody. */
function spacedPattern(compact: string): string[] {
  if (compact.length < 5) return []
  const isDigits = /^\d+$/.test(compact)
  return [`${isDigits ? '0{0,3}' : ''}${Array.from(compact).join(compact.length >= 8 ? withCommas : separators)}`]
}

/** A day without separators: `19890412`, `04121989`, `12041989`. */
function eightDigits(value: string): string[] {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  if (year === undefined) return []
  return [`${year}${month}${day}`, `${month}${day}${year}`, `${day}${month}${year}`].map(
    (text) => String.raw`(?<!\d)${text}(?!\d)`,
  )
}

/** Letters and digits in lower case: two ways to write one value are equal. An A-number counts without its A and zeros. */
function compactValue(value: string): string {
  const compact = viewPlainly(value).lower.replaceAll(/[^\p{L}\p{N}]/gu, '')
  const digits = /^a?(\d+)$/.exec(compact)?.[1]
  return digits === undefined ? compact : digits.replace(/^0+/, '').replace(/^1(?=\d{10}$)/, '')
}

const optionalInAddress = new Set(
  'street st avenue ave av road rd boulevard blvd lane ln drive dr court ct way place pl terrace ter parkway pkwy highway hwy circle cir square sq north south east west n s e w ne nw se sw apartment apt suite ste unit floor fl number no p o box calle c avenida colonia col'.split(
    ' ',
  ),
)
const optionalInFirm = new Set(
  'the law laws office offices of and llc llp pllc pc p c apc plc pa inc group firm associates assoc attorneys attorney at immigration legal services'.split(
    ' ',
  ),
)

function toPhrase({ kind, role, value }: KnownValue): Phrase[] {
  if (kind !== 'address' && kind !== 'firm') return []
  const words = wordsOf(viewPlainly(value).lower)
  const optional = kind === 'address' ? optionalInAddress : optionalInFirm
  const needed = words.filter((word) => !optional.has(word))
  if (needed.length === 0) return []
  return [{ needed, optional, identity: `value:${words.join('')}`, word: wordOf[kind], role }]
}

/** Every place where a known value or something of the shape of an identifier stands. */
export function findValues(view: PlainView, tokens: readonly Token[], index: ValueIndex): Sighting[] {
  return [
    ...index.phrases.flatMap((phrase) => findPhrase(view, tokens, phrase)),
    ...findMachineReadable(view),
    ...findDisguisedMail(view),
    ...findShapes(view),
    ...index.patterns.flatMap(({ identity, word, role, ...bounded }) =>
      matchesOf(view.lower, bounded).map((range) => ({ ...range, identity, word, role })),
    ),
    ...findBirths(view, index.births),
    ...findStreets(view, tokens, index.streets),
  ]
}

function toStreet({ kind, role, value }: KnownValue): Street[] {
  const name = kind === 'address' ? streetName(value) : []
  return name.length === 0 ? [] : [{ name, role, identity: `value:${compactValue(value)}` }]
}

/** Words that lead to a street of one word: `on Larkspur`. */
const towards = new Set('on at off along near from to corner'.split(' '))

/** Names of streets without their number and kind, with capitals; those of one word behind a word that leads to a place. */
function findStreets(view: PlainView, tokens: readonly Token[], streets: readonly Street[]): Sighting[] {
  return streets.flatMap(({ name, identity, role }) =>
    tokens.flatMap(({ lower, start, isCapital }, at) => {
      const last = tokens[at + name.length - 1]
      if (lower !== name[0] || !isCapital || !last) return []
      const isName = name.every(
        (word, step) =>
          tokens[at + step]?.lower === word && (step === 0 || isClose(view, tokens[at + step - 1], tokens[at + step])),
      )
      const isLed = name.length > 1 || towards.has(tokens[at - 1]?.lower ?? '')
      return isName && isLed && last.isCapital
        ? [{ start, end: last.end, identity, role, word: 'Address' as const }]
        : []
    }),
  )
}

const shapes: Readonly<Record<IdentifierKind, readonly [StandInWord, string]>> = {
  'a-number': ['Number', 'A-number'],
  'receipt-number': ['Number', 'receipt number'],
  'social-security-number': ['Number', 'social security number'],
  phone: ['Phone', 'phone number'],
  email: ['Email', 'e-mail address'],
  passport: ['Number', 'passport number'],
  card: ['Number', 'card number'],
  'consular-case': ['Number', 'consular case number'],
  'long-number': ['Number', 'number'],
}

function findShapes({ text }: PlainView): Sighting[] {
  const identifiers = findIdentifiers(text).map(({ start, end, kind, value }) => {
    const [word, role] = shapes[kind]
    return { start, end, identity: `value:${compactValue(value)}`, word, role }
  })
  const addresses = [...text.matchAll(usAddress)].map(({ 0: whole, index: start }) => ({
    start,
    end: start + whole.length,
    identity: `value:${compactValue(whole)}`,
    word: 'Address' as const,
    role: 'address',
  }))
  return [...identifiers, ...addresses]
}

const usAddress =
  /(?<![\p{L}\p{N}])\d{1,6} (?:[NSEW]\.? |(?:North|South|East|West) )?(?:\p{Lu}[\p{L}'.]{0,20} ){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Way|Terrace|Parkway|Pkwy|Highway|Hwy)\b\.?(?:,? (?:Apt|Apartment|Suite|Ste|Unit|#)\.? ?[\p{L}\p{N}-]{1,6})?/gu

/** The length of an apartment's number behind the word for it (`Apt. 4-C`), which an address on file may write otherwise. */
function unitLength(text: string, end: number): number {
  if (!/(?:apt|apartment|suite|ste|unit|floor|#)$/i.test(text.slice(Math.max(0, end - 10), end))) return 0
  const number = /^\.?[ #]{0,3}[\p{L}\p{N}]{1,4}(?:-[\p{L}\p{N}]{1,3})?(?![\p{L}\p{N}])/u
  return number.exec(text.slice(end, end + 16))?.[0].length ?? 0
}

/** Words of an address or firm in order; its abbreviable words may be missing or written otherwise. */
function findPhrase(view: PlainView, tokens: readonly Token[], phrase: Phrase): Sighting[] {
  const [first] = phrase.needed
  return tokens.flatMap(({ lower, start }, at) => {
    if (lower !== first) return []
    const last = followPhrase(view, tokens, at, phrase)
    const whole = last === at ? undefined : tokens[last ?? -1]?.end
    const end = whole === undefined ? undefined : whole + unitLength(view.text, whole)
    return end === undefined ? [] : [{ start, end, identity: phrase.identity, word: phrase.word, role: phrase.role }]
  })
}

/** The last token of a phrase that begins at a token; the needed words in order, abbreviable ones anywhere between. */
function followPhrase(
  view: PlainView,
  tokens: readonly Token[],
  at: number,
  { needed, optional }: PhraseWords,
): number | undefined {
  let last = at
  let met = 1
  for (let next = at + 1; isClose(view, tokens[next - 1], tokens[next]); next += 1) {
    const word = tokens[next]?.lower ?? ''
    if (word === needed[met]) {
      met += 1
      last = next
    } else if (optional.has(word))
      last = isComplete(met, needed) && next === last + 1 && !linking.has(word) ? next : last
    else break
  }
  return isComplete(met, needed) ? last : undefined
}

/** Words that lead on to something else when a name is complete. */
const linking = new Set(['of', 'and', 'the', 'at'])

/** All words met; of a street address the house number and one word are enough. */
function isComplete(met: number, needed: readonly string[]): boolean {
  return met === needed.length || (met >= 2 && /\d/.test(needed[0] ?? ''))
}

function isClose({ text }: PlainView, one: Token | undefined, other: Token | undefined): boolean {
  return one !== undefined && other !== undefined && /^[\s.,#&'\-–/]{0,4}$/.test(text.slice(one.end, other.start))
}

function findBirths({ text }: PlainView, births: readonly KnownValue[]): Sighting[] {
  if (births.length === 0) return []
  return findDates(text).flatMap(({ start, end, date }) => {
    const birth = births.find(({ value }) => {
      const [year, month, day] = value.split('-').map(Number)
      const known = { year: year ?? 0, month: month ?? 0, day: day ?? 0 }
      return isWhole(date) && isCovered(known, date)
    })
    return birth
      ? [{ start, end, identity: `value:${compactValue(birth.value)}`, word: 'Date' as const, role: birth.role }]
      : []
  })
}
