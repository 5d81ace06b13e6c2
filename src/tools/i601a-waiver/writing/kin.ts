import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { RelativeRole } from '../case/vocabulary.ts'

/** What the applicant is to the relative: `husband`, `daughter`; without a known pronoun `spouse` or `child`. */
export function applicantKin(map: CaseMap, role: RelativeRole): string {
  const pronoun = map.persons.find(({ id }) => id === 'applicant')?.pronoun
  const words = role === 'spouse' ? ['husband', 'wife', 'spouse'] : ['son', 'daughter', 'child']
  return words[pronoun === 'he' ? 0 : pronoun === 'she' ? 1 : 2] ?? 'spouse'
}

/** What the relative is to the applicant: `wife`, `mother`. */
export function relativeKin(map: CaseMap, role: RelativeRole): string {
  if (role !== 'spouse') return role
  const pronoun = map.persons.find(({ id }) => id === 'spouse')?.pronoun
  return pronoun === 'he' ? 'husband' : pronoun === 'she' ? 'wife' : 'spouse'
}

/** `her husband`, `his son`; `the applicant` where the relative's pronoun is not known. */
export function herHusband(map: CaseMap, role: RelativeRole): string {
  const pronoun = map.persons.find(({ id }) => id === role)?.pronoun
  return pronoun === undefined ? 'the applicant' : `${pronoun === 'he' ? 'his' : 'her'} ${applicantKin(map, role)}`
}
