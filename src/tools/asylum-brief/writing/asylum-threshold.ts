import { formatLongDate } from '#domain/dates/calendar.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { cite, citeAs, gap, joinWithAnd, paragraph } from '#domain/section-content/write.ts'
import { argues, type CaseFrame } from '../case.ts'
import { datesContradictAnswer } from '../case/deadline.ts'
import { exceptionType } from '../case/late-filing.ts'
import { act, regulation, told } from './wording.ts'
import { exhibitTags } from './exhibit-tags.ts'

/** S20 */
export function asylumStandard(frame: CaseFrame): string {
  const definition = citeAs('ina101a42', 'INA § 101(a)(42)(A), 8 U.S.C. § 1101(a)(42)(A)')
  return [
    paragraph(
      `A person who is physically present in or arriving in the United States may apply for asylum. ${cite('ina208a1')}.`,
      `Asylum may be granted to a refugee, ${act('ina208b1a', '208(b)(1)(A)')}: someone outside the country of nationality who is unable or unwilling to return to it, or to use its protection, because of persecution or a well-founded fear of persecution on account of race, religion, nationality, membership in a particular social group, or political opinion. ${definition}.`,
    ),
    paragraph(
      `The applicant carries the burden and must show that a protected ground was or will be at least one central reason for the harm. ${act('ina208b1bi', '208(b)(1)(B)(i)')}.`,
      `Credible, persuasive and specific testimony may be enough without more. ${act('ina208b1bii', '208(b)(1)(B)(ii)')}.`,
      `Eligibility may rest on past persecution or, independently, on a well-founded fear of future persecution. ${regulation(frame, 'cfr13b1', '13(b)')}.`,
    ),
  ].join('')
}

/** S21, timely or late by the attorney's answer. */
export function oneYearDeadline(frame: CaseFrame): string {
  return frame.timing.answeredTimely === false ? lateFiling(frame) : timelyFiling(frame)
}

function timelyFiling(frame: CaseFrame): string {
  const { role, timing } = frame
  const rule = `${act('ina208a2b', '208(a)(2)(B)')}; ${regulation(frame, 'cfr4a2', '4(a)(2)')}`
  const arrived = timing.lastArrival ? formatLongDate(timing.lastArrival) : gap('DATE OF LAST ARRIVAL')
  const received = timing.filed ? formatLongDate(timing.filed) : gap('DATE I-589 RECEIVED')
  const deadline = timing.deadline ? formatLongDate(timing.deadline) : gap('ONE-YEAR DEADLINE')
  const facts = `The ${role} last arrived on ${arrived} and the Form I-589 was received on ${received}`
  return paragraph(
    `An application must be filed within one year of the applicant's last arrival, and that fact must be shown by clear and convincing evidence. ${rule}.`,
    datesContradictAnswer(timing)
      ? `${facts}. ${gap('RECONCILE THESE DATES WITH THE ANSWER THAT THE FILING WAS WITHIN ONE YEAR')}.`
      : `${facts}, on or before ${deadline}. The application is timely.`,
    `${gap('CITE ENTRY AND FILING EVIDENCE')}.`,
  )
}

function lateFiling(frame: CaseFrame): string {
  const { role, timing } = frame
  const exception =
    exceptionType(textOf(frame.answers, 'missed_filing_deadline_reason')) ??
    gap('CHANGED / EXTRAORDINARY CIRCUMSTANCES')
  const rule = `${act('ina208a2d', '208(a)(2)(D)')}; ${regulation(frame, 'cfr4a4', '4(a)(4)-(5)')}`
  const filed = timing.filed ? formatLongDate(timing.filed) : gap('DATE')
  const effect = gap(
    `MATERIALLY AFFECTED ELIGIBILITY / WERE DIRECTLY RELATED TO THE DELAY AND NOT OF THE ${role.toUpperCase()}'S MAKING`,
  )
  return [
    paragraph(
      'The application was filed after the one-year period.',
      daysLateSentence(frame),
      `It may still be considered because the ${role} can show ${exception} and filed within a reasonable time. ${rule}.`,
      told(frame, 'missed_filing_deadline_reason'),
    ),
    paragraph(
      `Those circumstances ${effect}.`,
      `The filing on ${filed} came ${gap('PERIOD')} after they ${gap('AROSE / ENDED')}, which was reasonable in light of ${gap('REASONS')}; no fixed period applies, and the question turns on the particular circumstances. See ${cite('tmh')}.`,
      `The deadline does not apply to withholding of removal or to protection under the Convention Against Torture. ${regulation(frame, 'cfr4a2', '4(a)')}.`,
    ),
  ].join('')
}

/** R9; a gap where the dates would make the application timely after all. */
function daysLateSentence({ timing }: CaseFrame): string {
  if (!timing.filed || !timing.deadline || timing.daysLate === undefined) return ''
  if (timing.daysLate === 0) return `${gap('RECONCILE THE DATES WITH THE ANSWER THAT THE FILING WAS LATE')}.`
  const days = timing.daysLate === 1 ? '1 day' : `${timing.daysLate} days`
  return `Form I-589 was received on ${formatLongDate(timing.filed)}, ${days} after the deadline of ${formatLongDate(timing.deadline)}.`
}

/** S22 */
export function credibility(frame: CaseFrame): string {
  const statute = act('ina208b1biii', '208(b)(1)(B)(iii)')
  const account = joinWithAnd(exhibitTags(frame))
  return [
    paragraph(
      `Credibility is judged on the totality of the circumstances and all relevant factors. ${statute}${credibilityVia(frame)}; see ${cite('jyc')}.`,
      `The ${frame.role}'s account is detailed and consistent across ${gap('FORM I-589, DECLARATION, INTERVIEW')}.`,
      `Any difference between statements is explained by ${gap('EXPLANATION OR STATE NONE KNOWN')}.`,
    ),
    paragraph(
      `Where the trier of fact asks for corroboration, it must be supplied unless the applicant does not have it and cannot reasonably obtain it. ${act('ina208b1bii', '208(b)(1)(B)(ii)')}.`,
      `The following material supports the account: ${account === '' ? gap('MATERIAL IN THE RECORD') : account}.`,
      `${gap('EXPLAIN ANY MISSING DOCUMENT')}.`,
    ),
  ].join('')
}

/** The provision that carries the asylum credibility rules over to the relief that is argued. */
function credibilityVia(frame: CaseFrame): string {
  if (argues(frame, 'asylum')) return ''
  if (argues(frame, 'withholding')) return `, applied to withholding by ${act('ina241b3c', '241(b)(3)(C)')}`
  return argues(frame, 'torture') ? `, and, for this relief, ${act('ina240c4', '240(c)(4)(C)')}` : ''
}
