import { expect, test } from 'vitest'
import { holds } from '#domain/questionnaire/condition.ts'
import { questionsIn } from '#domain/questionnaire/testing/questions-in.ts'
import { type Answers, type Question, questionsOf } from '#domain/questionnaire/question.ts'
import { visibleQuestions } from '#domain/questionnaire/visibility.ts'
import { checkAnswers } from '#domain/questionnaire/validate.ts'
import { questionnaire } from './questionnaire.ts'

const questions = questionsOf(questionnaire)
const visible = (answers: Answers) => visibleQuestions(questionnaire, answers, {}).map(({ name }) => name)
const question = (name: string) => questions.find((candidate) => candidate.name === name) as Question

function isRequired(name: string, answers: Answers): boolean {
  const { required } = question(name)
  if (!visible(answers).includes(name) || required === undefined || required === false) return false
  return required === true || holds(required, answers, {})
}

test('the form has every field of the specification in the groups of the domain file', () => {
  expect(questionnaire.groups.map(({ title, questions: own }) => [title, own.map(({ name }) => name)])).toEqual([
    ['Client and forum', ['client_id', 'jurisdiction', 'judge_name', 'city', 'state']],
    [
      'Timing and family',
      [
        'detained',
        'asylum_application_timing',
        'missed_filing_deadline_reason',
        'spouse_applying',
        'children_applying',
        'first_defendant',
        'second_defendant',
        'third_defendant',
        'fourth_defendant',
        'fifth_defendant',
      ],
    ],
    ['Relief', ['applicant_basis_addons', 'convention_against_torture_details']],
    [
      'Procedural and travel history',
      ['procedural_history', 'procedural_history_details', 'country_resided', 'benefits_details'],
    ],
    [
      'Protected grounds',
      [
        'applicant_basis',
        'race_details',
        'religion_details',
        'nationality_details',
        'political_opinion_details',
        'social_group_details',
      ],
    ],
    [
      'Harm',
      [
        'country_persecution',
        'who',
        'why',
        'when',
        'what',
        'past_harm_self',
        'past_harm_else',
        'past_harm_else_details',
        'client_reported',
        'yes_client_reported_details',
        'no_client_reported_details',
      ],
    ],
    ['Sources and model', ['cited_sources', 'documents', 'model']],
    [
      'More facts (optional)',
      [
        'last_arrival_date',
        'i589_filed_date',
        'southern_border_entry',
        'aaf_notice_date',
        'aaf_paid_date',
        'nta_date',
        'ij_decision_date',
        'appeal_filed_date',
        'next_hearing',
        'nationality',
        'circuit',
        'persecutor_type',
        'proceedings_type',
        'appealing_party',
        'rulings_challenged',
        'disposition_sought',
      ],
    ],
  ])
})

test('the choices have the values of the specification; the federal courts cannot be chosen yet', () => {
  const options = (name: string) => {
    const found = question(name)
    return found.kind === 'choice' || found.kind === 'choices' ? found.options : []
  }
  expect(options('jurisdiction').map(({ value, disabled }) => [value, disabled === true])).toEqual([
    ['uscis', false],
    ['immigration', false],
    ['board of immigration', false],
    ['district court', true],
    ['supreme court', true],
  ])
  expect(options('applicant_basis_addons').map(({ value }) => value)).toEqual([
    'asylum',
    'Withholdingofremoval',
    'ConventionAgainstTorture',
  ])
  expect(options('applicant_basis').map(({ value }) => value)).toEqual([
    'Race',
    'Religion',
    'Nationality',
    'Political Opinion',
    'Particular social group',
  ])
  expect(options('model').map(({ value }) => value)).toEqual(['gpt-5', 'gpt-4o', 'gpt-4.1', 'o3-mini', 'o3'])
  expect(question('model').initial).toBe('gpt-5')
})

test('names are unique and a question shows only by an earlier answer', () => {
  expect(new Set(questions.map(({ name }) => name)).size).toBe(questions.length)
  questions.forEach(({ visibleWhen }, index) => {
    const earlier = questions.slice(0, index).map(({ name }) => name)
    expect(earlier).toEqual(expect.arrayContaining(visibleWhen ? questionsIn(visibleWhen) : []))
  })
})

