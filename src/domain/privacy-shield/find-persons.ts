import { brokenNames, findBrokenNames, type BrokenName } from './broken-names.ts'
import { ambiguousNames, nameParticles } from './common-words.data.ts'
import type { KnownPerson, Sighting } from './identity.ts'
import { viewPlainly, type PlainView } from './plain-view.ts'
import { wordsOf, type Token } from './tokens.ts'

type Person = {
  readonly key: string
  readonly role: string
  /** Words that name this person: parts of the name, parts written together. */
  readonly words: ReadonlySet<string>
  readonly initials: ReadonlySet<string>
  /** Small words of the name: taken along at its edges too. */
  readonly particles: ReadonlySet<string>
  /** The first letters in the order of the name. */
  readonly letters: string
  /** How the first letters are written for the name. */
  readonly forms: readonly RegExp[]
}

/** What a text is searched for; built once for a draft. */
export type PersonIndex = {
  readonly persons: readonly Person[]
  readonly byWord: ReadonlyMap<string, readonly Person[]>
  /** Names in scripts without spaces between words, searched as they stand. */
  readonly unspaced: readonly { readonly text: string; readonly person: Person }[]
  /** Names with something between their letters. */
  readonly broken: readonly BrokenName[]
  /** The first two letters of every word: a token that begins otherwise is no joined name. */
  readonly beginnings: ReadonlySet<string>
}

/** Reads the names of all persons of the record. Two persons may share words; a shared word alone names the family. */
export function indexPersons(people: readonly KnownPerson[]): PersonIndex {
  const persons = people.flatMap(toPerson)
  const byWord = new Map<string, Person[]>()
  for (const person of persons) for (const word of person.words) byWord.set(word, [...(byWord.get(word) ?? []), person])
  const unspaced = persons.flatMap((person) => [...person.words].filter(isUnspaced).map((text) => ({ text, person })))
  const broken = people.flatMap(({ role, name }) =>
    toPerson({ role, name }).flatMap(({ key }) => brokenNames(name, `person:${key}`, role)),
  )
  const beginnings = new Set([...byWord.keys()].map((word) => word.slice(0, 2)))
  return { persons, byWord, unspaced, broken, beginnings }
}

const isUnspaced = (word: string) =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]/u.test(word)

const isCased = (word: string) => word.toUpperCase() !== word

/** Never a name of their own, wherever they stand. */
const titles = new Set('jr sr ii iii iv mr mrs ms dr'.split(' '))

function toPerson({ role, name }: KnownPerson): Person[] {
  const parts = wordsOf(viewPlainly(name).lower).filter((word) => /\p{L}/u.test(word))
  const isOwn = (word: string, at: number) =>
    !nameParticles.has(word) || ((at === 0 || at === parts.length - 1) && !titles.has(word))
  const own = parts.filter((word, at) => isOwn(word, at) && (word.length > 1 || isUnspaced(word)))
  if (own.length === 0) return []
  const together = pairs(parts)
    .concat(own.length > 2 ? [own.join('')] : [])
    .filter((word) => word.length >= 6)
  const initialsOf = (words: readonly string[]) => words.filter(isCased).map((word) => word.charAt(0))
  const letters = initialsOf(parts.filter((word) => !nameParticles.has(word)))
  return [
    {
      key: parts.join(' '),
      role,
      words: new Set([...own, ...together]),
      initials: new Set(letters),
      particles: new Set(parts.filter((word) => nameParticles.has(word) && !titles.has(word))),
      letters: initialsOf(parts.filter((word) => !titles.has(word))).join(''),
      forms: initialForms(letters.join('')),
    },
  ]
}

/** Two parts written as one word, in both orders: `medinacastaneda`, `rogeliomedina`, `obrien`. */
function pairs(parts: readonly string[]): string[] {
  return parts.flatMap((one, at) => parts.filter((_, other) => other !== at).map((other) => one + other))
}

/** Every place where a person is named, in any order and spelling; the longest reading of each place. */
export function findPersons(view: PlainView, tokens: readonly Token[], index: PersonIndex): Sighting[] {
  const found: Sighting[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const best = longestRun(view, tokens, at, index) ?? joinedName(tokens, at, index)
    if (!best) continue
    found.push(best.sighting)
    at = best.last
  }
  const spelled = index.unspaced.flatMap(({ text, person }) =>
    findAll(view.lower, text).map((start) => toSighting(start, start + text.length, person)),
  )
  return [
    ...found,
    ...spelled,
    ...findInitials(view, index),
    ...findStopped(view, index.persons),
    ...findBrokenNames(view, index.broken),
  ]
}

