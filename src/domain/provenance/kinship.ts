import type { Range } from '#domain/section-content/read.ts'
import { kinship } from '#domain/language/word-lists.data.ts'
import { foldWord } from '#domain/language/fold.ts'

/** A person called somebody's relative: `her brother Mateo`, `Mateo, her brother`, `Spouse name: Dana`. */
export type Relation = Range & { readonly name: string; readonly word: string; readonly text: string }

const word = `(?:${[...kinship.keys()].toSorted((a, b) => b.length - a.length).join('|')})`
const name = String.raw`(\p{Lu}[\p{L}\p{M}'’-]+)`
const before = new RegExp(
  String.raw`(?<![\p{L}-])(${word})(?:,|\sname(?:d)?:?|:|\snamed)?\s(?:Mrs?\.\s|Ms\.\s|Dr\.\s)?${name}`,
  'gu',
)
/** `Tarek, his brother`; in `his father Tarek, his brother Hossam` the brother is the next of a list. */
const after = new RegExp(
  String.raw`(?<![\p{L}\p{M}'’-])${name}(?:\s\p{Lu}[\p{L}\p{M}'’-]+){0,2},\s(?:who (?:is|was)\s)?(?:his|her|my|their|the|an?)\s(?:(?:older|elder|younger|late|only|eldest|youngest|adult|minor|\p{L}+['’]s?)\s){0,2}(${word})(?![\p{L}-]|\s\p{Lu})`,
  'gu',
)

/** Every relation that a text states about a named person, in order. */
export function findRelations(text: string): Relation[] {
  const lower = [...text.matchAll(before)].map((match) => toRelation(match, match[2] ?? '', match[1] ?? ''))
  const labels = [...text.matchAll(/(?<=^|\n)(Spouse|Child) (?:\d{1,2} )?name: (\p{Lu}[\p{L}\p{M}'’-]+)/gu)].map(
    (match) => toRelation(match, match[2] ?? '', (match[1] ?? '').toLowerCase()),
  )
  const later = [...text.matchAll(after)].map((match) => toRelation(match, match[1] ?? '', match[2] ?? ''))
  return [...lower, ...labels, ...later].toSorted((a, b) => a.start - b.start)
}

function toRelation(match: RegExpMatchArray, called: string, kin: string): Relation {
  const start = match.index ?? 0
  return { start, end: start + match[0].length, text: match[0], name: foldWord(called), word: kin.toLowerCase() }
}

const family: Readonly<Record<string, readonly string[]>> = {
  spouse: ['spouse'],
  child: ['son', 'daughter', 'child'],
  parent: ['mother', 'father', 'parent'],
  sibling: ['brother', 'sister', 'sibling'],
}

const includes = (general: string, special: string) => family[general]?.includes(special) === true

/** True when two kinship words can be said of one person: the same, or one the general word for the other. */
export function canBeBoth(one: string, other: string): boolean {
  const [first, second] = [kinship.get(one), kinship.get(other)]
  if (!first || !second || first.relation === second.relation) return true
  return (
    (first.generic === true && includes(first.relation, second.relation)) ||
    (second.generic === true && includes(second.relation, first.relation))
  )
}
