import type { Option } from '#domain/questionnaire/question.ts'

/** The words of this tool's answers: every value the form may send, with the label that the attorney reads. */

export const entryManners = {
  without_inspection: 'Entered without inspection',
  admitted: 'Inspected and admitted (visa or visa waiver)',
  paroled: 'Paroled',
} as const
export type EntryManner = keyof typeof entryManners

export const visaBases = {
  i_130: 'Form I-130 (family)',
  i_140: 'Form I-140 (employment)',
  i_360: 'Form I-360 (widow(er), VAWA, special immigrant)',
  diversity_visa_program: 'Diversity Visa (DV) lottery',
} as const
export type BasisType = keyof typeof visaBases

/** The letters after `eb-3` are our reading of INA 203(b)(3)(A)(i)-(iii). */
export const employmentTypes = {
  'eb-1a': 'Extraordinary ability',
  'eb-1b': 'Outstanding professor or researcher',
  'eb-1c': 'Multinational manager or executive',
  'eb-2': 'Advanced degree or exceptional ability',
  'eb-2_niw': 'EB-2 with national interest waiver',
  'eb-3a': 'Skilled worker',
  'eb-3b': 'Professional',
  'eb-3c': 'Other worker',
} as const
export type EmploymentType = keyof typeof employmentTypes

export const petitionerRelationships = [
  'USC Spouse',
  'LPR Spouse',
  'USC Parent',
  'LPR Parent',
  'USC Child',
  'USC Sibling',
  'Petitioning Employer',
  'Self',
] as const
export type PetitionerRelationship = (typeof petitionerRelationships)[number]

/** Who may be the petitioner for each kind of petition. */
export const relationshipsFor: Readonly<Record<BasisType, readonly PetitionerRelationship[]>> = {
  i_130: ['USC Spouse', 'LPR Spouse', 'USC Parent', 'LPR Parent', 'USC Child', 'USC Sibling'],
  i_140: ['Petitioning Employer', 'Self'],
  i_360: ['Self', 'Petitioning Employer'],
  diversity_visa_program: [],
}

export const positions = { principal: 'Principal', derivative: 'Derivative' } as const
export type Position = keyof typeof positions

export const relativeRoles = ['spouse', 'mother', 'father'] as const
export type RelativeRole = (typeof relativeRoles)[number]

/** The answers of `qualifying_relative` that name each relative, by status. */
export const relativeAnswers = {
  spouse: { citizen: 'us_citizen_spouse', resident: 'legal_permanent_spouse' },
  mother: { citizen: 'us_citizen_mother', resident: 'legal_permanent_resident_mother' },
  father: { citizen: 'us_citizen_father', resident: 'legal_permanent_resident_father' },
} as const

/** Circumstances that often weigh heavily (9 USCIS-PM B.5); the brief names only those that the attorney has ticked. */
export const significantFactors = {
  protection: 'special immigrant, T, asylum or refugee status granted to the relative',
  disability: 'disability of the relative or of a family member who depends on the relative',
  military: 'military service of the relative',
  travel_warning: 'a Department of State travel warning for the country of relocation',
  care_of_children: "substantial displacement of the care of the applicant's children",
} as const
export type SignificantFactor = keyof typeof significantFactors

export function optionsOf(labels: Readonly<Record<string, string>>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