/** A token that is made of the words of one name alone, in any order, with initials and digits: `zoeifeomaoneill85`. */
function joinedName(
  tokens: readonly Token[],
  at: number,
  { byWord, beginnings }: PersonIndex,
): { sighting: Sighting; last: number } | undefined {
  const token = tokens[at]
  const letters = token?.lower.replace(/^\d+|\d+$/g, '') ?? ''
  if (!token || letters.length < 7 || letters.length > 80 || !beginnings.has(letters.slice(0, 2))) return undefined
  const first = [...new Set([...prefixes(letters)].flatMap((prefix) => byWord.get(prefix) ?? []))]
  const person = first.find(({ words, particles }) => isMadeOf(letters, [...words, ...particles]))
  return person && { sighting: toSighting(token.start, token.end, person), last: at }
}

function prefixes(letters: string): string[] {
  return Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(0, at + 2))
}

function isMadeOf(letters: string, words: readonly string[]): boolean {
  const reached = new Set([0])
  for (let at = 0; at < letters.length; at += 1)
    if (reached.has(at)) for (const word of words) if (letters.startsWith(word, at)) reached.add(at + word.length)
  return reached.has(letters.length)
}

function findAll(text: string, part: string): number[] {
  const found: number[] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) found.push(at)
  return found
}

type Run = { readonly first: number; readonly last: number; readonly person: Person }

/** The longest reading from a token that names somebody; a word that several persons share alone names the family. */
function longestRun(
  view: PlainView,
  tokens: readonly Token[],
  at: number,
  index: PersonIndex,
): { sighting: Sighting; last: number } | undefined {
  const token = tokens[at]
  if (!token || !namesSomebody(token) || isPlainWord(view, tokens, at, index)) return undefined
  const runs = (index.byWord.get(wordIn(token, index)) ?? []).map((person): Run => {
    const edge = (step: 1 | -1) => extend(view, tokens, at, person, step)
    return { first: edge(-1), last: edge(1), person }
  })
  const [best, ...others] = runs.toSorted((a, b) => b.last - b.first - (a.last - a.first))
  if (!best) return undefined
  const start = tokens[best.first]?.start ?? token.start
  const end = tokens[best.last]?.end ?? token.end
  const isShared = others.some(({ first, last }) => first === best.first && last === best.last)
  return { sighting: isShared ? toFamily(start, end, view) : toSighting(start, end, best.person), last: best.last }
}

/** The known word in a token: itself, or itself with digits around it (`rogelio85`). */
function wordIn({ lower }: Token, { byWord }: PersonIndex): string {
  if (byWord.has(lower)) return lower
  const letters = lower.replace(/^\d+|\d+$/g, '')
  return letters.length >= 4 ? letters : lower
}

function namesSomebody({ lower, isCapital }: Token): boolean {
  const isPlain = lower.length < 3 || ambiguousNames.has(lower) || nameParticles.has(lower)
  return isCapital || !isPlain
}

const monthNames = new Set(
  'january february march april may june july august september october november december'.split(' '),
)
const openers = new Set('will may can do'.split(' '))
const afterOpener = new Set(
  'the a an i he she it they we you this that these those his her their its our my your there such any all each no not god'.split(
    ' ',
  ),
)

/**
 * A capital that names nobody though a person is called so: the month before or after its number, a question that opens with the verb,
 * a word in a line of capitals that stands alone.
 */
