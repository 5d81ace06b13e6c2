import { kinship } from '#domain/language/word-lists.data.ts'
import type { Pronoun } from './person.ts'

const wordsOf = (list: string) => new Set(list.split(' '))

const women = wordsOf(
  'wife fiancee fiancée girlfriend daughter stepdaughter mother stepmother sister aunt niece grandmother granddaughter mother-in-law sister-in-law daughter-in-law widow',
)
const men = wordsOf(
  'husband fiance fiancé boyfriend son stepson father stepfather brother uncle nephew grandfather grandson father-in-law brother-in-law son-in-law widower',
)
/** Who is no relative and yet a woman or a man by the word. */
const otherWomen = wordsOf('girl woman nun waitress')
const otherMen = wordsOf('boy man priest imam pastor')

/** The pronoun that a word of kinship allows; undefined for `child`, `spouse`, `cousin`. */
export function genderOfKin(word: string): Pronoun | undefined {
  const folded = word.toLowerCase()
  if (women.has(folded)) return 'she'
  return men.has(folded) ? 'he' : undefined
}

/** The pronoun by which a text may go on after a noun for one person, of kin or not: `the girl`, `her uncle`. */
export function nounPronoun(word: string): Pronoun | undefined {
  const folded = word.toLowerCase()
  if (otherWomen.has(folded)) return 'she'
  return otherMen.has(folded) ? 'he' : genderOfKin(folded)
}

/** Words for relatives who are told of by name beside a party, as a pattern. */
export const relativesOfParties =
  'mother|father|brother|sister|son|daughter|uncle|aunt|cousin|nephew|niece|grandmother|grandfather|wife|husband|stepmother|stepfather|mother-in-law|father-in-law'

/** Words of kinship in a text, the longest first, for patterns. */
export const kinPattern = [...kinship.keys()].toSorted((a, b) => b.length - a.length).join('|')

/** The general relation of a word: `wife` -> `spouse`, `daughter` -> `child`. */
export function relationOf(word: string): string {
  const folded = word.toLowerCase()
  if (/^(?:wife|husband|spouse)$/.test(folded)) return 'spouse'
  return /^(?:son|daughter|child|boy|girl)$/.test(folded) ? 'child' : folded
}
