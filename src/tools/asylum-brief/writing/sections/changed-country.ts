import type { CaseFact } from '#domain/case-map/case-map.ts'
import { regulation } from '../wording.ts'
import type { Pen } from '../pen.ts'
import { quoteDecisive, sentencesAround } from '../decisive-words.ts'
import type { SectionText } from '../section-text.ts'

const changed =
  /\b(?:government|regime|president|dictator|ruling party|junta)\b[^.;]{0,60}\b(?:fell|has fallen|was (?:overthrown|ousted|toppled)|collapsed|lost power|fled the country|came to an end)\b|\b(?:say|says|said|tell|tells|told)\b[^.;]{0,40}\bcan (?:go|come|return) (?:home|back)\b/iu

/** `In August 2024 the government fell`: the other side will point to it, and it is told where it is met. */
export const tellsOfChange = (fact: CaseFact): boolean =>
  changed.test(fact.statement) || changed.test(fact.asTold ?? '')

/** What has changed in the country, openly, with the burden; what is told of the time since answers it, or a gap asks. */
export function changedSince(text: SectionText, pen: Pen, changes: readonly CaseFact[], isShown: boolean): void {
  const { frame } = pen
  if (changes.length === 0) return
  text.paragraph('What has changed there').tell(changes)
  quoteDecisive(
    text,
    pen,
    'The account says it openly',
    changes.filter((fact) => pen.story.has(fact.id)).flatMap((fact) => sentencesAround(fact, pen)),
  )
  if (frame.pastHarm)
    text.law(
      `A change that rebuts the presumption must be a fundamental one, such that the fear is no longer well founded, and ${frame.burdenParty} must prove it. ${regulation(frame, 'cfr13b1', '13(b)(1)(i)-(ii)')}.`,
    )
  if (isShown)
    text.say('It did not end the danger to {applicant}: what is told above of the time since shows who is still there.')
  else text.gap('WHAT SHOWS THAT THE DANGER OUTLASTED THE CHANGE')
}