function isPlainWord(view: PlainView, tokens: readonly Token[], at: number, { byWord }: PersonIndex): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!token || !ambiguousNames.has(token.lower) || !byWord.has(token.lower)) return false
  const isNumber = (other: Token | undefined) => other !== undefined && /^\d{1,4}$/.test(other.lower)
  if (monthNames.has(token.lower) && (isNumber(after) || isNumber(before))) return true
  const isQuestion = openers.has(token.lower) && after !== undefined && afterOpener.has(after.lower)
  if (isQuestion && (!before || /[.!?:;"“\n]/.test(view.text.slice(before.end, token.start)))) return true
  const isAlone = (other: Token | undefined) =>
    other === undefined || isNumber(other) || (isInCapitals(view, other) && !byWord.has(other.lower))
  return isInCapitals(view, token) && isAlone(before) && isAlone(after)
}

function isInCapitals({ text }: PlainView, { start, end }: Token): boolean {
  const written = text.slice(start, end)
  return written.length > 2 && written === written.toUpperCase()
}

const joint = /^(?:[ \n\t]{0,2}[-_·/+][ \n\t]{0,2}|[ \n\t]{1,3}|'|, {0,2}|,\n)$/
const jointAfterInitial = /^(?:\.? ?|\.-?|-)$/

/** Goes from a word of the name to the next words that belong to it: other parts, particles, initials. */
function extend(view: PlainView, tokens: readonly Token[], at: number, person: Person, step: 1 | -1): number {
  let edge = at
  for (
    let next = at + step;
    isJoined(view, tokens[Math.min(next, next - step)], tokens[Math.max(next, next - step)]);
    next += step
  ) {
    const token = tokens[next]
    if (!token) return edge
    if (person.words.has(token.lower) || person.particles.has(token.lower) || isInitialOf(token, person)) edge = next
    else if (!nameParticles.has(token.lower)) return edge
  }
  return edge
}

function isInitialOf({ lower, isCapital }: Token, { initials }: Person): boolean {
  return lower.length === 1 && isCapital && initials.has(lower)
}

/** True when nothing but what may stand inside a name lies between two words. */
function isJoined({ text }: PlainView, one: Token | undefined, other: Token | undefined): boolean {
  if (!one || !other) return false
  const between = text.slice(one.end, other.start)
  return joint.test(between) || (one.lower.length === 1 && jointAfterInitial.test(between))
}

/** Two initials and more in the Board's way (`M-C-`) that are no case's name. */
function initialForms(letters: string): RegExp[] {
  const forms = [letters, letters.charAt(0) + letters.slice(2), letters.slice(1)]
  return [...new Set(forms)]
    .filter((form) => form.length >= 2)
    .map((form) => {
      const dashes = Array.from(form.toUpperCase(), (letter) => `${letter}-`).join('')
      return new RegExp(`(?<!(?:Matter of|In re) )(?<![\\p{L}\\p{N}.-])${dashes}(?![\\p{L}\\p{N}])`, 'gu')
    })
}

const initialsWithStops = /(?<![\p{L}\p{N}.])(?:\p{Lu}\. ?){1,6}\p{Lu}\./gu

/** `R.M.C.`, `R. M.`: initials of a name in its order, some left out. */
function findStopped({ text }: PlainView, persons: readonly Person[]): Sighting[] {
  return [...text.matchAll(initialsWithStops)].flatMap(({ 0: whole, index }) => {
    const written = whole.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
    const isOther =
      commonInitials.has(written) || /(?:Matter of|In re) $/.test(text.slice(Math.max(0, index - 10), index))
    const person = isOther ? undefined : persons.find(({ letters }) => isInOrder(written, letters))
    return person ? [toSighting(index, index + whole.length, person)] : []
  })
}

function isInOrder(written: string, letters: string): boolean {
  let at = -1
  return Array.from(written).every((letter) => (at = letters.indexOf(letter, at + 1)) >= 0)
}

/** Two letters with stops that stand for something else in a brief. */
const commonInitials = new Set(
  'us usc cfr fed ina bia aao uscis eoir dhs ice cbp ina dc ny nj nh nc nd nm sc sd ri wv la md ma pa pc pm am po ba bs ms jd id fs fr ed wd cd ie eg rn lp ll sw nw ne se uk un eu ad bc no vs op ct st dr jr sr mr'.split(
    ' ',
  ),
)

function findInitials({ text }: PlainView, { persons }: PersonIndex): Sighting[] {
  return persons.flatMap((person) =>
    person.forms.flatMap((form) =>
      [...text.matchAll(form)].map(({ 0: whole, index }) => toSighting(index, index + whole.length, person)),
    ),
  )
}

function toSighting(start: number, end: number, { key, role }: Person): Sighting {
  return { start, end, identity: `person:${key}`, word: 'Person', role }
}

function toFamily(start: number, end: number, { lower }: PlainView): Sighting {
  return {
    start,
    end,
    identity: `family:${wordsOf(lower.slice(start, end)).join(' ')}`,
    word: 'Family',
    role: 'family name',
  }
}
