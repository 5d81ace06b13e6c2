import { cite, escapeText, gap, joinWithAnd, paragraph } from '#domain/section-content/write.ts'
import { argues, type CaseFrame } from '../case.ts'
import { act, regulation, told } from './wording.ts'

/** S29: no bar; with a third country and asylum also firm resettlement, which does not bar withholding. */
export function noBar(frame: CaseFrame): string {
  const bars = [
    argues(frame, 'asylum') ? act('ina208b2a', '208(b)(2)(A)') : '',
    argues(frame, 'withholding') ? act('ina241b3b', '241(b)(3)(B)') : '',
  ].filter((bar) => bar !== '')
  return [
    paragraph(
      `Nothing in the record indicates that a bar in ${bars.join(' or ')} applies ${gap('CONFIRM CRIMINAL, SECURITY AND PERSECUTOR-BAR SCREENING')}.`,
    ),
    frame.thirdCountry && argues(frame, 'asylum') ? firmResettlement(frame) : '',
  ].join('')
}

function firmResettlement(frame: CaseFrame): string {
  const rule = `${act('ina208b2a6', '208(b)(2)(A)(vi)')}; ${regulation(frame, 'cfr15', '15')}; ${cite('agg')}`
  return paragraph(
    `The ${frame.role} was not firmly resettled.`,
    `Firm resettlement requires an offer of permanent residence, citizenship or other permanent resettlement. ${rule}.`,
    told(frame, 'benefits_details'),
    `No such offer was made, or an exception applies because ${gap('ONWARD TRAVEL / RESTRICTED CONDITIONS')}.`,
  )
}

/** S30 */
export function humanitarianAsylum(frame: CaseFrame): string {
  const rule = regulation(frame, 'cfr13b1iii', '13(b)(1)(iii)')
  return paragraph(
    `Even if the presumption were rebutted, asylum should be granted because the severity of the past harm supplies compelling reasons not to return, or because there is a reasonable possibility of other serious harm. ${rule}; ${cite('ls')}.`,
    `${gap('CONTINUING EFFECTS; OTHER SERIOUS HARM')}.`,
  )
}

/** S31 */
export function discretion(): string {
  return paragraph(
    `The totality of the circumstances favours a grant. Manner of entry is one factor only and does not by itself require denial. ${cite('pula')}.`,
    `Favourable factors include the danger faced, ${gap('FAMILY TIES, COMMUNITY, WORK, HEALTH')}.`,
    `Adverse factors: ${gap('LIST OR NONE KNOWN')}.`,
  )
}

/** S32: the spouse and children of the principal applicant. */
export function derivativeFamily(frame: CaseFrame): string {
  const names = frame.family.members.map(({ name }) => escapeText(name))
  const family = names.length > 0 ? joinWithAnd(names) : gap('NAMES OF THE FAMILY MEMBERS')
  return paragraph(
    `The ${frame.role} asks that asylum status extend to ${family}, as spouse or child accompanying the principal. ${act('ina208b3', '208(b)(3)(A)')}.`,
    `${gap("CHILD'S AGE ON FILING DATE; MARRIAGE AND BIRTH RECORDS")}.`,
  )
}
