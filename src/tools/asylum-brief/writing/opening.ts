import { countryInSentence } from '#law/countries.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { escapeText, gap, joinWithAnd, paragraph } from '#domain/section-content/write.ts'
import { type CaseFrame, needsGround, soughtRelief } from '../case.ts'
import { type Ground, groundNamed } from '../case/relief.ts'
import { asSentences, countryOf, othersBlock, questionGap, reportBlock, told } from './wording.ts'

/** S10 */
export function introduction(frame: CaseFrame): string {
  const { role, adjudicator } = frame
  const relief = frame.argued.length > 0 ? soughtRelief(frame) : gap('RELIEF SOUGHT')
  return paragraph(
    `${escapeText(frame.clientName)} (the “${role}”) asks ${adjudicator} to grant ${relief}.`,
    `The ${role} cannot safely return to ${countryOf(frame)}.`,
    `The persons responsible for the harm are described by the ${role} as follows: ${told(frame, 'who')}`,
    groundSentence(frame),
    `The record, taken as a whole, meets each element of the relief requested, and ${adjudicator} should grant it.`,
  )
}

/** Names the grounds where one must be shown; empty under the Convention Against Torture alone. */
export function groundSentence(frame: CaseFrame): string {
  if (!needsGround(frame)) return ''
  const grounds = frame.grounds.map((ground) => groundNamed(ground).phrase)
  return `The harm is tied to ${grounds.length > 0 ? joinWithAnd(grounds) : questionGap('applicant_basis')}.`
}

/** S14 */
export function proceduralHistory(frame: CaseFrame): string {
  if (textOf(frame.answers, 'procedural_history') === 'yes')
    return paragraph(told(frame, 'procedural_history_details'), `The ${frame.role} ${custody(frame)}`)
  return frame.forum === 'uscis' ? noEarlierFiling(frame) : noticeToAppear(frame)
}

function custody({ answers }: CaseFrame): string {
  const detained = textOf(answers, 'detained')
  if (detained === undefined) return `${gap('IS DETAINED AT FACILITY / IS NOT DETAINED')}.`
  return detained === 'yes' ? `is detained at ${gap('FACILITY')}.` : 'is not detained.'
}

function noEarlierFiling({ role, timing }: CaseFrame): string {
  const filed = timing.filed ? formatLongDate(timing.filed) : gap('DATE')
  return paragraph(
    `The ${role} filed Form I-589 with USCIS on ${filed}.`,
    `No earlier application for asylum has been denied by an Immigration Judge or the Board, and no removal proceedings are pending ${gap('CONFIRM')}.`,
  )
}

function noticeToAppear(frame: CaseFrame): string {
  const { role } = frame
  const relief = frame.argued.length > 0 ? soughtRelief(frame) : gap('RELIEF SOUGHT')
  return paragraph(
    `The Department of Homeland Security began proceedings by filing a Notice to Appear dated ${dateOf(frame, 'nta_date')}.`,
    `The ${role} ${gap('ADMITTED/DENIED')} the allegations and seeks ${relief}.`,
    frame.forum === 'board'
      ? `The Immigration Judge issued a decision on ${dateOf(frame, 'ij_decision_date')}. The notice of appeal was filed on ${dateOf(frame, 'appeal_filed_date')}.`
      : '',
  )
}

function dateOf({ answers }: CaseFrame, name: string): string {
  const date = textOf(answers, name)
  return date !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(date) ? formatLongDate(date) : gap('DATE')
}

/** S15 */
export function statementOfFacts(frame: CaseFrame): string {
  const { role } = frame
  const nationality = frame.nationality
    ? escapeText(countryInSentence(frame.nationality))
    : gap('COUNTRY OF NATIONALITY')
  return [
    paragraph(
      `The ${role} is a national of ${nationality} who fears return to ${countryOf(frame)}.`,
      ...frame.grounds.map((ground) => groundFacts(frame, ground)),
    ),
    paragraph(`The events took place as follows: ${told(frame, 'when')}`, told(frame, 'what')),
    paragraph(
      `The ${role} identifies the persons responsible as: ${told(frame, 'who')}`,
      `As to the reason for the harm, the ${role} states: ${told(frame, 'why')}`,
    ),
    paragraph(othersBlock(frame)),
    paragraph(reportBlock(frame)),
    paragraph(travelBlock(frame)),
    paragraph(
      `The ${role} fears that the same harm will follow on return.`,
      `${gap('CITE DECLARATION AND EXHIBITS FOR EACH FACT')}.`,
    ),
  ].join('')
}

/** The wording of a group ends as a sentence, also where a line break sets it off. */
function groundFacts(frame: CaseFrame, ground: Ground): string {
  const { verbatim, rest } = frame.group
  return ground === 'social-group' && verbatim !== undefined
    ? `${asSentences(verbatim)} ${asSentences(rest ?? '')}`.trim()
    : told(frame, groundNamed(ground).details)
}

function travelBlock(frame: CaseFrame): string {
  if (!frame.thirdCountry) return ''
  return `Before reaching the United States the ${frame.role} lived in or passed through another country. ${told(frame, 'benefits_details')}`
}
