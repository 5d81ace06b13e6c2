import { escapeText, gap, joinWithAnd } from '#domain/section-content/write.ts'
import type { WaiverCase } from '../case.ts'
import type { QualifyingRelative } from '../case/relatives.ts'
import { derivativeTie, isDerivative } from '../case/visa-basis.ts'
import type { PetitionerRelationship } from '../case/vocabulary.ts'

/** `{App}`: the full name on first use; afterwards texts say "the applicant", never a pronoun. */
export function applicantName({ applicant }: WaiverCase): string {
  return applicant.name === '' ? gap('name of the applicant') : escapeText(applicant.name)
}

/** `{Q}`. */
export function relativeName({ name, role }: QualifyingRelative): string {
  return name === undefined ? gap(`name of the ${role}`) : escapeText(name)
}

/** `{status}`. */
export function statusWords({ status }: QualifyingRelative): string {
  return status === 'citizen' ? 'United States citizen' : 'lawful permanent resident'
}

/** `{qr_list}`. */
export function relativeList({ relatives }: WaiverCase): string {
  return relatives.length === 0 ? gap('qualifying relatives') : joinWithAnd(relatives.map(relativeName))
}

/** `{relationship phrase}`. */
export const relationshipPhrases: Readonly<Partial<Record<PetitionerRelationship, string>>> = {
  'USC Spouse': 'United States citizen spouse',
  'LPR Spouse': 'lawful permanent resident spouse',
  'USC Parent': 'United States citizen parent',
  'LPR Parent': 'lawful permanent resident parent',
  'USC Child': 'United States citizen son or daughter',
  'USC Sibling': 'United States citizen brother or sister',
}

/** `{applicant/principal}`: whom the Department of State selected. */
export function selectedPerson({ basis }: WaiverCase): 'applicant' | 'principal' {
  return isDerivative(basis) ? 'principal' : 'applicant'
}

/** `{spouse/child}`. */
export function derivativeWord({ basis }: WaiverCase): string {
  return derivativeTie(basis) ?? gap('spouse or child')
}
