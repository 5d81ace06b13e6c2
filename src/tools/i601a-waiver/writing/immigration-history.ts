import type { IsoDate } from '#domain/dates/calendar.ts'
import { escapeText, gap, textOrGap } from '#domain/section-content/write.ts'
import type { WaiverCase } from '../case.ts'
import { isDerivative, isDiversity } from '../case/visa-basis.ts'
import { selectedPerson } from './people.ts'
import { dateOrGap, flow, sentence, when } from './text.ts'
import { formLabel } from './visa-basis.ts'

/** Entry and stay with the right verb for each manner, then the visa case. */
export function writeImmigrationHistory(waiver: WaiverCase): string {
  const { basis } = waiver
  return (
    flow(uninspectedEntry(waiver), admission(waiver), parole(waiver)) +
    flow(
      isDiversity(basis)
        ? `The Department of State selected the ${selectedPerson(waiver)} to apply for a diversity visa; no USCIS petition is required.`
        : sentence(
            `On ${dateOrGap(basis.approvedOn)}, USCIS approved the ${formLabel(waiver)} (receipt ${textOrGap(basis.receipt, 'receipt number')}) filed by ${filer(waiver)}`,
          ),
      when(
        isDerivative(basis),
        sentence(
          `The applicant seeks a visa as the derivative of ${textOrGap(basis.principalName, 'name of the principal')}, the applicant's ${textOrGap(basis.principalRelationship, 'relationship')}`,
        ),
      ),
      `The immigrant visa case is pending with the Department of State ${feeAndCaseNumber(waiver)}.`,
    )
  )
}

function uninspectedEntry({ entry }: WaiverCase): string {
  const place = entry.lastEntryPlace ? ` near ${escapeText(entry.lastEntryPlace)}` : ''
  return when(
    entry.manner.includes('without_inspection'),
    `The applicant entered the United States without inspection on or about ${dateOrGap(entry.lastEntryDate)}${place} and has remained since ${gap('attorney: confirm no later departure')}.`,
  )
}

function admission(waiver: WaiverCase): string {
  const { entry, asOf } = waiver
  if (!entry.manner.includes('admitted')) return ''
  const status = entry.admissionBasis ? ` ${inStatus(entry.admissionBasis)}` : ''
  const end = stayEndOf('admission', waiver)
  const came = `The applicant was inspected and admitted on ${dateOrGap(entry.admittedOn)}${status}, authorized to stay`
  if (entry.isDurationOfStatus)
    return `${came} for duration of status ${gap('attorney: state when and how that stay ended')}.`
  const remained = end !== undefined && end > asOf ? '' : ', and remained after that date'
  return `${came} until ${dateOrGap(end, 'date or duration of status')}${remained}.`
}

function parole(waiver: WaiverCase): string {
  const { entry, asOf } = waiver
  if (!entry.manner.includes('paroled')) return ''
  const reason = entry.paroleBasis ? ` (${escapeText(entry.paroleBasis)})` : ''
  const end = stayEndOf('parole', waiver)
  const ended = end !== undefined && end > asOf ? 'ends' : 'ended'
  return `The applicant was paroled into the United States on ${dateOrGap(entry.paroledOn)}${reason}; the parole period ${ended} on ${dateOrGap(end)}. Parole is not an admission, and no unlawful presence accrues while it lasts.`
}

/** Of an admission and a parole the one date is the end of the later stay; the end of the earlier one was not asked. */
function stayEndOf(stay: 'admission' | 'parole', { entry }: WaiverCase): IsoDate | undefined {
  if (!(entry.manner.includes('admitted') && entry.manner.includes('paroled'))) return entry.stayEnd
  const later = (entry.admittedOn ?? '') > (entry.paroledOn ?? '') ? 'admission' : 'parole'
  return later === stay ? entry.stayEnd : undefined
}

/** `in B-2 visitor status`. */
function inStatus(basis: string): string {
  return `in ${escapeText(basis)}${/status$/i.test(basis) ? '' : ' status'}`
}

/** `{filer}`. */
function filer({ basis }: WaiverCase): string {
  if (basis.relationship === 'Self' && !isDerivative(basis)) return 'the applicant'
  return textOrGap(basis.petitioner, 'petitioner')
}

function feeAndCaseNumber({ basis, screening }: WaiverCase): string {
  const number = basis.dosCaseNumber
  if (screening.dos_fee_paid !== 'yes') return gap(`confirm: visa fee paid; case number ${number ?? '__'}`)
  return `(visa fee paid; case number ${number === undefined ? gap('NVC case number') : escapeText(number)})`
}
