import { formsOf, isConcreteWord, isPersonWord } from '#domain/language/dictionary.ts'
import { foldWord } from '#domain/language/fold.ts'
import type { FoundMark, Slot, StorySentence } from '#domain/template-sections/old-case.ts'
import { actsOutside, isAbout, isOfClient, type PlacedMark } from './acting.ts'
import { asksTheReader, general, isAddress, isFormal, isIssue, ownFirstPerson } from './firm-sentences.ts'
import { doesSomething, isNarratedInPart } from './narrated.ts'
import { graveKinds, isNoSentence, lettersOf } from './no-sentence.ts'
import { proceduralVerbs } from './lexicon.data.ts'
import { officeThings } from './office-things.data.ts'

/**
 * Sentences that software cannot tell from the firm's own but that look as if they said something of the old case. They
 * are shown to the attorney as what they are, and nothing of them is printed until somebody has decided.
 */

type Context = { readonly isHeading: boolean; readonly isDeclaration: boolean; readonly isOfAnother?: boolean }

/** Whether a sentence of which nothing else was made looks like a claim. `marks`: what is filled in it. */
export function isClaim(words: string, marks: readonly PlacedMark[], context: Context): boolean {
  if (context.isHeading || lettersOf(words) < 5 || isNoSentence(words, marks) || isTerm(words, marks)) return false
  if (ownStanding.test(words) || isDoneToSpeaker(words, context)) return true
  if (isFirmsForm(words)) return false
  if (saysOfCountry(words, marks)) return true
  if (saysOfClient(words, marks) || isOfDecision(words) || isOfReport(words) || isOfOneDay(marks)) return true
  if (tellsOfNobody(words, marks)) return true
  return !isRule(words, marks) && saysMore(words, marks, context)
}

/**
 * `Example is a small country`, `Examplean society sees them as apart`: what a country is and does was said of the old one,
 * and of the next it may be false.
 */
const saysOfCountry = (words: string, marks: readonly PlacedMark[]): boolean =>
  marks.some(({ slot, at, to }) => {
    if (slot === 'unsure')
      return (
        /^\p{Lu}{2,6}$/u.test(words.slice(at, to)) &&
        /^(?:\W{0,3}The )?$/u.test(words.slice(0, at)) &&
        /^ \p{Ll}{2,}s /u.test(words.slice(to))
      )
    if (slot !== 'citizenship' && slot !== 'nationality') return false
    const isSubject =
      slot === 'nationality' ||
      /^(?:\W{0,3}\d{0,2}[.)]? ?)?(?:The )?$|(?:, (?:and |but )?|\b(?:that|because|since|while|where|and|but|as|government of|state of|people of) )$/iu.test(
        words.slice(0, at),
      )
    return isSubject && (slot === 'nationality' ? actsOfPeople : actsOfCountry).test(words.slice(to))
  })
