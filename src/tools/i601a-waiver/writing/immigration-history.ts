import { formatLongDate, type IsoDate } from '#domain/dates/calendar.ts'
import { countryName } from '#domain/prose/words.ts'
import { cite, gap, textOrGap } from '#domain/section-content/write.ts'
import type { WaiverCase } from '../case.ts'
import { readsAsWidowed } from '../case/narratives.ts'
import { isDerivative, isDiversity } from '../case/visa-basis.ts'
import { selectedPerson } from './people.ts'
import { own, tellPlaces } from './paragraphs.ts'
import { placesIn, type Teller } from './teller.ts'
import { dateOrGap } from './text.ts'
import { formLabel, petitionerName } from './visa-basis.ts'

/** Birth, entry and stay with the right verb for each manner, then the visa case. */
export function writeImmigrationHistory(teller: Teller): string {
  const { waiver } = teller
  return (
    own(teller, birth(waiver), uninspectedEntry(waiver), admission(waiver), parole(waiver)) +
    tellPlaces(teller, placesIn(teller, 'immigration_history')) +
    own(teller, visaCase(waiver), derivative(waiver), pending(waiver))
  )
}

function birth({ applicant }: WaiverCase): string {
  const { bornOn, birthCountry, citizenship } = applicant
  const born = bornOn === undefined ? '' : ` on ${formatLongDate(bornOn)}`
  const place = birthCountry === undefined ? '' : ` in ${countryName(birthCountry)}`
  if (born === '' && place === '') return ''
  return `{applicant} was born${place}${born}${citizenship === undefined ? '' : ` and is a citizen of ${countryName(citizenship)}`}.`
}

function uninspectedEntry({ entry, applicant, screening }: WaiverCase): string {
  if (!entry.manner.includes('without_inspection')) return ''
  const place = entry.lastEntryPlace ? ` near ${entry.lastEntryPlace.replace(/^near /iu, '')}` : ''
  const age = applicant.ageAtEntry === undefined ? '' : `, at the age of ${applicant.ageAtEntry}`
  const came = `{applicant} entered the United States without inspection${place} on ${dateOrGap(entry.lastEntryDate)}${age}.`
  return screening.prior_departures === 'no'
    ? `${came} No departure after more than a year of unlawful presence is on record.`
    : came
}

function admission({ entry, asOf }: WaiverCase): string {
  if (!entry.manner.includes('admitted')) return ''
  const status = entry.admissionBasis ? ` ${inStatus(entry.admissionBasis)}` : ''
  const end = stayEndOf('admission', entry)
  const came = `{applicant} was inspected and admitted on ${dateOrGap(entry.admittedOn)}${status}, authorized to stay`
  if (entry.isDurationOfStatus)
    return `${came} for duration of status ${gap('attorney: state when and how that stay ended')}.`
  const remained = end !== undefined && end > asOf ? '' : ', and remained after that date'
  return `${came} until ${dateOrGap(end, 'date or duration of status')}${remained}.`
}

function parole({ entry, asOf }: WaiverCase): string {
  if (!entry.manner.includes('paroled')) return ''
  const reason = entry.paroleBasis ? ` (${entry.paroleBasis})` : ''
  const end = stayEndOf('parole', entry)
  const ended = end !== undefined && end > asOf ? 'ends' : 'ended'
  return `{applicant} was paroled into the United States on ${dateOrGap(entry.paroledOn)}${reason}; the parole period ${ended} on ${dateOrGap(end)}. Parole is not an admission, and no unlawful presence accrues while it lasts.`
}

/** Of an admission and a parole the one date is the end of the later stay; the end of the earlier one was not asked. */
function stayEndOf(stay: 'admission' | 'parole', entry: WaiverCase['entry']): IsoDate | undefined {
  if (!(entry.manner.includes('admitted') && entry.manner.includes('paroled'))) return entry.stayEnd
  const later = (entry.admittedOn ?? '') > (entry.paroledOn ?? '') ? 'admission' : 'parole'
  return later === stay ? entry.stayEnd : undefined
}

/** `in B-2 visitor status`. */
function inStatus(basis: string): string {
  return `in ${basis}${/status$/i.test(basis) ? '' : ' status'}`
}

function visaCase(waiver: WaiverCase): string {
  const { basis, category, input } = waiver
  if (isDiversity(basis))
    return `The Department of State selected the ${selectedPerson(waiver)} to apply for a diversity visa; no USCIS petition is required. ${cite('S8')}.`
  const receipt = `receipt ${textOrGap(basis.receipt, 'receipt number')}`
  const isSelf = basis.relationship === 'Self' && !isDerivative(basis)
  const approved = isSelf
    ? `On ${dateOrGap(basis.approvedOn)}, USCIS approved {applicant.poss} own ${formLabel(waiver)}, ${receipt}.`
    : `On ${dateOrGap(basis.approvedOn)}, USCIS approved the ${formLabel(waiver)}, ${receipt}, that ${petitionerName(waiver)} had filed.`
  const immediate = category === 'immediate relative' || readsAsWidowed(input)
  return immediate
    ? `${approved} ${basis.type === 'i_360' ? 'The widow or widower of a citizen' : 'The spouse, parent or child of a citizen'} is an immediate relative. ${cite('S7')}.`
    : approved
}

function derivative({ basis }: WaiverCase): string {
  if (!isDerivative(basis)) return ''
  return `{applicant} seeks a visa as the derivative of ${textOrGap(basis.principalName, 'name of the principal')}, the applicant’s ${textOrGap(basis.principalRelationship, 'relationship')}.`
}

function pending({ basis, screening }: WaiverCase): string {
  const number = basis.dosCaseNumber === undefined ? '' : ` under case number ${basis.dosCaseNumber}`
  const fee =
    screening.dos_fee_paid === 'yes' && !isDiversity(basis) ? ', and the immigrant visa fee has been paid' : ''
  return `{applicant.poss} immigrant visa case is pending with the Department of State${number}${fee}.`
}
