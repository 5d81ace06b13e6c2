import { dictionaryLine, formsOf } from '#domain/language/dictionary.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import { isStoryThing } from './claims.ts'
import { isLawWord } from './law-words.data.ts'
import { officeThings } from './office-things.data.ts'

/**
 * A thing that can be seen and touched and that no office has, or a word that the dictionary lacks. `isOpened`: an article
 * or the like stands before it; `isGoverned`: a preposition does.
 */
export function isSpecific(folded: string, isOpened = false, isGoverned = false): boolean {
  if (isLawWord(folded) || isLawWord(folded.replace(/s$/, '')) || officeThings.has(folded)) return false
  const file = firstFile(folded)
  if (file === undefined) return folded.length > 4 ? isUnexplained(folded) : isOpened && !isKnown(folded)
  return things.has(file) ? isStoryThing(folded) : isNounHere(folded, file, isOpened, isGoverned)
}

/** A verb by its first meaning is a noun behind an article: `on butcher paper`, `the calving`. */
const isNounHere = (folded: string, file: string, isOpened: boolean, isGoverned: boolean): boolean =>
  (isOpened && !ofAnyCase.has(folded) && (/.{3}ing$/u.test(folded) || occasions.has(file))) ||
  ((isOpened || isGoverned) && deeds.has(file) && isStoryThing(folded))

/** Occasions that the law speaks of. */
const ofAnyCase = new Set(['time', 'moment', 'end', 'beginning', 'course', 'wedding', 'finding', 'ruling', 'meaning'])

/** What bodies do, eat and touch, and how they move. */
const deeds = new Set(['t', 'y', 'z', '12', '17'])
/** Groups, events and what happens in nature: `the parish`, `the flood`. */
const occasions = new Set(['e', 'b', 'j'])

/** Which of the dictionary's files has a word's first meaning. */
export const firstFile = (folded: string): string | undefined => {
  const form = formsOf(folded).find((one) => dictionaryLine(one) !== undefined)
  return form === undefined ? undefined : (dictionaryLine(form) ?? '').split(/[ ,]/)[0]
}
/** Animals, things made, the body, food, places, objects, persons, plants, substances. */
const things = new Set(['5', '6', '8', 'd', 'f', 'h', 'i', 'k', 'r'])
/** Files of nouns. */
export const nouns = new Set([
  ...things,
  '4',
  '7',
  '9',
  'a',
  'b',
  'c',
  'e',
  'g',
  'j',
  'l',
  'm',
  'n',
  'o',
  'p',
  'q',
  's',
])

/** In no form in the dictionary: neither with a prefix, nor as one of two words, nor with an ending. */
function isUnexplained(folded: string): boolean {
  if (folded.length < 5) return false
  if (folded.includes('-')) return folded.split('-').some((part) => isUnexplained(part) || isSpecific(part))
  return !isKnown(folded) && !isKnown(folded.replace(/^(?:re|un|non|co|mis|pre|over|under|sub|dis|in|anti|de)/, ''))
}
const isKnown = (word: string): boolean =>
  [
    word,
    ...endings.flatMap(([ending, ...others]) =>
      word.endsWith(ending) ? others.map((other) => word.slice(0, -ending.length) + other) : [],
    ),
  ]
    .flatMap((one) => [one, one.replace(/(.)\1$/, '$1')])
    .some(
      (one) =>
        one.length > 2 &&
        (isPastForm(one) ||
          functionWords.has(one) ||
          isLawWord(one) ||
          officeThings.has(one) ||
          firstFile(one) !== undefined),
    )
const endings = [
  ['ly', '', 'le', 'l'],
  ['ally', '', 'al'],
  ['ied', 'y'],
  ['ed', '', 'e'],
  ['ing', '', 'e'],
  ['ier', 'y'],
  ['iest', 'y'],
  ['er', '', 'e'],
  ['est', '', 'e'],
  ['ness', ''],
  ['iness', 'y'],
  ['able', '', 'e'],
  ['ably', '', 'e', 'able'],
  ['ization', 'ize', 'al'],
  ['ations', 'ate', 'e'],
  ['ation', 'ate', 'e'],
  ['less', ''],
  ['ful', ''],
  ['ee', '', 'e'],
  ['s', ''],
] as const
/** `met`, `children`: a form of a word that no dictionary lists. */
export const isPastForm = (word: string): boolean => past.test(word)

/** Forms of the past that no dictionary lists. */
const past =
  /^(?:beaten|began|begun|bitten|blown|born|borne|bought|bound|broke|broken|brought|built|caught|chose|chosen|came|dealt|drawn|drew|driven|drove|fallen|fell|felt|fled|forgot|forgotten|fought|found|froze|frozen|gave|given|gone|grew|grown|heard|held|hidden|kept|knew|known|laid|learnt|led|left|lost|made|meant|met|paid|proven|risen|rose|said|sang|sat|saw|seen|sent|shown|slept|sold|sought|spent|spoke|spoken|stole|stolen|stood|struck|sworn|swore|taken|taught|thought|threw|thrown|told|took|tore|torn|understood|went|wept|withdrawn|withheld|woke|woken|wore|worn|written|wrote|children|women|people|lives|wives|knives|selves|themselves|ourselves)$/u
