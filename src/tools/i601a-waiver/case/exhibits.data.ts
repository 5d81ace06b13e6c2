import type { Option } from '#domain/questionnaire/question.ts'
import type { FactorTag } from './factor-tags.ts'

/** One exhibit letter for each group; those after the first three and before discretion are lettered for each relative. */
export type ExhibitGroup =
  | 'form'
  | 'identity and visa case'
  | 'relationship and status'
  | 'health'
  | 'economic'
  | 'social and country conditions'
  | 'discretion'

/** When an exhibit is suggested; `evidence.ts` decides it for a case. */
export type CaseCondition =
  | 'always'
  | 'petition'
  | 'diversity'
  | 'derivative'
  | 'widowed'
  | 'uninspected'
  | 'authorized stay'
  | 'entered under 18'
  | 'other relatives'
  | 'character'
  | 'other grounds'

export type RelativeCondition = 'always' | 'spouse' | 'parent' | 'father' | 'not the petitioner' | readonly FactorTag[]

type Suggestion<Condition> = {
  readonly id: string
  readonly group: ExhibitGroup
  readonly when: Condition
  readonly text: string
}
export type CaseExhibit = Suggestion<CaseCondition> & {
  /** Kept in the file of the firm, never in the index. */
  readonly notFiled?: true
}
/** Suggested for each relative to whom it applies; the index adds the relative's name. */
export type RelativeExhibit = Suggestion<RelativeCondition>

const visaCase = 'identity and visa case'
const relationship = 'relationship and status'

export const caseExhibits: readonly CaseExhibit[] = [
  { id: 'form', group: 'form', when: 'always', text: 'Form I-601A with Form G-28' },
  { id: 'passport', group: visaCase, when: 'always', text: "Applicant's passport identification page" },
  {
    id: 'birth_certificate',
    group: visaCase,
    when: 'always',
    text: "Applicant's birth certificate with certified translation",
  },
  { id: 'dos_case_page', group: visaCase, when: 'always', text: 'Department of State case page' },
  { id: 'approval_notice', group: visaCase, when: 'petition', text: 'Form I-797 approval notice' },
  {
    id: 'fee_receipt',
    group: visaCase,
    when: 'petition',
    text: 'Department of State immigrant visa fee receipt marked paid',
  },
  { id: 'dv_status_page', group: visaCase, when: 'diversity', text: 'Diversity Visa Entrant Status Check page' },
  { id: 'dv_selection_letter', group: visaCase, when: 'diversity', text: 'Diversity Visa selection letter' },
  { id: 'dv_fee_note', group: visaCase, when: 'diversity', text: 'Note on the Diversity Visa fee' },
  {
    id: 'derivative_tie',
    group: visaCase,
    when: 'derivative',
    text: 'Marriage or birth certificate tying the applicant to the principal',
  },
  {
    id: 'principal_approval',
    group: visaCase,
    when: 'derivative',
    text: "Principal's approval and proof of status",
  },
  { id: 'death_certificate', group: visaCase, when: 'widowed', text: "Deceased spouse's death certificate" },
  {
    id: 'late_marriage_certificate',
    group: visaCase,
    when: 'widowed',
    text: 'Certificate of marriage to the deceased spouse',
  },
  {
    id: 'residence_at_death',
    group: visaCase,
    when: 'widowed',
    text: 'Proof of residence in the United States at the time of the death and now',
  },
  {
    id: 'entry_period',
    group: visaCase,
    when: 'uninspected',
    text: 'Proof of the period of entry and of residence (school, medical, lease or pay records)',
  },
  {
    id: 'single_entry_declaration',
    group: visaCase,
    when: 'uninspected',
    text: "Applicant's declaration of a single entry",
  },
  {
    id: 'i94',
    group: visaCase,
    when: 'authorized stay',
    text: 'Form I-94 record, visa page, admission stamp or parole notice',
  },
  {
    id: 'age_at_arrival',
    group: visaCase,
    when: 'entered under 18',
    text: "School and vaccination records showing the applicant's age at arrival",
  },
  {
    id: 'applicant_statement',
    group: relationship,
    when: 'always',
    text: "Applicant's signed statement under 28 U.S.C. §\u00a01746",
  },
  { id: 'photographs', group: relationship, when: 'always', text: 'Family photographs (two pages)' },
  {
    id: 'other_relatives_births',
    group: relationship,
    when: 'other relatives',
    text: 'Birth certificates of the other relatives',
  },
  {
    id: 'other_relatives_status',
    group: relationship,
    when: 'other relatives',
    text: 'Proof of status of the other relatives',
  },
  {
    id: 'other_relatives_statements',
    group: relationship,
    when: 'other relatives',
    text: 'Statements of or about the other relatives',
  },
  {
    id: 'police_clearances',
    group: 'discretion',
    when: 'character',
    text: 'Police clearances or court dispositions',
  },
  { id: 'irs_transcripts', group: 'discretion', when: 'character', text: 'IRS account transcripts of the applicant' },
  {
    id: 'character_letters',
    group: 'discretion',
    when: 'character',
    text: 'Letters from employers, clergy and the community',
  },
  {
    id: 'certificates',
    group: 'discretion',
    when: 'character',
    text: 'Certificates of education, training or service',
  },
  { id: 'property_records', group: 'discretion', when: 'character', text: 'Property records' },
  {
    id: 'certified_dispositions',
    group: 'discretion',
    when: 'other grounds',
    text: 'Certified court dispositions',
  },
  {
    id: 'other_grounds_memo',
    group: 'discretion',
    when: 'other grounds',
    text: 'Attorney memorandum on other grounds of inadmissibility',
    notFiled: true,
  },
]

