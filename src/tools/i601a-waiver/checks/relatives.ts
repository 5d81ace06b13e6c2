import { block, inform, warn } from '#domain/questionnaire/check.ts'
import { parentPetitioner, type QualifyingRelative } from '../case/relatives.ts'
import { isDerivative } from '../case/visa-basis.ts'
import type { WaiverCase } from '../case.ts'
import type { Rule } from './rule.ts'

const field = 'qualifying_relative'

/** K14: the petitioner is nobody whose hardship counts. */
export const petitionerDoesNotQualify: Rule = ({ basis: { relationship } }) =>
  relationship && ['USC Child', 'USC Sibling', 'Petitioning Employer', 'Self'].includes(relationship)
    ? [
        warn(
          'K14',
          `The petitioner (${relationship}) is not a qualifying relative. Hardship must be shown to a spouse or parent who is a citizen or permanent resident (INA 212(a)(9)(B)(v)), and that relationship needs its own proof (9 USCIS-PM B.4).`,
          field,
        ),
      ]
    : []

/** K15: the petitioning spouse or parent is not among the relatives. */
export const petitionerNotSelected: Rule = (waiver) => {
  const kind = petitioningRelative(waiver)
  if (kind === undefined) return []
  const isSelected =
    kind.who === 'spouse'
      ? waiver.relatives.some(({ role }) => role === 'spouse')
      : parentPetitioner(waiver.relatives, waiver.basis) !== undefined
  return isSelected
    ? []
    : [
        warn(
          'K15',
          `The petitioner is the applicant's ${kind.who}, but no ${kind.who} who petitioned is among the qualifying relatives. The approved petition would prove that relationship (INA 212(a)(9)(B)(v); 9 USCIS-PM B.4).`,
          field,
        ),
      ]
}

/** K16: a permanent resident petitioner who is now selected as a citizen. */
export const petitionerNaturalized: Rule = (waiver) =>
  petitioningRelative(waiver)?.status === 'LPR' && petitioner(waiver)?.status === 'citizen'
    ? [
        inform(
          'K16',
          'The petitioner filed as a permanent resident and is now selected as a US citizen. Tell the National Visa Center: the visa category may change (INA 201(b)(2)(A)(i), 203(a)).',
          field,
        ),
      ]
    : []

/** K17: one person has one status. */
export const bothStatuses: Rule = ({ relatives }) =>
  relatives
    .filter(({ hasBothStatuses }) => hasBothStatuses)
    .map(({ role }) =>
      block(
        'K17',
        `The ${role} is selected both as a US citizen and as a permanent resident. Choose the status held on the filing date (INA 212(a)(9)(B)(v)).`,
        field,
      ),
    )

/** K23: relocation is argued for nobody. */
export const separationOnly: Rule = ({ relatives }) => {
  const [first] = relatives
  return first && relatives.every(({ argueRelocation }) => argueRelocation === 'no')
    ? [
        warn(
          'K23',
          'The brief rests on separation alone. Add a statement of each relative, signed under penalty of perjury, that they would stay in the United States (9 USCIS-PM B.4; 28 U.S.C. 1746).',
          `${first.role}_unable_to_return_option`,
        ),
      ]
    : []
}

/** K28: a citizen petitioner who is selected as a permanent resident. */
export const statusContradiction: Rule = (waiver) => {
  const relative = petitioner(waiver)
  if (petitioningRelative(waiver)?.status !== 'USC' || !relative) return []
  return relative.status === 'resident' || relative.hasBothStatuses
    ? [
        block(
          'K28',
          `The petitioner is the applicant's US citizen ${relative.role === 'spouse' ? 'spouse' : 'parent'}, but the ${relative.role} is selected as a permanent resident. One of the two is wrong (INA 212(a)(9)(B)(v)).`,
          field,
        ),
      ]
    : []
}

/** For a principal: what the answer says about a spouse or parent who petitioned. A derivative's petitioner is another's. */
function petitioningRelative({ basis }: WaiverCase) {
  const [, status, who] = /^(USC|LPR) (Spouse|Parent)$/.exec(basis.relationship ?? '') ?? []
  if (basis.position !== 'principal' || !status || !who) return undefined
  return { status, who: who === 'Spouse' ? 'spouse' : 'parent' }
}

function petitioner(waiver: WaiverCase): QualifyingRelative | undefined {
  return isDerivative(waiver.basis) ? undefined : waiver.relatives.find(({ isPetitioner }) => isPetitioner)
}