const actsOfCountry =
  /^(?:[’']s \p{Ll}+)? (?:itself |today |still |now |also )?(?:is(?! designated| listed| the country)|was|has(?! been designated)|had|does|did|do|are|were|have|will|would|cannot|can|could|remains?|continues?|lacks?|offers?|provides?|criminali[sz]es|punish(?:es)?|persecutes?|permits?|tolerates?|fail(?:s|ed)|protects?)(?!\p{L})/u
const actsOfPeople =
  /^ (?:society|law|authorities|officials|police|government|courts|state|people|men|women|families|army|press|newspapers|prosecutors)(?: (?:in|of) [^,.;]{3,40})? (?:is|are|was|were|has|have|had|does|do|did|will|would|cannot|can|could|sees?|regards?|treats?|views?|protects?|fail(?:s|ed)?|den(?:y|ies)|tolerates?|punish(?:es)?|persecutes?|considers?|recogni[sz]es?|refuses?|offers?|provides?|remains?|continues?)(?!\p{L})/u

const isFirmsForm = (words: string): boolean =>
  isAddress(words) || isIssue(words) || asksTheReader.test(words) || isFormal(words)

/** `You have paid $1,500 today and will pay the rest`: what the reader and the firm agree on, with sums that are filled in. */
export const isTerm = (words: string, marks: readonly Pick<FoundMark, 'slot'>[]): boolean =>
  /^You (?:agree|have (?:also )?(?:paid|agreed|deposited|authorized)|will (?:pay|owe|deposit|reimburse)|authorize|promise|owe)(?!\p{L})/u.test(
    words,
  ) && marks.every(({ slot }) => slot === 'amount' || slot === 'unsure' || slot === 'event-date')

/** What is done to whoever declares is of one case: `the ones who had threatened us`. */
const isDoneToSpeaker = (words: string, { isDeclaration }: Context): boolean =>
  isDeclaration && /(?<!\p{L})(?:us|me)(?!\p{L})/iu.test(words) && !ownFirstPerson.test(words)

/** Tells what was, or what the party does, and names nobody. */
const tellsOfNobody = (words: string, marks: readonly PlacedMark[]): boolean =>
  marks.every(({ slot }) => slot === 'unsure' || slot === 'amount' || slot === 'exhibit') &&
  (isNarratedInPart(words) || doesSomething(words))

/** Two kinds of words of which only one case has both in a sentence. */
const isOfOneDay = (marks: readonly PlacedMark[]): boolean =>
  new Set(marks.flatMap(({ slot }) => (onlyOnce.has(slot) ? [slot] : []))).size > 1 ||
  marks.filter(({ slot }) => slot === 'entry-date' || slot === 'event-date').length > 1

/** Something that an office does not deal with, beside another such thing, a teller, or a word of the case. */
function saysMore(words: string, marks: readonly PlacedMark[], context: Context): boolean {
  const things = thingsOf(words, marks)
  if (ownFirstPerson.test(words)) return things > 1
  const isTeller = tells.test(words) && (context.isDeclaration || context.isOfAnother === true)
  const isOfCase = marks.some(({ slot }) => !fillable.has(slot) && !counts.has(slot))
  if (isOfCase && proceduralVerbs.test(words)) return concreteIn(openWords(words, marks), isBareThing) > 0
  return things > 0 && things + (isTeller ? 1 : 0) + (isOfCase ? 1 : 0) > 1
}

/** Whether a sentence that was taken for the old case has nothing in it that only one case has: the attorney says. */
export function isDoubtful(slot: StorySentence['slot'], words: string, marks: readonly PlacedMark[]): boolean {
  const isSure = slot === 'procedure' || slot === 'department-position' || graveKinds.has(slot as 'harm')
  if (isSure) return false
  const open = openWords(words, marks)
  // A count alone, `two citizens`, is in any firm's sentence: it is filled anew in what is kept.
  return isOfWriter.test(words) || (concreteIn(open, isBareThing) === 0 && !somebody.test(open) && !isOfAge(marks))
}

/** `The Service notes that the lease is not notarized`: what the other side or who decides said of this case. */
export const isOfDecision = (words: string): boolean =>
  decided.test(words) && !/Matter of|In re |§|C\.F\.R|U\.S\.C| v\. |\bPolicy Manual\b/u.test(words)
const decided =
  /^(?:\W{0,3}\d{1,2}[.)] )?(?:The|This|In its|In the|According to the|Here,? the) (?:Service|USCIS|notice|request|RFE|NOID|officer|agency|decision|denial|Immigration Judge|judge|Department|government|director|center|consul(?:ar officer)?|embassy|examiner|adjudicator|order|letter|asylum officer)(?:[’']s \p{L}+)?,? (?:also |further |then |now |itself |only ){0,2}(?:notes?|noted|mentions?|mentioned|states?|stated|says|said|claims?|claimed|alleges?|alleged|asserts?|asserted|observes?|observed|suggests?|suggested|complains?|points? out|pointed out|questions?|questioned|wrote|writes|doubts?|doubted|believes?|believed|concluded|concludes|found|finds|rejects?|rejected|argues?|argued|faults?|faulted|objects?|objected|rests? on|rested on|relied on|relies on|reasons|reasoned|asks (?:why|about|how|whether)|overlooked|ignored|misread|mistook|called|calls)\b/iu

/** `The Department of State reports that power is rationed`: what somebody found of one country. */
const isOfReport = (words: string): boolean => reported.test(words) && !/Matter of|§|C\.F\.R|U\.S\.C| v\. /u.test(words)
const reported =
  /\b(?:Department of State|State Department|UNHCR|United Nations|World Bank|World Health Organization|Human Rights Watch|Amnesty International|Freedom House|Red Cross|embassy|Embassy)(?:[’']s? \p{L}{3,20}(?: \p{L}{3,20})?)? (?:has |have |also |itself ){0,2}(?:reports?|reported|states?|stated|notes?|noted|finds?|found|documents?|documented|advises?|advised|warns?|warned|describes?|described|confirms?|confirmed|estimates?|says?|said|writes?)(?!\p{L})/u

/** `She has never asked for a continuance`: how the client has kept to the case so far, in whatever words. */
export const saysOfConduct = (words: string): boolean =>
  /(?<!\p{L})(?:has|have|had) (?:(?:also|since|so far) )?(?:never|always|not|no|appeared|attended|complied|missed|reported|kept|paid|filed|worked|lived|stayed|remained)(?!\p{L})/iu.test(
    words,
  )

/** Of which two in one sentence tell what only one case had, in whatever words. */
const onlyOnce = new Set<Slot>([
  'event-date',
  'town',
  'organization',
  'person',
  'witness',
  'relative',
  'doctor',
  'name',
  'amount',
  'unsure',
])

/** What a rule of law has too. */
const counts = new Set<Slot>(['amount', 'family', 'legal-position', 'procedure'])

/** `I would trust him with my dogs`, `I am 66 years old`: what whoever writes is and holds, and no event. */
const isOfWriter =
  /^(?:\W{0,3}\d{1,2}[.)] )?(?:I|We)(?:(?:[’']m|[’']ve been| am| have been| have known| have worked| work| serve| live| reside| own| run)(?! afraid| scared| ill| sick| pregnant)| (?:would|will|can|could|believe|think|know|trust|hope|want|love|feel|make|write|ask|beg|understand|consider|recommend|support|vouch|do not|don[’']t|have (?:never|always|no|written|read|seen|come)))\b/u

/** Kinds that are filled anew wherever they stand: what is said with them is said of the new client. */
const fillable = new Set<Slot>(['client', 'pronoun', 'other-pronoun'])

/**
 * `She meets every guideline`: the client is or has or does something, and but for the name and the pronoun nothing in it
 * becomes the new client's.
 */
function saysOfClient(words: string, marks: readonly PlacedMark[]): boolean {
  if (marks.some(({ slot }) => !fillable.has(slot) && slot !== 'unsure')) return false
  // `An applicant must show that she` speaks of everybody.
  if (general.test(words) && marks.every(({ slot }) => slot !== 'client')) return false
  return marks.some((mark) => {
    if (!isOfClient(mark)) return false
    if (mark.slot !== 'client' && !/^(?:s?he|his|her)$/iu.test(words.slice(mark.at, mark.to))) return false
    if (isAbout(words, mark) && mark.slot === 'client') return false
    return asserts.test(words.slice(mark.to)) || (actsOutside(words, [mark]) && !isStep.test(words))
  })
}
/** `His petition is current`: where what the client asked for stands. */
const ownStanding =
  /\b(?:his|her|my) (?:\p{L}+ ){0,2}(?:petition|application|case|appeal|motion|waiver|visa|priority date|work permit|green card)\b.{0,80}? (?:is|was|has been|remains) (?:still |now |not )?(?:current|pending|approved|denied|granted|ready|expired|backlogged|lost|withdrawn)\b/iu
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
  const open = openWords(words, marks)
  const isCounted = counted.test(open) || marks.some(({ slot }) => circumstances.has(slot))
  return concreteIn(open, isStoryThing) + (isCounted ? 1 : 0) + (somebody.test(open) ? 1 : 0)
}

const isOfAge = (marks: readonly PlacedMark[]): boolean => marks.some(({ slot }) => circumstances.has(slot))

/** The sentence with spaces in the place of what is filled. */
const openWords = (words: string, marks: readonly PlacedMark[]): string =>
  marks.reduce((text, { at, to }) => `${text.slice(0, at)}${' '.repeat(Math.max(0, to - at))}${text.slice(to)}`, words)

const concreteIn = (open: string, isOne: (folded: string) => boolean): number =>
  new Set((open.match(/\p{L}{3,}/gu) ?? []).map(foldWord).filter(isOne)).size
/** How old, how much, how long: with a thing or a person beside it the sentence is about one case. */
const circumstances = new Set<Slot>(['age', 'relative-age'])
/** Somebody who is called by what he is, and is no party to a case. */
const somebody =
  /\bthe (?:pastor|priest|imam|rabbi|deacon|teacher|tutor|coach|doctor|nurse|surgeon|midwife|therapist|counselor|neighbors?|landlord|owner|foreman|boss|driver|friends?|boyfriend|girlfriend|attackers?|killers?|robbers?|kidnappers?|soldiers?|gang)\b/iu
/** Whether a folded word is a thing, a creature or a movement that an office does not deal with. */
export const isStoryThing = (word: string): boolean =>
  isConcreteWord(word) && !formsOf(word).some((form) => officeThings.has(form) || officeThings.has(`${form}s`))
const isBareThing = (word: string): boolean => isStoryThing(word) && !isPersonWord(word)
const counted =
  /(?<![\p{L}\d-])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}{3,6}teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|dozen)(?:-\p{L}+)?(?![\p{L}-])/iu
