import { formsOf, isConcreteWord } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import type { Slot, StorySentence } from '#domain/template-sections/old-case.ts'
import { actsOutside, isAbout, isOfClient, type PlacedMark } from './acting.ts'
import { asksTheReader, general, isAddress, isFormal, isIssue, ownFirstPerson } from './firm-sentences.ts'
import { graveKinds, isNoSentence, lettersOf } from './no-sentence.ts'
import { officeThings } from './office-things.data.ts'

/**
 * Sentences that software cannot tell from the firm's own but that look as if they said something of the old case. They
 * are shown to the attorney as what they are, and nothing of them is printed until somebody has decided.
 */

type Context = { readonly isHeading: boolean; readonly isDeclaration: boolean; readonly isOfAnother?: boolean }

/** Whether a sentence of which nothing else was made looks like a claim. `marks`: what is filled in it. */
export function isClaim(words: string, marks: readonly PlacedMark[], context: Context): boolean {
  if (context.isHeading || lettersOf(words) < 5 || isNoSentence(words, marks)) return false
  if (isAddress(words) || isIssue(words) || asksTheReader.test(words) || isFormal(words)) return false
  if (saysOfClient(words, marks)) return true
  if (isRule(words, marks)) return false
  const things = thingsOf(words, marks)
  if (ownFirstPerson.test(words)) return things > 1
  const isTeller = tells.test(words) && (context.isDeclaration || context.isOfAnother === true)
  return things > 0 && things + (isTeller ? 1 : 0) > 1
}

/** Whether a sentence that was taken for the old case has nothing in it that only one case has: the attorney says. */
export function isDoubtful(slot: StorySentence['slot'], words: string, marks: readonly PlacedMark[]): boolean {
  const isSure = slot === 'procedure' || slot === 'department-position' || graveKinds.has(slot as 'harm')
  return !isSure && marks.every(({ slot }) => slot.endsWith('pronoun')) && thingsOf(words, marks) === 0
}

/** Kinds that are filled anew wherever they stand: what is said with them is said of the new client. */
const fillable = new Set<Slot>(['client', 'pronoun', 'other-pronoun'])

/**
 * `She meets every guideline`: the client is or has or does something, and but for the name and the pronoun nothing in it
 * becomes the new client's.
 */
function saysOfClient(words: string, marks: readonly PlacedMark[]): boolean {
  if (marks.some(({ slot }) => !fillable.has(slot))) return false
  // `An applicant must show that she` speaks of everybody.
  if (general.test(words) && marks.every(({ slot }) => slot !== 'client')) return false
  return marks.some((mark) => {
    if (!isOfClient(mark)) return false
    if (mark.slot !== 'client' && !/^(?:s?he|his|her)$/iu.test(words.slice(mark.at, mark.to))) return false
    if (isAbout(words, mark) && mark.slot === 'client') return false
    return asserts.test(words.slice(mark.to)) || (actsOutside(words, [mark]) && !isStep.test(words))
  })
}
const asserts =
  /^[’']?s? ?(?:(?:\p{L}+ ){0,3}?)(?:is|was|has|had|have|meets?|met|satisf(?:y|ies|ied)|merits?|deserves?|warrants?|qualif(?:y|ies|ied)|intends?|will|never|cannot|can|could|would|entered|demonstrates?|establish(?:es|ed))(?!\p{L})/iu
const isStep =
  /\b(?:asks?|requests?|moves?|seeks?|submits?|represents?|respectfully|hereby|petitions?|appl(?:y|ies)|enclosed|attached|certif\p{L}+|served|appeals?)\b/iu

/** A sentence on the law and on cases in general. */
const isRule = (words: string, marks: readonly PlacedMark[]): boolean =>
  marks.length === 0 &&
  (general.test(words) ||
    /\b(?:must|shall|may|need(?:s)? not|requires?|required|means|includes?|defines?|considers?|weighs?|looks? to)\b|§|C\.F\.R\.|U\.S\.C\.|I&N Dec\.|F\.[234]d/u.test(
      words,
    ))

const tells = /(?<!\p{L})(?:I|we|they|he|she|my|our|us|me|there (?:is|was|were|are))(?!\p{L})/iu

/** How many different things, creatures, movements and counts a sentence has that an office does not deal with. */
function thingsOf(words: string, marks: readonly PlacedMark[]): number {
  const open = marks.reduce(
    (text, { at, to }) => `${text.slice(0, at)}${' '.repeat(Math.max(0, to - at))}${text.slice(to)}`,
    words,
  )
  const found = (open.match(/\p{L}{3,}/gu) ?? []).map(foldWord).filter(isThing)
  const isCounted = counted.test(open) || marks.some(({ slot }) => circumstances.has(slot))
  return new Set(found).size + (isCounted ? 1 : 0) + (somebody.test(open) ? 1 : 0)
}
/** How old, how much, how long: with a thing or a person beside it the sentence is about one case. */
const circumstances = new Set<Slot>(['age', 'relative-age'])
/** Somebody who is called by what he is, and is no party to a case. */
const somebody =
  /\bthe (?:pastor|priest|imam|rabbi|deacon|teacher|tutor|coach|doctor|nurse|surgeon|midwife|therapist|counselor|neighbors?|landlord|owner|foreman|boss|driver|friends?|boyfriend|girlfriend|attackers?|killers?|robbers?|kidnappers?|soldiers?|gang)\b/iu
const isThing = (word: string): boolean =>
  isConcreteWord(word) && !formsOf(word).some((form) => officeThings.has(form) || officeThings.has(`${form}s`))
const counted =
  /(?<![\p{L}\d-])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}{3,6}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|dozen)(?:-\p{L}+)?(?![\p{L}-])/iu
