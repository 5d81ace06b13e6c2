import { genderOfKin } from '#domain/persons/kin.ts'
import { canBeSame } from '../whom-pronouns-mean.ts'
import type { Roster } from '../persons.ts'
import { isDenied } from '../polarity.ts'
import { certainPersons } from './finding.ts'
import type { MeaningIndex, Placed, Token } from './told-index.ts'
import type { Clause, Weighed } from './weigh.ts'
import type { Mention } from '../mention.ts'

/** In how many sentences the very word stands. */
function literalPlaces({ hits, meaning }: Weighed, byPlace: MeaningIndex['byPlace']): number {
  return [...hits.exact].filter(
    (at) =>
      byPlace
        .get(at)
        ?.some(({ tokens }) =>
          tokens.some((token) => token.meaning.lemmas.some((lemma) => meaning.lemmas.includes(lemma))),
        ) === true,
  ).length
}

/** Sentences on file that use this word. */
export const placesOf = ({ hits }: Weighed, { byPlace }: MeaningIndex): Placed[] =>
  [...hits.exact].flatMap((at) => byPlace.get(at) ?? [])

/** Sentences on file that use this word beside another one of the clause: in the next sentence, or within the same. */
export function placesBeside(word: Weighed, clause: Clause, { byPlace }: MeaningIndex, isWithin = false): Placed[] {
  const all = clause.words.filter(
    (other) =>
      other !== word && other.text !== word.text && (other.weight > 0 || other.isName) && other.hits.around.size > 0,
  )
  // The name of a person alone says nothing of what is told beside it.
  const others = isWithin && all.every(({ isPerson }) => isPerson) ? [] : all
  const beside = (at: number) =>
    others.length === 0 ||
    (isWithin && literalPlaces(word, byPlace) <= 2 && others.some(({ hits }) => hits.around.has(at))) ||
    others.some(({ hits }) => (isWithin ? hits.exact.has(at) || hits.near.has(at) : hits.around.has(at)))
  return [...word.hits.exact].filter(beside).flatMap((at) => byPlace.get(at) ?? [])
}

/** A document that tells of one person alone, whose name its title has. */
const ofOnePerson = /^(?:curriculum vitae|cv|resume|résumé)\P{L}+\p{L}/iu
const ofSomebody = /^(?:curriculum vitae|cv|resume|résumé)$/iu
/** `Under Prof. Brandt`: who supervised is not whose life it is. */
const beside = /(?<!\p{L})(?:under|with|advis[eo]r:?|supervised by) (?:(?:Prof|Dr|Professor)\.? )?$/iu

/** What makes the word behind it a thing. */
export const nounBefore =
  /(?<!\p{L})(?:his|her|their|its|my|the|an?|of|for|at|poll|eye|no|any|some|every|each) $|['’]s $/iu

/** True when a sentence on file can be about one of these persons, or one of them wrote it. */
export function isAbout({ sentence, roster }: Placed, persons: readonly string[]): boolean {
  const { from, speaker } = sentence
  const isCv = from.source.kind === 'document' && ofSomebody.test(from.source.title)
  const mentions = sentence.mentions.filter(
    ({ start }) => start >= -sentence.start && !(isCv && beside.test(sentence.text.slice(0, start))),
  )
  if (from.source.kind === 'document' && persons.includes(speaker)) return true
  const isFamily = (id: string) => /^(?:client|spouse|child-)/.test(id)
  if (persons.includes('speaker') && mentions.length === 0) return from.source.kind !== 'document' || !isFamily(speaker)
  if (mentions.length === 0) return from.source.kind !== 'document' || !ofOnePerson.test(from.source.title)
  const sure = mentions.filter(({ isPronoun, text }) => !isPronoun || /^(?:I|me|my)$/i.test(text))
  if (sure.length === 0)
    return from.source.kind === 'answer'
      ? canBePronoun(mentions, persons, roster)
      : canBeSame(certainPersons(mentions), persons)
  const known = certainPersons(mentions)
  return known.length === 0 || canBeSame(known, persons)
}

/** `She` is none of several men. */
function canBePronoun(mentions: readonly Mention[], persons: readonly string[], { persons: known }: Roster): boolean {
  const genders = new Set(mentions.map(({ text }) => (/^(?:she|her|hers|herself)$/i.test(text) ? 'she' : 'he')))
  return persons.some((id) => {
    const gender = known.get(id)?.gender ?? genderOfKin(id.split(':')[1] ?? known.get(id)?.kin ?? '')
    return gender === undefined || genders.has(gender)
  })
}

/** True when a sentence on file surely is about one of these persons. */
export function isSurelyAbout({ sentence }: Placed, persons: readonly string[]): boolean {
  return sentence.mentions.some(({ ids }) => ids.length > 0 && canBeSame(ids, persons))
}

/** The words of a sentence on file that can say this one. */
export function sayings({ tokens }: Placed, word: Weighed): Token[] {
  const keys = new Set(word.meaning.same)
  return tokens.filter(({ meaning }) => meaning.same.some((key) => keys.has(key)))
}

const deniedBehind = /^(?:: (?:none|no|never)| (?:was|were|is|are|has been|have been) (?:not|never))(?!\p{L})/iu

/** An act is denied by its clause, a thing by what stands before it or by a `none` right behind. */
export function denialOf(text: string, { start, end }: Token, isAct: boolean): boolean {
  if (isAct) return isDenied(text, start, end)
  return isDenied(text.slice(0, end), start, end) || deniedBehind.test(text.slice(end, end + 24))
}
