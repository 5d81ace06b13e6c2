import { addYears, formatLongDate } from '#domain/dates/calendar.ts'
import { inform, warn } from '#domain/questionnaire/check.ts'
import type { WaiverCase } from '../case.ts'
import { isDerivative } from '../case/visa-basis.ts'
import { clientField, type Rule } from './rule.ts'

const parents = /\b(?:step)?(?:mother|father|parent)\b/iu

/** K31: a child near or over 21, whose category turns on the Child Status Protection Act. Nothing is computed. */
export const agingOut: Rule = (waiver) => {
  const { applicant, basis, filing } = waiver
  if (applicant.age === undefined || applicant.age < 20) return []
  const isDerivativeChild = isDerivativeChildOf(waiver)
  if (!isDerivativeChild && !isResidentsChild(waiver)) return []
  const { filedOn, priorityDate } = filing
  const date = (day: string | undefined) => (day === undefined ? '[missing]' : formatLongDate(day))
  const end = isDerivativeChild
    ? 'A child who aged out has no petition of their own to rest Form I-601A on (Scialabba v. Cuellar de Osorio, 573 U.S. 41 (2014)), and a married person is no derivative child.'
    : 'Otherwise the category is F2B.'
  return [
    warn(
      'K31',
      `Eligibility turns on the age under the Child Status Protection Act (INA 203(h)): the age on the day a visa became available by the Final Action Dates chart, less the time the petition was pending, if permanent residence was sought within one year. Not computed here. Have ready: priority date ${date(priorityDate)}, petition filed ${date(filedOn)}, approved ${date(basis.approvedOn)}. ${end}`,
      filedOn === undefined && basis.type !== 'diversity_visa_program' ? 'petition_filed_date' : clientField,
    ),
  ]
}

function isDerivativeChildOf(waiver: WaiverCase): boolean {
  const { basis } = waiver
  return isDerivative(basis) && !isBlockedDerivative(waiver) && parents.test(basis.principalRelationship ?? '')
}

/** Of a permanent resident, unmarried, and not known to have been 21 when the petition was filed. */
function isResidentsChild({ basis, applicant, filing: { filedOn } }: WaiverCase): boolean {
  if (isDerivative(basis) || basis.type !== 'i_130' || basis.relationship !== 'LPR Parent' || applicant.isMarried)
    return false
  return filedOn === undefined || applicant.bornOn === undefined || addYears(applicant.bornOn, 21) > filedOn
}

/** K12 blocks a derivative of an immediate relative. */
function isBlockedDerivative({ basis }: WaiverCase): boolean {
  return basis.type === 'i_130' && (basis.relationship === 'USC Spouse' || basis.relationship === 'USC Child')
}

/** K32: the son or daughter of a citizen keeps the age of the day of filing or of naturalization. */
export const frozenAge: Rule = (waiver) => {
  const { applicant, basis, filing, frozenAge: frozen } = waiver
  const isCitizensChild = !isDerivative(basis) && basis.type === 'i_130' && basis.relationship === 'USC Parent'
  if (!isCitizensChild || applicant.isMarried || applicant.age === undefined || applicant.age < 21) return []
  const { filedOn, parentCitizenOn } = filing
  if (filedOn === undefined || frozen === undefined)
    return [
      warn(
        'K32',
        'A citizen’s unmarried child keeps the age on the day Form I-130 was filed (INA 201(f)(1)); if the parent was a permanent resident then, the age on the day of naturalization (INA 201(f)(2)). Enter the filing date and the parent’s naturalization date: under 21 then means immediate relative, not F1.',
        'petition_filed_date',
      ),
    ]
  if (frozen >= 21 && parentCitizenOn !== undefined && parentCitizenOn > filedOn)
    return [
      warn(
        'K32',
        'F1 by naturalization; the applicant may choose to stay F2B (INA 204(k)); confirm.',
        'petitioner_became_US_citizen_date',
      ),
    ]
  const category = frozen < 21 ? `immediate relative, frozen at age ${frozen}` : 'F1'
  return [inform('K32', `Category: ${category}.`, 'petition_filed_date')]
}

/** K33: the petitioner may become a citizen, and the petition an immediate relative's. */
export const petitionerMayNaturalize: Rule = (waiver) => {
  const { basis, applicant, entry, relatives } = waiver
  if (isDerivative(basis) || basis.type !== 'i_130') return []
  const isChild = basis.relationship === 'LPR Parent' && !applicant.isMarried && (applicant.age ?? 0) < 21
  if (basis.relationship !== 'LPR Spouse' && !isChild) return []
  const isInspected =
    entry.manner.includes('paroled') ||
    (entry.manner.includes('admitted') && !entry.manner.includes('without_inspection'))
  // K16 says that the petitioner is a citizen already.
  const isCitizenNow = relatives.some(({ isPetitioner, status }) => isPetitioner && status === 'citizen')
  if (!isInspected || isCitizenNow) return []
  return [
    inform(
      'K33',
      'If the petitioner becomes a US citizen, the petition becomes an immediate-relative petition (8 C.F.R. § 204.2(i)(3), to be confirmed), most bars of INA 245(c) fall away and adjustment may open. Ask when the petitioner can naturalize. Adjustment is discretionary (PM-602-0199, May 21, 2026).',
      'beneficiary_relationship',
    ),
  ]
}
