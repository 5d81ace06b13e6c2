import { formatLongDate } from '#domain/dates/calendar.ts'
import { cite, gap } from '#domain/section-content/write.ts'
import type { WaiverCase } from '../case.ts'
import { isDiversity } from '../case/visa-basis.ts'
import { own } from './paragraphs.ts'
import { selectedPerson } from './people.ts'
import type { Teller } from './teller.ts'

/** Each requirement with the fact that meets it; what nobody has answered is one gap, never a claim. */
export function writeEligibility(teller: Teller): string {
  const { waiver } = teller
  const items = [
    presence(waiver),
    visaCase(waiver),
    oneGround(waiver),
    '<em>Departure.</em> {applicant} will leave the United States to apply for the immigrant visa.',
  ]
  teller.narrator.paragraph()
  const list = items.map((item) => `<li>${teller.say(item)}</li>`).join('')
  const rule = own(
    teller,
    `The regulation requires presence in the United States, an age of at least seventeen, an immigrant visa case pending at the Department of State with the fee paid, inadmissibility on departure for unlawful presence only, and departure for the visa. ${cite('R2')}. On this record {applicant} meets it so:`,
  )
  return `${rule}<ul>${list}</ul>${own(teller, ...bars(waiver))}`
}

function presence({ applicant }: WaiverCase): string {
  return `<em>Presence and age.</em> {applicant} lives in the United States and is ${applicant.age ?? gap('age')} years old.`
}

function visaCase(waiver: WaiverCase): string {
  const { basis, screening } = waiver
  if (isDiversity(basis))
    return `<em>Visa case.</em> The ${selectedPerson(waiver)} was selected for fiscal year ${basis.dvFiscalYear ?? gap('fiscal year of selection')}.`
  const approved =
    basis.approvedOn === undefined
      ? 'The petition for {applicant} was approved'
      : `The petition for {applicant} was approved on ${formatLongDate(basis.approvedOn)}`
  switch (screening.dos_fee_paid) {
    case 'yes':
      return `<em>Visa case.</em> ${approved} and the immigrant visa fee has been paid.`
    case 'no':
      return `<em>Visa case.</em> ${approved}. ${gap('attorney: the immigrant visa fee is not paid yet; pay it before filing')}`
    default:
      return `<em>Visa case.</em> ${approved}. ${gap('immigrant visa fee: date paid, with receipt')}`
  }
}

function oneGround({ screening: { other_inadmissibility: other } }: WaiverCase): string {
  const opening = '<em>One ground only.</em>'
  if (other === 'no')
    return `${opening} {applicant} is expected to be inadmissible on departure for unlawful presence only.`
  return other === 'yes'
    ? `${opening} ${gap('attorney: another ground of inadmissibility is expected; a provisional waiver covers unlawful presence only')}`
    : `${opening} {applicant} has to show that no other ground applies. ${gap('confirm: no ground of inadmissibility beside unlawful presence')}`
}

function bars({ screening }: WaiverCase): string[] {
  const obstacles = obstaclesOf(screening)
  const met = [
    ...(screening.in_proceedings === 'no' ? ['is not in removal proceedings'] : []),
    ...(screening.in_proceedings === 'yes' && screening.admin_closed === 'yes'
      ? ['is in proceedings that are administratively closed and not recalendared']
      : []),
    ...(screening.final_order === 'no' ? ['is subject to no final order'] : []),
    ...(screening.final_order === 'yes' && screening.i212_approved === 'yes'
      ? ['has an approved Form I-212 for the final order']
      : []),
    ...(screening.reinstated_order === 'no' ? ['has had no order reinstated'] : []),
    ...(screening.pending_i485 === 'no' ? ['has no adjustment application pending'] : []),
  ]
  const open = openQuestions(screening)
  return [
    obstacles.length === 0 && open.length === 0
      ? `No disqualifying circumstance of ${cite('R3')} appears on this record.`
      : `The regulation also names circumstances that exclude an applicant. ${cite('R3')}.`,
    ...(met.length === 0 ? [] : [`{applicant} ${list(met)}.`]),
    ...obstacles.map((text) => gap(`attorney: ${text}`)),
    ...(open.length === 0 ? [] : [gap(`confirm: ${open.join(', ')}`)]),
  ]
}

type Screening = WaiverCase['screening']

function obstaclesOf({
  in_proceedings: pending,
  admin_closed: closed,
  final_order: order,
  i212_approved: waived,
  reinstated_order: reinstated,
  pending_i485: adjustment,
}: Screening): string[] {
  return [
    ...(pending === 'yes' && closed === 'no'
      ? ['the applicant is in removal proceedings that are not administratively closed']
      : []),
    ...(order === 'yes' && waived === 'no' ? ['there is a final order and no approved Form I-212'] : []),
    ...(reinstated === 'yes' ? ['a prior order has been reinstated'] : []),
    ...(adjustment === 'yes' ? ['an adjustment application is pending'] : []),
  ]
}

function openQuestions({
  in_proceedings: pending,
  admin_closed: closed,
  final_order: order,
  i212_approved: waived,
  reinstated_order: reinstated,
  pending_i485: adjustment,
}: Screening): string[] {
  return [
    ...(pending === undefined
      ? ['no removal proceedings']
      : pending === 'yes' && closed === undefined
        ? ['proceedings administratively closed']
        : []),
    ...(order === undefined
      ? ['no final order']
      : order === 'yes' && waived === undefined
        ? ['Form I-212 approved']
        : []),
    ...(reinstated === undefined ? ['no reinstated order'] : []),
    ...(adjustment === undefined ? ['no Form I-485 pending'] : []),
  ]
}

function list(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
