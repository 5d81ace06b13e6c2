import { block, type Check, warn } from '#domain/questionnaire/check.ts'
import { isDerivative } from '../case/visa-basis.ts'
import { isSameName } from '../case/words.ts'
import type { Rule } from './rule.ts'

/** K12: immediate relatives have no derivatives. */
export const noDerivatives: Rule = ({ basis }) => {
  if (!isDerivative(basis) || basis.type !== 'i_130') return []
  if (basis.relationship === 'USC Spouse' || basis.relationship === 'USC Child')
    return [
      block(
        'K12',
        'An immediate relative of a US citizen has no derivatives: INA 203(d) reaches only preference and diversity immigrants. The applicant needs a petition of their own.',
        'application_dependant',
      ),
    ]
  return basis.relationship === 'USC Parent'
    ? [
        warn(
          'K12',
          'A derivative is possible only if the principal is in the first or third preference. A son or daughter of a US citizen who is under 21 and unmarried is an immediate relative without derivatives (INA 201(b)(2)(A)(i), 203(d)).',
          'application_dependant',
        ),
      ]
    : []
}

/** K13: a derivative needs a principal, and another person than the applicant. */
export const principalMissing: Rule = ({ basis, applicant }) => {
  if (!isDerivative(basis)) return []
  const found: Check[] = []
  if (!basis.principalName)
    found.push(
      block(
        'K13',
        'Name the principal beneficiary: a derivative follows the principal (INA 203(d)).',
        'principal_applicant_name',
      ),
    )
  if (!basis.principalRelationship)
    found.push(
      block(
        'K13',
        'Say how the principal is related to the applicant: only a spouse or child of the principal is a derivative (INA 203(d)).',
        'principal_applicant_relationship_with_applicant',
      ),
    )
  if (isSameName(basis.principalName, applicant.name))
    found.push(
      block(
        'K13',
        "The principal beneficiary has the applicant's own name. A derivative follows another person (INA 203(d)); choose Principal if the petition is for the applicant.",
        'principal_applicant_name',
      ),
    )
  return found
}
