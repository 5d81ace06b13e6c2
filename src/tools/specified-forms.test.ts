import { expect, test } from 'vitest'
import { type Question, questionsOf } from '#domain/questionnaire/question.ts'
import { missingAnswers } from '#domain/questionnaire/required.ts'
import { findEntry } from './catalog.ts'

/** A field as specification 2, section 3 names it: kinds, whether it must be answered, and values that it offers. */
type Field = readonly [
  name: string,
  kinds: string,
  more?: { readonly required?: true; readonly values?: readonly string[] },
]

const must = { required: true } as const

const forms: Readonly<Record<string, readonly Field[]>> = {
  draft_generator: [
    ['client_id', 'client', must],
    ['detained', 'yes-no', must],
    ['asylum_application_timing', 'yes-no', must],
    ['missed_filing_deadline_reason', 'textarea'],
    ['spouse_applying', 'yes-no', must],
    ['children_applying', 'yes-no', must],
    [
      'applicant_basis_addons',
      'choices',
      { ...must, values: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'] },
    ],
    ['convention_against_torture_details', 'textarea'],
    ['jurisdiction', 'choice', { ...must, values: ['uscis', 'immigration', 'board of immigration'] }],
    ['judge_name', 'text'],
    ['city', 'text'],
    ['state', 'text'],
    ['first_defendant', 'text'],
    ['fifth_defendant', 'text'],
    ['procedural_history_details', 'textarea'],
    ['country_resided', 'yes-no'],
    ['benefits_details', 'textarea'],
    ['applicant_basis', 'choices'],
    ['race_details', 'textarea'],
    ['social_group_details', 'textarea'],
    ['country_persecution', 'country', must],
    ['who', 'textarea', must],
    ['why', 'textarea', must],
    ['when', 'textarea', must],
    ['what', 'textarea', must],
    ['past_harm_self', ''],
    ['past_harm_else', ''],
    ['past_harm_else_details', 'textarea'],
    ['client_reported', 'yes-no'],
    ['yes_client_reported_details', 'textarea'],
    ['no_client_reported_details', 'textarea'],
    ['cited_sources', 'records'],
    ['model', 'choice', { values: ['gpt-5', 'gpt-4o', 'gpt-4.1', 'o3-mini', 'o3'] }],
  ],
  naturalization: [
    ['client_id', 'client'],
    ['permanent_residence_date', 'date'],
    ['is_applying_based_on_marriage', 'yes-no'],
    ['is_divorced', 'yes-no'],
    ['is_paying_child_support', 'yes-no'],
    [
      'is_us_military_member',
      'choice',
      { values: ['null', 'active_military', 'past_military', 'regularly_stationed_spouse'] },
    ],
    ['has_past_arrests', 'yes-no'],
    ['has_legal_concerns', 'yes-no'],
    ['reside_within_usa', 'yes-no'],
    [
      'uscis_mailing_address',
      'choice',
      {
        values: [
          'military_chicago_usps',
          'elgin_lockbox_other',
          'phoenix_lockbox_usps',
          'dallas_lockbox_other',
          'chicago_lockbox_usps',
        ],
      },
    ],
  ],
  upw: [
    ['client_id', 'client'],
    ['admisibility_details', 'choices', { values: ['without_inspection', 'admitted', 'paroled'] }],
    ['entry_date_same_admission', 'yes-no'],
    ['admitted_date', 'date'],
    ['parole_date', 'date'],
    ['i94_expire_date', 'date'],
    ['migration_basis', 'choice', { values: ['i_130', 'i_140', 'i_360', 'diversity_visa_program'] }],
    ['approval_date', 'date'],
    ['petitioner_name', 'text'],
    ['USCIS_receipt_number', 'text'],
    [
      'beneficiary_relationship',
      'choice',
      { values: ['USC Spouse', 'LPR Parent', 'USC Sibling', 'Petitioning Employer', 'Self'] },
    ],
    ['application_dependant', 'choice', { values: ['principal', 'derivative'] }],
    ['i_140_type', 'choice', { values: ['eb-1a', 'eb-2', 'eb-3c', 'eb-2_niw'] }],
    [
      'qualifying_relative',
      'choices',
      { values: ['us_citizen_spouse', 'legal_permanent_resident_mother', 'us_citizen_father'] },
    ],
    ['other_relatives', 'yes-no', must],
    ['moral_character', 'yes-no', must],
    ['cited_sources', 'records'],
    ['model', 'choice', { values: ['gpt-5', 'gpt-4o', 'gpt-4.1', 'o3-mini', 'o3'] }],
  ],
  expert_letter: [
    ['client_id', 'client'],
    ['case_type', 'text', must],
    ['client_cv_id', 'record'],
    ['additional_client_docs', 'records'],
    ['expert_id', 'record', must],
    ['additional_expert_docs', 'records'],
    ['expert_client_relation', 'textarea'],
    ['additional_prompt', 'textarea'],
    ['model', 'choice', { values: ['gpt-5', 'gpt-4o', 'gpt-4.1', 'o3-mini', 'o3'] }],
  ],
  draft_from_template_sections: [
    ['client_id', 'client'],
    ['multipurpose_document_title', 'text', must],
    ['template', 'record', must],
    ['documents', 'records'],
    ['additional_facts', 'textarea'],
    ['additional_prompt', 'textarea'],
    ['cited_sources', 'records'],
    ['model', 'choice', { values: ['gpt-4.1', 'o1'] }],
  ],
}

test.each(Object.entries(forms))('the form of %s has the fields that the specification names', (type, fields) => {
  const questions = new Map(questionsOf(findEntry(type)?.questionnaire ?? { groups: [] }).map((one) => [one.name, one]))
  for (const [name, kind, more = {}] of fields) {
    const question = questions.get(name)
    expect(question, `${type}: ${name}`).toBeDefined()
    if (!question) continue
    if (kind !== '') expect(question.kind, `${type}: ${name}`).toBe(kind)
    if (more.required) expect(question.required, `${type}: ${name}`).toBe(true)
    expect(valuesOf(question)).toEqual(expect.arrayContaining([...(more.values ?? [])]))
  }
})

test('details of a yes or no are not required of themselves, and are asked for only after that answer', () => {
  const details = [
    ['draft_generator', 'missed_filing_deadline_reason'],
    ['draft_generator', 'convention_against_torture_details'],
    ['draft_generator', 'procedural_history_details'],
    ['draft_generator', 'benefits_details'],
    ['draft_generator', 'past_harm_else_details'],
    ['draft_generator', 'yes_client_reported_details'],
    ['draft_generator', 'no_client_reported_details'],
    ['upw', 'details_about_other_relatives'],
    ['upw', 'additional_details'],
  ]
  for (const [type = '', name = ''] of details) {
    const questionnaire = findEntry(type)?.questionnaire ?? { groups: [] }
    expect(questionsOf(questionnaire).find((one) => one.name === name)?.visibleWhen, name).toBeDefined()
    expect(missingAnswers(questionnaire, {}, {}).map((missing) => missing.name)).not.toContain(name)
  }
})

test('a draft is named after its client and its tool', () => {
  const label = (type: string) => findEntry(type)?.identity.fileLabel
  expect(`Ana Maria Example - ${label('expert_letter')}.docx`).toBe('Ana Maria Example - Expert Letter.docx')
  expect(label('upw')).toBe('I-601A-Waiver draft')
  expect(label('draft_generator')).toBe('Asylum/WOR/CAT draft')
})

function valuesOf(question: Question): string[] {
  return question.kind === 'choice' || question.kind === 'choices' ? question.options.map(({ value }) => value) : []
}

test.each([
  ['draft_generator', '/ai/asylum', 'about 10 minutes'],
  ['naturalization', '/ai/naturalization', 'instant, unlimited, does not count toward draft credits'],
  ['upw', '/ai/I-601A-Waivers', 'about 15 minutes'],
  ['expert_letter', '/ai/expert-letter-builder', 'about 10 minutes'],
  // The specification names no time of its own for it: that of every draft.
  ['draft_from_template_sections', '/ai/draft-from-template-revision', '1 to 5 minutes'],
] as const)('%s stands at %s, takes %s and needs the role user', (type, route, turnaround) => {
  expect(findEntry(type)?.identity).toMatchObject({ route, turnaround, permission: 'user' })
})
