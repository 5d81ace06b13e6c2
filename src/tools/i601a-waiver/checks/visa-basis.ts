import { addYears, formatLongDate } from '#domain/dates/calendar.ts'
import { block, type Check, inform, warn } from '#domain/questionnaire/check.ts'
import { readsAsWidowed } from '../case/narratives.ts'
import type { WaiverCase } from '../case.ts'
import { relationshipsFor, visaBases } from '../case/vocabulary.ts'
import type { Rule } from './rule.ts'

/** K08: an immediate relative who was admitted or paroled, or paroled after an entry without inspection. */
export const adjustmentOpen: Rule = (waiver) => {
  const { manner } = waiver.entry
  const isUninspected = manner.includes('without_inspection')
  const wasInspected = manner.includes('paroled') || (manner.includes('admitted') && !isUninspected)
  if (!wasInspected || !(isImmediateRelative(waiver) || readsAsWidowed(waiver.input))) return []
  const { admissionBasis = '' } = waiver.entry
  if (manner.includes('admitted') && ofCrew.test(admissionBasis)) return [crewmanBarred(admissionBasis)]
  return [
    warn(
      'K08',
      `Adjustment under INA 245(a) may be open: it asks for a person inspected and admitted or paroled${isUninspected ? ', and the later parole counts' : ''}. Explain why consular processing. USCIS treats adjustment as extraordinary and discretionary, and failure to depart after parole as adverse (PM-602-0199, May 21, 2026): weigh it against departure, the visa pause and this waiver; neither is the safe course.`,
      'admisibility_details',
    ),
  ]
}

/** `C-1/D crewman`, `D-1`, `seaman`. A bare `C-1` is for transit, or for a crewman on the way to a ship: nobody can tell. */
const ofCrew = /\bC-?1 ?\/ ?D\b|\bD-?[12]\b|\b(?:air|ship[’']?s? )?crew\p{L}{0,7}\b|\bsea(?:man|men|farer)\b/iu

/** The text of INA 245(c)(1) was not read for this; practitioners agree on what it bars. */
const crewmanBarred = (admissionBasis: string): Check =>
  inform(
    'K08',
    `The applicant was admitted as crew (“${admissionBasis}”). INA 245(c)(1) keeps a crewman from adjustment under INA 245(a), a citizen’s spouse, parent or child too (to be confirmed in the statute), so that a visa abroad is the usual way. Two questions before the applicant departs: was a petition or labor certification filed by April 30, 2001 (INA 245(i)), and was the applicant in fact coming to serve on board, or in transit on a C-1 visa?`,
    'admission_basis',
  )

function isImmediateRelative({ basis, applicant: { isMarried, age }, frozenAge }: WaiverCase): boolean {
  if (basis.type !== 'i_130') return false
  if (basis.relationship === 'USC Parent') return !isMarried && (frozenAge ?? age ?? 99) < 21
  return basis.relationship === 'USC Spouse' || basis.relationship === 'USC Child'
}

/** K10: a petitioner who cannot file this kind of petition. */
export const petitionerNotAllowed: Rule = ({ basis: { type, relationship } }) =>
  type && relationship && !relationshipsFor[type].includes(relationship)
    ? [
        block(
          'K10',
          `"${relationship}" cannot be the petitioner of ${visaBases[type]}. Choose one of: ${relationshipsFor[type].join(', ')} (INA 204(a)(1)).`,
          'beneficiary_relationship',
        ),
      ]
    : []

/** K11: a self-petition in a category that has none. */
export const noSelfPetition: Rule = ({ basis: { type, relationship, employmentType } }) =>
  type === 'i_140' && relationship === 'Self' && employmentType && !/^eb-(1a|2_niw)$/.test(employmentType)
    ? [
        block(
          'K11',
          'Only extraordinary ability (EB-1A) and the EB-2 national interest waiver allow a self-petition on Form I-140 (INA 203(b)(1)(A) and 203(b)(2)(B)(i)).',
          'i_140_type',
        ),
      ]
    : []

/** K18: an approval date that is in the future, before the couple met or married, or very old. */
export const approvalDate: Rule = ({ basis, asOf, metOn, marriedOn }) => {
  const { approvedOn, relationship } = basis
  if (approvedOn === undefined) return []
  const approved = formatLongDate(approvedOn)
  const found: Check[] = []
  const add = (check: Check) => found.push(check)
  if (approvedOn > asOf)
    add(
      block(
        'K18',
        `The approval date, ${approved}, is after the filing date. The petition must be approved before Form I-601A is filed (8 CFR 212.7(e)(3)).`,
        'approval_date',
      ),
    )
  if (relationship === 'USC Spouse' || relationship === 'LPR Spouse') {
    const later = [metOn, marriedOn].find((date) => date !== undefined && approvedOn < date)
    if (later !== undefined)
      add(
        warn(
          'K18',
          `The petition was approved on ${approved}, before the couple met or married (${formatLongDate(later)}). A spouse's petition rests on the marriage (INA 201(b)(2)(A)(i), 203(a)(2)); check the dates.`,
          'approval_date',
        ),
      )
  }
  if (addYears(approvedOn, 10) < asOf)
    add(
      warn(
        'K18',
        `The petition was approved on ${approved}, more than ten years ago. Confirm that the approval stands and that registration was not ended under INA 203(g).`,
        'approval_date',
      ),
    )
  return found
}

const receiptPrefixes = 'EAC VSC WAC CSC LIN NSC SRC TSC MSC NBC YSC IOE'.split(' ')

/** K19: the form of the receipt number. */
export const receiptNumber: Rule = ({ basis: { receipt } }) => {
  if (receipt === undefined) return []
  if (!/^[A-Z]{3}\d{10}$/.test(receipt))
    return [
      block(
        'K19',
        'A receipt number has 13 characters: three letters, then ten digits, for example IOE0123456789. Form I-601A needs the receipt of the approved petition (8 CFR 212.7(e)(3)).',
        'USCIS_receipt_number',
      ),
    ]
  return receiptPrefixes.includes(receipt.slice(0, 3))
    ? []
    : [
        warn(
          'K19',
          `${receipt.slice(0, 3)} is not a prefix that USCIS is known to use (${receiptPrefixes.join(', ')}). Compare the receipt number with Form I-797: it must name the approved petition (8 CFR 212.7(e)(3)).`,
          'USCIS_receipt_number',
        ),
      ]
}
