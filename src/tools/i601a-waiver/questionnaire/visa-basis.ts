import { all, is, isOneOf } from '#domain/questionnaire/condition.ts'
import type { QuestionGroup } from '#domain/questionnaire/question.ts'
import { employmentTypes, optionsOf, petitionerRelationships, positions, visaBases } from '../case/vocabulary.ts'

const hasPetition = isOneOf('migration_basis', ['i_130', 'i_140', 'i_360'])
const isDerivative = is('application_dependant', 'derivative')
const isDiversity = is('migration_basis', 'diversity_visa_program')

export const visaBasisQuestions: QuestionGroup = {
  id: 'immigrant-visa-basis',
  title: 'Immigrant visa basis',
  questions: [
    {
      name: 'migration_basis',
      kind: 'choice',
      label: 'What is the immigrant visa case based on?',
      help: 'The petition must be approved, or the applicant selected in the DV lottery, before filing.',
      options: optionsOf(visaBases),
      required: true,
    },
    {
      name: 'i_140_type',
      kind: 'choice',
      label: 'Employment category',
      help: 'As on the I-140 approval notice.',
      options: optionsOf(employmentTypes),
      required: true,
      visibleWhen: is('migration_basis', 'i_140'),
    },
    {
      name: 'approval_date',
      kind: 'date',
      future: true, // K18 says what is wrong with it
      label: 'Date the petition was approved',
      help: 'The notice date on Form I-797.',
      required: true,
      visibleWhen: hasPetition,
    },
    {
      name: 'petitioner_name',
      kind: 'text',
      label: "Petitioner's full name",
      help: "Person or employer. For a self-petition, the self-petitioner's name.",
      required: true,
      visibleWhen: hasPetition,
    },
    {
      name: 'USCIS_receipt_number',
      kind: 'text',
      label: 'Petition receipt number',
      help: '13 characters: three letters then ten digits, for example IOE0123456789.',
      required: true,
      visibleWhen: hasPetition,
    },
    {
      name: 'beneficiary_relationship',
      kind: 'choice',
      label: 'Who is the petitioner to the beneficiary?',
      help: 'For a derivative, answer for the principal beneficiary.',
      options: petitionerRelationships.map((value) => ({ value, label: value })),
      required: true,
      visibleWhen: hasPetition,
    },
    {
      name: 'application_dependant',
      kind: 'choice',
      label: 'Is the applicant the principal beneficiary or a derivative?',
      help: 'A derivative is the spouse or child of the principal.',
      options: optionsOf(positions),
      required: true,
    },
    {
      name: 'principal_applicant_name',
      kind: 'text',
      label: "Principal beneficiary's full name",
      help: 'Person named on the petition or DV entry.',
      required: true,
      visibleWhen: isDerivative,
    },
    {
      name: 'principal_applicant_relationship_with_applicant',
      kind: 'text',
      label: "Principal's relationship to the applicant",
      help: 'For example: wife, father.',
      required: true,
      visibleWhen: isDerivative,
    },
    {
      name: 'petition_filed_date',
      kind: 'date',
      label: 'Date the petition was received',
      help: 'As on the Form I-797 receipt notice. It fixes the age of a citizen’s child.',
      visibleWhen: hasPetition,
      advanced: true,
    },
    {
      name: 'priority_date',
      kind: 'date',
      label: 'Priority date',
      visibleWhen: isOneOf('migration_basis', ['i_130', 'i_140']),
      advanced: true,
    },
    {
      name: 'petitioner_became_US_citizen_date',
      kind: 'date',
      label: 'When did the petitioning parent become a US citizen?',
      help: 'Only where the parent was a permanent resident when the petition was filed.',
      visibleWhen: all(is('migration_basis', 'i_130'), is('beneficiary_relationship', 'USC Parent')),
      advanced: true,
    },
    {
      name: 'nvc_case_number',
      kind: 'text',
      label: 'Department of State (NVC) case number',
      advanced: true,
    },
    {
      name: 'dv_fiscal_year',
      kind: 'number',
      min: 1995,
      max: 2100,
      label: 'Fiscal year of the DV selection',
      help: 'A selectee stays eligible only until September 30 of this fiscal year.',
      visibleWhen: isDiversity,
      advanced: true,
    },
    {
      name: 'dv_case_number',
      kind: 'text',
      label: 'DV case number',
      visibleWhen: isDiversity,
      advanced: true,
    },
    {
      name: 'rely_on_204l',
      kind: 'yes-no',
      label: 'Do you rely on INA 204(l) for a petitioner who has died?',
      help: 'Only after your own review of the form instructions. It lets the draft cite INA 204(l) for surviving relatives.',
      visibleWhen: isOneOf('migration_basis', ['i_130', 'i_360']),
      advanced: true,
    },
  ],
}
