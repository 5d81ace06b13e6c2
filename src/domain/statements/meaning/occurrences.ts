import { canBeSame } from '../mentions.ts'
import { isDenied } from '../polarity.ts'
import { certainPersons } from './finding.ts'
import type { MeaningIndex, Placed, Token } from './told-index.ts'
import type { Clause, Weighed } from './weigh.ts'

/** Sentences on file that use this word beside another one of the clause. */
export function placesBeside(word: Weighed, clause: Clause, { byPlace }: MeaningIndex): Placed[] {
  const others = clause.words.filter(
    (other) => other !== word && other.text !== word.text && (other.weight > 0 || other.isName) && other.hits.around.size > 0,
  )
  const beside = (at: number) => others.length === 0 || others.some(({ hits }) => hits.around.has(at))
  return [...word.hits.exact].filter(beside).flatMap((at) => byPlace.get(at) ?? [])
}

/** True when a sentence on file can be about one of these persons, or one of them wrote it. */
export function isAbout({ sentence }: Placed, persons: readonly string[]): boolean {
  const { mentions, from, speaker } = sentence
  if (persons.includes(speaker)) return true
  if (mentions.length === 0 && from.source.kind === 'answer') return persons.includes('client')
  const known = certainPersons(mentions)
  return known.length === 0 || canBeSame(known, persons)
}

/** The words of a sentence on file that can say this one. */
export function sayings({ tokens }: Placed, word: Weighed): Token[] {
  const keys = new Set(word.meaning.same)
  return tokens.filter(({ meaning }) => meaning.same.some((key) => keys.has(key)))
}

/** An act is denied by its clause, a thing by what stands before it or by a `none` right behind. */
export function denialOf(text: string, { start, end }: Token, isAct: boolean): boolean {
  if (isAct) return isDenied(text, start, end)
  return isDenied(text.slice(0, end), start, end) || /^: (?:none|no|never)(?!\p{L})/iu.test(text.slice(end, end + 12))
}