test('the optional facts stand collapsed and nothing requires them', () => {
  const optional = questionnaire.groups.at(-1)?.questions ?? []
  expect(optional.every(({ advanced, required }) => advanced === true && required === undefined)).toBe(true)
})

test('judge, city and state show for the immigration court only; city and state are needed there', () => {
  expect(visible({ jurisdiction: 'uscis' })).not.toContain('city')
  expect(visible({ jurisdiction: 'board of immigration' })).not.toContain('judge_name')
  expect(isRequired('city', { jurisdiction: 'immigration' })).toBe(true)
  expect(isRequired('judge_name', { jurisdiction: 'immigration' })).toBe(false)
})

test('judge, city and state are texts of at most 255 characters, asked before the immigration court', () => {
  const names = ['judge_name', 'city', 'state']
  expect(visible({ jurisdiction: 'immigration' })).toEqual(expect.arrayContaining(names))
  expect(names.map((name) => question(name).kind)).toEqual(['text', 'text', 'text'])
  const refused = (length: number) => {
    const answers = Object.fromEntries(names.map((name) => [name, 'x'.repeat(length)]))
    const { problems } = checkAnswers(questionnaire, { jurisdiction: 'immigration', ...answers }, {}, '2026-11-20')
    return problems.map(({ name }) => name).filter((name) => names.includes(name))
  }
  expect([refused(255), refused(256)]).toEqual([[], names])
})

test('the reason for a late filing is needed with asylum only', () => {
  expect(isRequired('missed_filing_deadline_reason', { asylum_application_timing: 'no' })).toBe(false)
  expect(
    isRequired('missed_filing_deadline_reason', {
      asylum_application_timing: 'no',
      applicant_basis_addons: ['asylum'],
    }),
  ).toBe(true)
  expect(question('missed_filing_deadline_reason').missingMessage).toBe(
    'Why was the one-year deadline missed is required because you answered No to Was Form I-589 filed within one year of the last arrival.',
  )
})

test('family members show one by one and the first is needed before the court and the Board', () => {
  const family = { spouse_applying: 'yes', first_defendant: 'One', third_defendant: 'Three' }
  expect(visible(family)).toContain('second_defendant')
  expect(visible(family)).not.toContain('third_defendant')
  expect(visible(family)).not.toContain('fourth_defendant')
  expect(visible({ first_defendant: 'One' })).not.toContain('second_defendant')
  expect(isRequired('first_defendant', { ...family, jurisdiction: 'immigration' })).toBe(true)
  expect(isRequired('first_defendant', { ...family, jurisdiction: 'uscis' })).toBe(false)
})

test('grounds and personal harm are needed for asylum and withholding, not for torture alone', () => {
  for (const name of ['applicant_basis', 'past_harm_self']) {
    expect(isRequired(name, { applicant_basis_addons: ['asylum'] })).toBe(true)
    expect(isRequired(name, { applicant_basis_addons: ['Withholdingofremoval'] })).toBe(true)
    expect(isRequired(name, { applicant_basis_addons: ['ConventionAgainstTorture'] })).toBe(false)
  }
  expect(isRequired('country_resided', { applicant_basis_addons: ['ConventionAgainstTorture'] })).toBe(false)
  expect(isRequired('client_reported', { applicant_basis_addons: ['ConventionAgainstTorture'] })).toBe(true)
})

test('details show and are needed with the answer that calls for them', () => {
  const cases: readonly [string, Answers][] = [
    ['convention_against_torture_details', { applicant_basis_addons: ['ConventionAgainstTorture'] }],
    ['procedural_history_details', { procedural_history: 'yes' }],
    ['benefits_details', { country_resided: 'yes' }],
    ['political_opinion_details', { applicant_basis: ['Political Opinion'] }],
    ['social_group_details', { applicant_basis: ['Particular social group'] }],
    ['past_harm_else_details', { past_harm_else: 'yes' }],
    ['yes_client_reported_details', { client_reported: 'yes' }],
    ['no_client_reported_details', { client_reported: 'no' }],
  ]
  expect(cases.filter(([name, answers]) => !isRequired(name, answers))).toEqual([])
  expect(cases.filter(([name]) => visible({}).includes(name))).toEqual([])
})

test('every question has a help line or belongs to the optional facts', () => {
  expect(questions.filter(({ help, advanced }) => help === undefined && advanced !== true)).toEqual([])
})
