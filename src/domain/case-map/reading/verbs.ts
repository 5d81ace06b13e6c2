import { adverbs, baseVerbs, irregularPast, modals, namesInEd, notPast, sameInPast } from './verbs.data.ts'

/** `past`: needs no change in the third person; `same`: present and past look alike; `unknown`: may be no verb. */
export type VerbForm = 'be' | 'modal' | 'past' | 'present' | 'same' | 'unknown'

export function formOf(verb: string): VerbForm {
  const word = verb.toLowerCase()
  if (/^(?:am|are|is|was|were|have|do|has|does|did|had)$/.test(word)) return 'be'
  if (modals.has(word)) return 'modal'
  if (sameInPast.has(word)) return 'same'
  if (irregularPast.has(word)) return 'past'
  if (namesInEd.has(word)) return 'unknown'
  if (word.endsWith('ed') && !notPast.has(word)) return 'past'
  return baseVerbs.has(word) || notPast.has(word) ? 'present' : 'unknown'
}

const ofBe: Readonly<Record<string, string>> = { am: 'is', are: 'is', were: 'was', have: 'has', do: 'does' }

/** The form of the third person singular: `weigh` -> `weighs`, `am` -> `is`, `tried` -> `tried`. */
export function toThirdPerson(verb: string): string {
  const word = verb.toLowerCase()
  const form = formOf(word)
  if (form === 'be') return ofBe[word] ?? word
  if (form === 'modal' || form === 'past') return word
  if (word === 'go') return 'goes'
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|sh|ch|x|z|o)$/.test(word) ? `${word}es` : `${word}s`
}

export function isAdverb(word: string): boolean {
  const lower = word.toLowerCase()
  return adverbs.has(lower) || (/^[a-z]{3,}ly$/.test(lower) && !/^(?:rely|apply|supply|reply|family)$/.test(lower))
}

/** Verbs that are no nouns where they stand behind a comma. */
export const inLists =
  /^(?:wait|drive|cook|feed|bathe|lift|clean|wash|carry|bring|take|give|make|go|come|eat|sleep|get|dress|sit|stay|prepare|buy)$/

/** `every`, `now`, `Sundays`: a word that stands beside what is usual, or a verb of the present. */
export const isOfPresent = (word: string): boolean =>
  /^(?:do|does|is|am|are|have|has|can|every|now|usually|always|(?:sun|mon|tues|wednes|thurs|fri|satur)days|mornings|evenings|nights|weekends)$/.test(
    word,
  )

/** `in one night`, `that day`, `for the first time`: once is past. */
export const tellsOfOnce = (word: string, next = ''): boolean =>
  /^(?:one|that|first|same)$/.test(word) && /^(?:night|day|time|morning|evening|week|afternoon)$/.test(next)
