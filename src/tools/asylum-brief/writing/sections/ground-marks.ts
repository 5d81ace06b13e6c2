import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { type Ground, groundNamed } from '../../case/relief.ts'
import { ascribedToClient, marksInAccount } from '../ascribed.ts'
import { quoteDecisive } from '../decisive-words.ts'
import { clientWords, partOfBrief, type Pen } from '../pen.ts'
import type { SectionText } from '../section-text.ts'
import { arrivalAt } from '../adverse-in-account.ts'
import { type Words, withoutSpeech, wordsOfAccount } from '../words-of-account.ts'
import { traitInAccount } from '../speech-in-account.ts'
import { isOfOfficialPaper } from '../telling.ts'
import { marksLead, ownActs, reasonPhrase } from './spoken-reason.ts'

const isOwnPaper =
  ({ map }: Pen) =>
  (fact: CaseFact): boolean =>
    passagesOf(map, fact).some(({ speaker }) => speaker === 'applicant')

/** Who the client was and did, where no section but the story tells it. */
export function tellMarks(text: SectionText, pen: Pen, ground: Ground, marks: readonly CaseFact[]): void {
  if (marks.length > 0) text.paragraph(marksLead[ground]).tell(marks)
  if (marks.some((fact) => isOfOfficialPaper(fact, pen)))
    text.say(
      `There those in office put their reason on paper themselves: what it charges is, it is submitted, ${reasonPhrase(pen, ground)}.`,
    )
  const isLed = marks.length > 0
  if (ownActs(text, pen, ground, isLed) || marks.some(isOwnPaper(pen))) return
  const named = marksInAccount(pen, ground).filter(({ words }) => !pen.argued.has(words))
  const said = ground === 'political-opinion' ? saidInPublic(pen) : []
  const all = said.length > 0 ? said : named.length > 0 ? named : traitInAccount(pen, ground)
  const found = all.filter(({ words }) => !pen.argued.has(words))
  if (all.length === 0) return
  if (!isLed) text.paragraph(marksLead[ground])
  const before = pen.frame.grounds.slice(0, pen.frame.grounds.indexOf(ground)).at(-1)
  const part = before && partOfBrief(pen, `S24${groundNamed(before).letter}`)
  // The weightiest of it was quoted for the ground before: what is left would show less.
  if (found[0] !== all[0] && part) {
    text.say(
      `What {applicant.subj} says of ${clientWords(pen).self} in the words that ${part} quotes shows it here as well.`,
    )
    return
  }
  quoteDecisive(text, pen, 'What marked {applicant} out stands in {applicant.his} own account', found)
}

/** `I stood on the steps and read the old article aloud`: what the client did before the eyes of others, before the arrival. */
function saidInPublic(pen: Pen): readonly Words[] {
  const all = wordsOfAccount(pen)
  const arrived = arrivalAt(pen)
  return all
    .filter(
      ({ told, words }, at) =>
        inPublic.test(withoutSpeech(told)) && !pen.argued.has(words) && (arrived < 0 || at < arrived),
    )
    .slice(0, 2)
}

const inPublic =
  /\bI (?:\p{L}+ ){0,6}?(?:read\b[^.;]{0,40}\b(?:aloud|out)|spoke (?:at|in|on|to|about|again)|gave (?:a speech|speeches|interviews?)|wrote (?:\p{L}+ )?(?:articles?|about|for)|published|marched|protested|demonstrated|carried (?:a|the) (?:flag|sign|banner|placard)|organized|campaigned|distributed|posted|signed (?:a|the) (?:petition|letter)|joined the (?:protest|march|demonstration|strike)|filmed|was filming|sent (?:the|a|my|this|that|these) (?:film|videos?|photographs?|photos?|pictures?|recordings?)|took off my (?:scarf|headscarf|hijab|veil))\b/u

const ofCrime =
  /\b(?:killed|killing|murder\w*|bomb\w*|theft|thie(?:f|ves)|stole\w*|robb\w+|kidnap\w*|one of those who did it)\b/iu

/** What those who did the harm took the client for, as the account itself tells it. */
export function tellAscribed(text: SectionText, pen: Pen, ground: Ground): void {
  // To be accused of a crime is to be taken for no people and no faith.
  const found = ascribedToClient(pen, ground).filter(
    ({ words }) => !pen.argued.has(words) && (ground === 'political-opinion' || !ofCrime.test(words)),
  )
  if (found.length === 0) return
  quoteDecisive(text, pen, 'What they took {applicant} for stands in {applicant.his} own account', found)
  text.law(
    ground === 'political-opinion'
      ? 'An opinion that is attributed counts like one that is held, and this is what was attributed.'
      : `That is ${ground === 'social-group' ? 'the group' : groundNamed(ground).phrase}, in the terms of those who did the harm.`,
  )
}
