import type { EmploymentType } from './vocabulary.ts'
import { isDerivative, type VisaBasis } from './visa-basis.ts'

export type CategoryInput = {
  readonly basis: VisaBasis
  readonly age: number | undefined
  readonly isMarried: boolean
  /** By INA 201(f); undefined where it cannot be computed. */
  readonly frozenAge?: number | undefined
  /** The age on the day the petition was filed. */
  readonly agedOn?: number | undefined
}

/** Where the age under the Child Status Protection Act decides and is not computed (K31). */
export const cspaCategory = '[category: CSPA age to be confirmed]'

/**
 * The visa category (INA 201(b), 203(a), (b), (c)); undefined where the facts at hand do not settle it: a derivative's
 * petition names the principal, whose age and marriage are not asked. Whether a visa number is available is not computed.
 */
export function visaCategory({ basis, age, isMarried, frozenAge, agedOn }: CategoryInput): string | undefined {
  switch (basis.type) {
    case 'i_130':
      return familyCategory({ basis, age, isMarried, frozenAge, agedOn })
    case 'i_140':
      return basis.employmentType && employmentCategory(basis.employmentType)
    case 'diversity_visa_program':
      return 'DV'
    default:
      return undefined
  }
}

function familyCategory({ basis, age, isMarried, frozenAge, agedOn }: CategoryInput): string | undefined {
  switch (basis.relationship) {
    case 'USC Spouse':
    case 'USC Child':
      return 'immediate relative'
    case 'LPR Spouse':
      return 'F2A'
    case 'USC Sibling':
      return 'F4'
    case 'USC Parent':
      return isDerivative(basis) ? undefined : citizenParentCategory(age, isMarried, frozenAge)
    case 'LPR Parent':
      return isDerivative(basis) || isMarried || age === undefined ? undefined : residentParentCategory(age, agedOn)
    default:
      return undefined
  }
}

function citizenParentCategory(
  age: number | undefined,
  isMarried: boolean,
  frozenAge: number | undefined,
): string | undefined {
  if (isMarried) return 'F3'
  if (frozenAge !== undefined) return frozenAge < 21 ? 'immediate relative' : 'F1'
  return age === undefined ? undefined : '[immediate relative or F1: date the Form I-130 was filed]'
}

function residentParentCategory(age: number, agedOn: number | undefined): string {
  if (age < 20) return 'F2A'
  if (agedOn !== undefined && agedOn >= 21) return 'F2B'
  return cspaCategory
}

function employmentCategory(type: EmploymentType): string {
  return type.slice(0, 4).toUpperCase()
}
