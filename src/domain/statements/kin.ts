import { kinship } from '#domain/language/word-lists.data.ts'

const women = new Set(
  'wife fiancee girlfriend daughter stepdaughter mother stepmother sister aunt niece grandmother granddaughter mother-in-law sister-in-law widow'.split(
    ' ',
  ),
)
const men = new Set(
  'husband fiance boyfriend son stepson father stepfather brother uncle nephew grandfather grandson father-in-law brother-in-law widower'.split(
    ' ',
  ),
)

/** The pronoun that a word of kinship allows; undefined for `child`, `spouse`, `cousin`. */
export function genderOfKin(word: string): 'he' | 'she' | undefined {
  const folded = word.toLowerCase()
  if (women.has(folded)) return 'she'
  return men.has(folded) ? 'he' : undefined
}

/** Words of kinship in a text, the longest first, for patterns. */
export const kinPattern = [...kinship.keys()].toSorted((a, b) => b.length - a.length).join('|')

/** The general relation of a word: `wife` -> `spouse`, `daughter` -> `child`. */
export function relationOf(word: string): string {
  const folded = word.toLowerCase()
  if (/^(?:wife|husband|spouse)$/.test(folded)) return 'spouse'
  return /^(?:son|daughter|child|boy|girl)$/.test(folded) ? 'child' : folded
}
