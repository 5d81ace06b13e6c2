import { formatLongDate } from '#domain/dates/calendar.ts'
import { cite, citeAs } from '#domain/section-content/write.ts'
import { act, regulation } from '../wording.ts'
import { clientWords, type Pen } from '../pen.ts'
import { isAboutClient, tellsOfAct } from '../../map/signs.ts'
import { SectionText } from '../section-text.ts'

/** S20 */
export function asylumStandard(pen: Pen): string {
  const { frame } = pen
  const definition = citeAs('ina101a42', 'INA § 101(a)(42)(A), 8 U.S.C. § 1101(a)(42)(A)')
  const text = new SectionText(pen, 'S20').paragraph()
  text.law(
    `A person who is physically present in or arriving in the United States may apply for asylum. ${cite('ina208a1')}.`,
    `Asylum may be granted to a refugee, ${act('ina208b1a', '208(b)(1)(A)')}: someone outside the country of nationality who is unable or unwilling to return to it, or to use its protection, because of persecution or a well-founded fear of persecution on account of race, religion, nationality, membership in a particular social group, or political opinion. ${definition}.`,
    `The applicant carries the burden and must show that a protected ground was or will be at least one central reason for the harm. ${act('ina208b1bi', '208(b)(1)(B)(i)')}.`,
    `Eligibility may rest on past persecution or, independently, on a well-founded fear of future persecution. ${regulation(frame, 'cfr13b1', '13(b)')}.`,
  )
  return text.say(route(pen)).html()
}

/** Which of the two routes this claim takes, by the answer on personal harm. */
function route(pen: Pen): string {
  const { frame, map } = pen
  const { possessive } = clientWords(pen)
  if (frame.pastHarm) return '{applicant.subj} relies on both.'
  const arrival = frame.timing.lastArrival
  const firstHarm = map.facts
    .filter((fact) => tellsOfAct(fact) && !isAboutClient(fact))
    .flatMap(({ date }) => date?.from ?? [])
    .toSorted()[0]
  const wasAway = arrival !== undefined && firstHarm !== undefined && arrival < firstHarm
  return wasAway
    ? `{applicant.subj} had been in the United States since ${formatLongDate(arrival)} when the events took place and does not claim past persecution; ${possessive} claim rests on a well-founded fear.`
    : `{applicant.subj} does not claim past persecution; ${possessive} claim rests on a well-founded fear.`
}
