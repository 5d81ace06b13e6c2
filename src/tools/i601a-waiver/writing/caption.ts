import { attorneyName, cityLine } from '#domain/clients/attorney.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { escapeText, gap, heading, textOrGap } from '#domain/section-content/write.ts'
import type { WaiverCase } from '../case.ts'
import { isDiversity } from '../case/visa-basis.ts'
import { applicantName, relativeList } from './people.ts'
import { dateOrGap } from './text.ts'
import { basisLabel } from './visa-basis.ts'

/** The cover block; the last heading is the title of the brief. Address and fee are never printed from memory. */
export function writeCaption(waiver: WaiverCase): string {
  const { input } = waiver
  const { applicant, asOf, basis } = waiver
  return [
    lines(`${textOrGap(input.attorney.firm_name, 'firm')} · ${attorneyAddress(input)}`),
    lines(formatLongDate(asOf)),
    lines('U.S. Citizenship and Immigration Services', gap('confirm current I-601A filing address')),
    lines(
      'RE: Form I-601A, Application for Provisional Unlawful Presence Waiver',
      `Applicant: ${applicantName(waiver)}`,
      `A-Number: ${textOrGap(applicant.aNumber, 'A-number or "none"')}`,
      `Date of birth: ${dateOrGap(applicant.bornOn, 'date of birth')}`,
      `Country of citizenship: ${textOrGap(applicant.citizenship, 'country')}`,
      `Basis: ${basisLabel(waiver)}, ${caseNumber(waiver)}`,
      `Department of State case: ${textOrGap(basis.dosCaseNumber, 'NVC case number')}`,
      `Qualifying relative(s): ${relativeList(waiver)}`,
    ),
    heading('BRIEF IN SUPPORT OF APPLICATION FOR PROVISIONAL UNLAWFUL PRESENCE WAIVER'),
  ].join('')
}

function caseNumber({ basis }: WaiverCase): string {
  return isDiversity(basis)
    ? `DV case ${textOrGap(basis.dvCaseNumber, 'DV case number')}`
    : `receipt ${textOrGap(basis.receipt, 'receipt number')}`
}

function attorneyAddress({ attorney }: DraftInput): string {
  const city = cityLine(attorney)
  if (!attorney.address_1 || !city) return gap('address')
  return escapeText([attorney.address_1, attorney.address_2, city].filter(Boolean).join(', '))
}

/** `{attorney.name|[attorney]}`. */
export function counselName({ attorney }: DraftInput): string {
  return textOrGap(attorneyName(attorney), 'attorney')
}

function lines(...markup: readonly string[]): string {
  return `<p>${markup.join('<br>')}</p>`
}