export const relativeExhibits: readonly RelativeExhibit[] = [
  {
    id: 'status_proof',
    group: relationship,
    when: 'always',
    text: 'Proof of status (US birth certificate, passport, naturalization certificate or green card)',
  },
  { id: 'statement', group: relationship, when: 'always', text: 'Signed statement under 28 U.S.C. §\u00a01746' },
  { id: 'marriage_certificate', group: relationship, when: 'spouse', text: 'Marriage certificate' },
  {
    id: 'prior_marriages',
    group: relationship,
    when: 'spouse',
    text: 'Divorce or death records for prior marriages',
  },
  {
    id: 'joint_records',
    group: relationship,
    when: 'spouse',
    text: 'Joint lease or mortgage, tax, bank and insurance records',
  },
  { id: 'children_births', group: relationship, when: 'spouse', text: "Children's birth certificates" },
  {
    id: 'birth_naming_parent',
    group: relationship,
    when: 'parent',
    text: "Applicant's birth certificate naming the parent",
  },
  { id: 'parents_marriage', group: relationship, when: 'father', text: "Parents' marriage certificate" },
  {
    id: 'adoption_decree',
    group: relationship,
    when: 'parent',
    text: 'Adoption decree, if the applicant was adopted',
  },
  {
    id: 'full_relationship_proof',
    group: relationship,
    when: 'not the petitioner',
    text: 'Full proof of the relationship: civil records, then secondary evidence',
  },
  {
    id: 'physician_letter',
    group: 'health',
    when: ['health'],
    text: "Physician's letter (diagnosis, treatment, prognosis, duration, help needed, effect of the applicant's absence)",
  },
  { id: 'medical_records', group: 'health', when: ['health'], text: 'Medical records' },
  { id: 'medication_list', group: 'health', when: ['health'], text: 'Medication list' },
  { id: 'medical_bills', group: 'health', when: ['health'], text: 'Medical bills' },
  { id: 'care_abroad', group: 'health', when: ['health'], text: 'Report on the care available abroad' },
  {
    id: 'evaluation',
    group: 'health',
    when: ['mental'],
    text: 'Evaluation by a licensed professional with clinical interviews and testing',
  },
  { id: 'mental_records', group: 'health', when: ['mental'], text: 'Mental-health treatment records' },
  { id: 'ssa_award', group: 'health', when: ['disability'], text: 'Social Security Administration award letter' },
  { id: 'iep', group: 'health', when: ['disability'], text: 'Individualized education program or Section 504 plan' },
  { id: 'therapist_letters', group: 'health', when: ['disability'], text: 'Letters from therapists' },
  { id: 'care_schedule', group: 'health', when: ['caregiving'], text: 'Care schedule' },
  { id: 'aide_letters', group: 'health', when: ['caregiving'], text: 'Letters from doctors or aides' },
  { id: 'cost_of_care', group: 'health', when: ['caregiving'], text: 'Cost of paid care' },
  { id: 'tax_transcripts', group: 'economic', when: ['economic'], text: 'Tax transcripts for three years' },
  { id: 'pay_stubs', group: 'economic', when: ['economic'], text: 'Pay stubs' },
  { id: 'budget', group: 'economic', when: ['economic'], text: 'Household budget with and without the applicant' },
  { id: 'housing', group: 'economic', when: ['economic'], text: 'Mortgage statement or lease' },
  { id: 'loans', group: 'economic', when: ['economic'], text: 'Loan statements' },
  { id: 'business', group: 'economic', when: ['economic'], text: 'Business records' },
  { id: 'wages_abroad', group: 'economic', when: ['economic'], text: 'Wage data for the country of relocation' },
  { id: 'transcripts', group: 'economic', when: ['education'], text: 'School transcripts' },
  { id: 'tuition', group: 'economic', when: ['education'], text: 'Tuition statements' },
  { id: 'school_letters', group: 'economic', when: ['education'], text: 'Letters from the school' },
  {
    id: 'dos_reports',
    group: 'social and country conditions',
    when: ['social', 'country'],
    text: 'Department of State travel advisory and human rights report, dated',
  },
  {
    id: 'expert_statement',
    group: 'social and country conditions',
    when: ['social', 'country'],
    text: "Expert's statement",
  },
  {
    id: 'local_news',
    group: 'social and country conditions',
    when: ['social', 'country'],
    text: 'News reports on the exact town',
  },
  {
    id: 'language_declaration',
    group: 'social and country conditions',
    when: ['social', 'country'],
    text: 'Declaration on language',
  },
  { id: 'dd214', group: 'social and country conditions', when: ['military'], text: 'Form DD-214' },
  { id: 'orders', group: 'social and country conditions', when: ['military'], text: 'Military orders' },
  { id: 'commander', group: 'social and country conditions', when: ['military'], text: "Commander's letter" },
  {
    id: 'protection_approval',
    group: 'social and country conditions',
    when: ['protection'],
    text: 'Approval of asylum, refugee or T status',
  },
]

export const caseExhibitOptions: readonly Option[] = caseExhibits.filter(({ notFiled }) => !notFiled).map(toOption)
export const relativeExhibitOptions: readonly Option[] = relativeExhibits.map(toOption)

function toOption({ id, text }: { readonly id: string; readonly text: string }): Option {
  return { value: id, label: text }
}
