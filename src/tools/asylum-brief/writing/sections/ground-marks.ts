import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { type Ground, groundNamed } from '../../case/relief.ts'
import { ascribedToClient, marksInAccount } from '../ascribed.ts'
import { quoteDecisive } from '../decisive-words.ts'
import type { Pen } from '../pen.ts'
import type { SectionText } from '../section-text.ts'
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
  const found = named.length > 0 ? named : traitInAccount(pen, ground)
  if (found.length === 0) return
  if (!isLed) text.paragraph(marksLead[ground])
  quoteDecisive(text, pen, 'What marked {applicant} out stands in {applicant.his} own account', found)
}

/** What those who did the harm took the client for, as the account itself tells it. */
export function tellAscribed(text: SectionText, pen: Pen, ground: Ground): void {
  const found = ascribedToClient(pen, ground).filter(({ words }) => !pen.argued.has(words))
  if (found.length === 0) return
  quoteDecisive(text, pen, 'What they took {applicant} for stands in {applicant.his} own account', found)
  text.law(
    ground === 'political-opinion'
      ? 'An opinion that is attributed counts like one that is held, and this is what was attributed.'
      : `That is ${ground === 'social-group' ? 'the group' : groundNamed(ground).phrase}, in the terms of those who did the harm.`,
  )
}
