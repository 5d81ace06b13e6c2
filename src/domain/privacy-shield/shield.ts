import { findPersons } from './find-persons.ts'
import { findValues, indexValues, type ValueIndex } from './find-values.ts'
import type { Identity, KnownPerson, KnownValue, Sighting } from './identity.ts'
import { indexPersons, type PersonIndex } from './person-index.ts'
import { viewPlainly } from './plain-view.ts'
import { findSqueezed } from './squeezed.ts'
import { mostSpellings, printStandIn, standInPattern, type StandInWord } from './stand-in.ts'
import { tokensOf, type Token } from './tokens.ts'

/**
 * The stand-ins of one draft. It grows while texts are shielded: an identifier met for the first time gets the next
 * number, one met before keeps its own, so that all sections of a draft speak of the same `Person-1`.
 */
export type Shield = {
  readonly persons: PersonIndex
  readonly values: ValueIndex
  /** By the key under which sightings name them. */
  readonly identities: Map<string, Identity>
  /** By stand-in word and number. */
  readonly byNumber: Map<string, Identity>
}

/** A shield for these persons and values; they get the first numbers, in this order. */
export function makeShield(people: readonly KnownPerson[], values: readonly KnownValue[]): Shield {
  const shield: Shield = {
    persons: indexPersons(people),
    values: indexValues(values),
    identities: new Map(),
    byNumber: new Map(),
  }
  for (const { role, name, parts } of people) {
    for (const spelling of [name, parts?.family ?? '', parts?.given ?? '']) {
      const [whole] = findSightings(shield, spelling)
      if (whole) standInFor(shield, { ...whole, role }, spelling.slice(whole.start, whole.end))
    }
  }
  for (const { role, value } of values) {
    for (const sighting of findSightings(shield, value))
      standInFor(shield, { ...sighting, role }, value.slice(sighting.start, sighting.end))
  }
  for (const identity of shield.identities.values()) identity.counts.fill(0)
  return shield
}

/** Replaces every identifier of a text; `restoreText` gives back the very same text. Counts what it replaced. */
export function shieldText(shield: Shield, text: string): string {
  let shielded = ''
  let at = 0
  for (const sighting of findSightings(shield, text)) {
    shielded += text.slice(at, sighting.start) + standInFor(shield, sighting, text.slice(sighting.start, sighting.end))
    at = sighting.end
  }
  return shielded + text.slice(at)
}

/** Everything in a text that must be replaced, in order and without overlaps; offsets are into the text itself. */
export function findSightings(shield: Shield, text: string): Sighting[] {
  const literal = findLiterals(text)
  const view = viewPlainly(text)
  const tokens = tokensOf(view)
  const wholeWords = (sighting: Sighting): Sighting => {
    const range = view.original(sighting.start, endOfWord(tokens, sighting.end))
    const rest = /^[\p{L}\p{N}]*/u.exec(text.slice(range.end, range.end + 80))?.[0].length ?? 0
    return { ...sighting, start: range.start, end: range.end + rest }
  }
  const found = [...findValues(view, tokens, shield.values), ...findPersons(view, tokens, shield.persons)].map(
    wholeWords,
  )
  return uniteOverlaps([...literal, ...found, ...findSqueezed(shield, view).map(toWords(text))])
}

/** A range of the text with the whole of the words at its ends. */
function toWords(text: string): (sighting: Sighting) => Sighting {
  return (sighting) => {
    const before =
      /(?<![\p{L}\p{N}])[\p{L}\p{N}]*$/u.exec(text.slice(Math.max(0, sighting.start - 40), sighting.start))?.[0]
        .length ?? 0
    const after = /^[\p{L}\p{N}]*/u.exec(text.slice(sighting.end, sighting.end + 80))?.[0].length ?? 0
    return { ...sighting, start: sighting.start - before, end: sighting.end + after }
  }
}

/** A stand-in must not run into letters or digits: the word that it would cut is replaced as a whole. */
function endOfWord(tokens: readonly Token[], end: number): number {
  let [low, high] = [0, tokens.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle]?.end ?? 0) < end) low = middle + 1
    else high = middle
  }
  const token = tokens[low]
  return token && token.start < end ? token.end : end
}

/**
 * Sightings that overlap or touch become one; the first in the list says whose it is. Two stand-ins without anything
 * between them could not be read back.
 */
function uniteOverlaps(found: readonly Sighting[]): Sighting[] {
  const ranked = found
    .map((sighting, rank) => ({ sighting, rank }))
    .toSorted((a, b) => a.sighting.start - b.sighting.start)
  const united: { sighting: Sighting; rank: number }[] = []
  for (const next of ranked) {
    const last = united.at(-1)
    if (!last || next.sighting.start > last.sighting.end) {
      united.push(next)
      continue
    }
    const end = Math.max(last.sighting.end, next.sighting.end)
    const leading = next.rank < last.rank ? next : last
    united[united.length - 1] = {
      rank: leading.rank,
      sighting: { ...leading.sighting, start: last.sighting.start, end },
    }
  }
  return united.map(({ sighting }) => sighting)
}

/** Words of the text itself that look like stand-ins: they get one of their own, so that the way back stays exact. */
function findLiterals(text: string): Sighting[] {
  return [...text.matchAll(standInPattern())].map(({ 0: whole, index }) => ({
    start: index,
    end: index + whole.length,
    identity: `literal:${whole}`,
    word: 'Token',
    role: 'words of the text',
  }))
}

function standInFor(shield: Shield, { identity: key, word, role }: Sighting, written: string): string {
  const identity = identityFor(shield, key, word, role)
  const asCapitals = identity.spellings.findIndex(
    (spelling) => spelling !== written && spelling.toUpperCase() === written,
  )
  const known = identity.spellings.indexOf(written)
  if (known < 0 && asCapitals >= 0) return count(identity, asCapitals, true)
  if (known >= 0) return count(identity, known, false)
  identity.spellings.push(written)
  identity.counts.push(0)
  return count(identity, identity.spellings.length - 1, false)
}

function count(identity: Identity, spelling: number, isUpper: boolean): string {
  identity.counts[spelling] = (identity.counts[spelling] ?? 0) + 1
  return printStandIn({ word: identity.word, number: identity.number, spelling, isUpper })
}

function identityFor(shield: Shield, key: string, word: StandInWord, role: string): Identity {
  const known = shield.identities.get(key)
  if (known && known.spellings.length < mostSpellings) return known
  if (known) return identityFor(shield, `${key}+`, word, role)
  const number = [...shield.byNumber.values()].filter((identity) => identity.word === word).length + 1
  const identity: Identity = { word, number, role, spellings: [], counts: [] }
  shield.identities.set(key, identity)
  shield.byNumber.set(`${word}-${number}`, identity)
  return identity
}
