import type { Option } from '#domain/questionnaire/question.ts'

/** How an arrest, citation, detention or charge ended. */
export const arrestOutcomes: readonly Option[] = [
  { value: 'no_charges', label: 'No charges filed' },
  { value: 'charged_dismissed', label: 'Charges dismissed' },
  { value: 'acquitted', label: 'Acquitted' },
  { value: 'convicted', label: 'Convicted' },
  { value: 'alternative', label: 'Alternative sentence or rehabilitation program' },
  { value: 'expunged', label: 'Vacated, set aside, sealed, expunged or pardoned' },
  { value: 'unavailable', label: 'Record unavailable' },
]

/** Matters that Parts 9 and 14 of Form N-400 may bring up, besides arrests. */
export const legalConcerns: readonly Option[] = [
  { value: 'trip_over_6_months', label: 'A trip abroad of more than six months' },
  { value: 'failed_to_file_taxes', label: 'Tax return not filed' },
  { value: 'overdue_taxes', label: 'Overdue taxes' },
  { value: 'selective_service', label: 'Not registered with Selective Service' },
  { value: 'removal_proceedings', label: 'Removal, deportation or exclusion proceedings' },
  { value: 'support_arrears', label: 'Child support in arrears' },
  { value: 'false_claim_or_voting', label: 'False claim to citizenship, or voting' },
  { value: 'fraud_or_misrepresentation', label: 'Fraud or misrepresentation' },
  { value: 'prior_denial', label: 'An earlier application denied' },
  { value: 'other', label: 'Another matter' },
]

/** What speaks for the Applicant beside the conditions of the law (PM-602-0188, August 15, 2025); none is required. */
export const positiveEquities: readonly Option[] = [
  { value: 'community', label: 'Standing in the community' },
  { value: 'family_care', label: 'Family responsibilities and care' },
  { value: 'education', label: 'Education' },
  { value: 'employment', label: 'Stable, lawful work' },
  { value: 'taxes', label: 'Taxes filed and paid' },
  { value: 'rehabilitation', label: 'Rehabilitation' },
]
