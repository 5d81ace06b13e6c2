import { isUnknownWord } from '#domain/language/dictionary.ts'
import { findBrokenNames } from './broken-names.ts'
import { ambiguousNames, nameParticles } from './common-words.data.ts'
import type { Sighting } from './identity.ts'
import type { Person, PersonIndex } from './person-index.ts'
import type { PlainView } from './plain-view.ts'
import { wordsOf, type Token } from './tokens.ts'

/** Every place where a person is named, in any order and spelling; the longest reading of each place. */
export function findPersons(view: PlainView, tokens: readonly Token[], index: PersonIndex): Sighting[] {
  const found: Sighting[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const best =
      longestRun(view, tokens, at, index) ?? joinedName(tokens, at, index) ?? joinedOver(view, tokens, at, index)
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
  index: PersonIndex,
): { sighting: Sighting; last: number } | undefined {
  const token = tokens[at]
  const letters = token?.lower.replace(/^\d+|\d+$/g, '') ?? ''
  if (!token || letters.length < 5 || letters.length > 80) return undefined
  const isLikely = letters.length >= 7 && index.beginnings.has(letters.slice(0, 2))
  const first = isLikely ? [...new Set(prefixes(letters).flatMap((prefix) => index.byWord.get(prefix) ?? []))] : []
  const person =
    first.find(({ words, particles }) => isMadeOf(letters, [...words, ...particles])) ?? withInitial(letters, index)
  return person && { sighting: toSighting(token.start, token.end, person), last: at }
}

/** `ZoëO’Neill`: the apostrophe divides what is joined. */
function joinedOver(
  { lower }: PlainView,
  tokens: readonly Token[],
  at: number,
  index: PersonIndex,
): { sighting: Sighting; last: number } | undefined {
  const [one, other] = [tokens[at], tokens[at + 1]]
  if (!one || !other || !/^['’]$/u.test(lower.slice(one.end, other.start))) return undefined
  const found = joinedName([{ ...one, lower: one.lower + other.lower, end: other.end }], 0, index)
  return found && { ...found, last: at + 1 }
}

/** A name with the initial of another joined to it, as users of machines are called: `rmedina`, `RMedina`. */
function withInitial(letters: string, { byWord }: PersonIndex): Person | undefined {
  const name = letters.slice(1)
  const person = byWord.get(name)?.find(({ initials }) => initials.has(letters.charAt(0)))
  return person && !ambiguousNames.has(name) && (!/^[a-z]+$/.test(letters) || isUnknownWord(letters))
    ? person
    : undefined
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
    const edge = (step: 1 | -1) => extend(view, tokens, at, { person, index }, step)
    return { first: edge(-1), last: edge(1), person }
  })
  const [best, ...others] = runs.toSorted((a, b) => b.last - b.first - (a.last - a.first))
  if (!best) return undefined
  const start = tokens[best.first]?.start ?? token.start
  const end = tokens[best.last]?.end ?? token.end
  const isShared = others.some(({ first, last }) => first === best.first && last === best.last)
  return { sighting: isShared ? toFamily(start, end, view) : toSighting(start, end, best.person), last: best.last }
}

/** The known word in a token: itself, without the plural of a family, or without digits around it (`rogelio85`). */
function wordIn({ lower, isCapital }: Token, { byWord }: PersonIndex): string {
  if (byWord.has(lower)) return lower
  const one = isCapital ? singular(lower) : undefined
  if (one !== undefined && byWord.has(one) && !ambiguousNames.has(one)) return one
  const letters = lower.replace(/^\d+|\d+$/g, '')
  return letters.length >= 4 ? letters : lower
}

/** The name in the plural of a family: `the Medinas`, `the Gonzalezes`. */
function singular(lower: string): string | undefined {
  if (lower.length < 5 || !lower.endsWith('s')) return undefined
  return /(?:z|s|x|ch|sh)es$/.test(lower) ? lower.slice(0, -2) : lower.slice(0, -1)
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
function extend(
  view: PlainView,
  tokens: readonly Token[],
  at: number,
  { person, index }: { readonly person: Person; readonly index: PersonIndex },
  step: 1 | -1,
): number {
  let edge = at
  for (
    let next = at + step;
    isJoined(view, tokens[Math.min(next, next - step)], tokens[Math.max(next, next - step)]);
    next += step
  ) {
    const token = tokens[next]
    if (!token) return edge
    const isOwn = person.words.has(token.lower) || person.words.has(wordIn(token, index))
    if (isOwn || person.particles.has(token.lower) || isInitialOf(view, token, person)) edge = next
    else if (!nameParticles.has(token.lower)) return edge
  }
  return edge
}

/** `o` of `o'neill` belongs to the name in small letters too. */
function isInitialOf({ text }: PlainView, { lower, end, isCapital }: Token, { initials }: Person): boolean {
  const isLead = lower.length <= 2 && text.charAt(end) === "'"
  return (isLead || (lower.length === 1 && isCapital)) && Array.from(lower).every((letter) => initials.has(letter))
}

/** True when nothing but what may stand inside a name lies between two words. */
function isJoined({ text }: PlainView, one: Token | undefined, other: Token | undefined): boolean {
  if (!one || !other) return false
  const between = text.slice(one.end, other.start)
  return joint.test(between) || (one.lower.length === 1 && jointAfterInitial.test(between))
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
