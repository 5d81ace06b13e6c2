import { actsOutside, type PlacedMark } from './acting.ts'
import { asksTheReader, isAcquaintance, isFormal, isIssue, isOwnPost } from './firm-sentences.ts'
import { rolePerson, storyWords } from './lexicon.data.ts'

/** `I ask you to let him stay`, `I write this letter freely`: what any such letter says, with nothing of the case but a pronoun. */
const isPlea = (words: string, marks: readonly PlacedMark[]): boolean =>
  /\bthis letter\b|^I (?:will|shall) (?!never|always|not|die)\p{L}+|\bI (?:understand|know|realize|recognize) (?:that )?(?:the|this|your|you)\b|\bI (?:promise|pledge|undertake|am (?:ready|prepared|willing|happy)) to\b|\bI (?:respectfully )?(?:ask|beg|urge|request|implore) (?:you|your honor|the (?:court|judge|officer)|that)\b/iu.test(
    words,
  ) &&
  marks.every(({ slot }) => slot === 'pronoun' || slot === 'other-pronoun' || slot === 'client' || slot === 'person') &&
  words.search(rolePerson) === -1 &&
  !storyWords.some(([, pattern]) => pattern.test(words))

/** Says who writes, or asks the reader for something, and nobody of the case does anything in it. */
export const isOfWriter = (words: string, marks: readonly PlacedMark[]): boolean =>
  (/^In (?:my|our) (?:experience|practice|work|view)\b/u.test(words) && marks.every(({ slot }) => slot === 'family')) ||
  (isTermOfOffer.test(words) && marks.every(({ slot }) => slot === 'pronoun' || slot === 'amount')) ||
  /^(?:my name is|me llamo)\b/iu.test(words) ||
  isFormal(words) ||
  isAcquaintance(words) ||
  (isOwnPost.test(words) && !actsOutside(words, marks)) ||
  isIssue(words) ||
  isPlea(words, marks) ||
  (asksTheReader.test(words) && !actsOutside(words, marks))

/** `His salary will be $50,000 a year.`: filled in, and nothing is told. */
const isTermOfOffer =
  /^(?:his|her|the) (?:\p{Ll}+ ){0,2}(?:salary|wage|compensation|remuneration|pay) (?:is|will be)\b/iu
