import { cite, gap } from '#domain/section-content/write.ts'
import type { WaiverCase } from '../case.ts'
import { isDiversity } from '../case/visa-basis.ts'
import { selectedPerson } from './people.ts'
import { dateOrGap, flow } from './text.ts'

/** The eight elements; each [confirm] gives way to the answer of the screening block. */
export function writeEligibility(waiver: WaiverCase): string {
  const elements = [
    `the applicant is physically present in the United States and will appear for biometrics ${gap('confirm')}`,
    `the applicant is ${waiver.applicant.age ?? gap('age')} years old`,
    visaCase(waiver),
    'the applicant will depart to apply for the visa',
    onlyGround(waiver),
    proceedings(waiver),
    orders(waiver),
    adjustment(waiver),
  ]
  const numbered = elements.map((element, index) => `(${index + 1}) ${element}`)
  return flow(
    `The applicant meets each requirement of ${cite('R2')} and none of the bars in ${cite('R3')}:`,
    `${numbered.slice(0, -1).join('; ')}; and ${numbered.at(-1)}.`,
  )
}

function visaCase(waiver: WaiverCase): string {
  const { basis, screening } = waiver
  if (isDiversity(basis))
    return `the ${selectedPerson(waiver)} was selected for fiscal year ${basis.dvFiscalYear ?? gap('year')} ${gap('Ex. __')}`
  const petition = `the petition was approved on ${dateOrGap(basis.approvedOn)}`
  switch (screening.dos_fee_paid) {
    case 'yes':
      return `${petition} and the immigrant visa fee has been paid ${gap('Ex. __')}`
    case 'no':
      return `${petition} ${gap('attorney: the immigrant visa fee is not paid yet; pay it before filing')}`
    default:
      return `${petition} and the immigrant visa fee has been paid ${gap('confirm; Ex. __')}`
  }
}

function onlyGround({ screening: { other_inadmissibility: other } }: WaiverCase): string {
  const text = 'the only expected ground of inadmissibility is unlawful presence'
  if (other === 'no') return text
  return other === 'yes'
    ? gap('attorney: another ground of inadmissibility is expected; a provisional waiver covers unlawful presence only')
    : `${text} ${gap('attorney: confirm no other ground')}`
}

function proceedings({ screening: { in_proceedings: pending, admin_closed: closed } }: WaiverCase): string {
  if (pending === 'no') return 'the applicant is not in removal proceedings'
  if (pending === 'yes' && closed === 'yes')
    return "the applicant's removal proceedings are administratively closed and not recalendared"
  return pending === 'yes' && closed === 'no'
    ? gap('attorney: the applicant is in removal proceedings that are not administratively closed')
    : `the applicant is not in removal proceedings, or they are administratively closed and not recalendared ${gap('confirm')}`
}

function orders({ screening }: WaiverCase): string {
  const { final_order: order, i212_approved: waived, reinstated_order: reinstated } = screening
  const text = 'the applicant has no unwaived final order and no reinstated order'
  const obstacles = [
    ...(order === 'yes' && waived === 'no' ? ['there is a final order and no approved Form I-212'] : []),
    ...(reinstated === 'yes' ? ['a prior order has been reinstated'] : []),
  ]
  if (obstacles.length > 0) return gap(`attorney: ${obstacles.join('; ')}`)
  const isSettled = reinstated === 'no' && (order === 'no' || waived === 'yes')
  return isSettled ? text : `${text} ${gap('confirm')}`
}

function adjustment({ screening: { pending_i485: pending } }: WaiverCase): string {
  const text = 'no adjustment application is pending'
  if (pending === 'no') return text
  return pending === 'yes' ? gap('attorney: an adjustment application is pending') : `${text} ${gap('confirm')}`
}
