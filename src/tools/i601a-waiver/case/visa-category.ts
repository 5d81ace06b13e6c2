import type { EmploymentType } from './vocabulary.ts'
import { isDerivative, type VisaBasis } from './visa-basis.ts'

export type CategoryInput = {
  readonly basis: VisaBasis
  readonly age: number | undefined
  readonly isMarried: boolean
}

/**
 * The visa category (INA 201(b), 203(a), (b), (c)); undefined where the facts at hand do not settle it: a derivative's
 * petition names the principal, whose age and marriage are not asked. Whether a visa number is available is not computed.
 */
export function visaCategory({ basis, age, isMarried }: CategoryInput): string | undefined {
  switch (basis.type) {
    case 'i_130':
      return familyCategory({ basis, age, isMarried })
    case 'i_140':
      return basis.employmentType && employmentCategory(basis.employmentType)
    case 'diversity_visa_program':
      return 'DV'
    default:
      return undefined
  }
}

function familyCategory({ basis, age, isMarried }: CategoryInput): string | undefined {
  switch (basis.relationship) {
    case 'USC Spouse':
    case 'USC Child':
      return 'immediate relative'
    case 'LPR Spouse':
      return 'F2A'
    case 'USC Sibling':
      return 'F4'
    case 'USC Parent':
      return isDerivative(basis) ? undefined : citizenParentCategory(age, isMarried)
    case 'LPR Parent':
      return isDerivative(basis) || isMarried || age === undefined ? undefined : age < 21 ? 'F2A' : 'F2B'
    default:
      return undefined
  }
}

function citizenParentCategory(age: number | undefined, isMarried: boolean): string | undefined {
  if (isMarried) return 'F3'
  if (age === undefined) return undefined
  return age < 21 ? 'immediate relative' : 'F1'
}

function employmentCategory(type: EmploymentType): string {
  return type.slice(0, 4).toUpperCase()
}
