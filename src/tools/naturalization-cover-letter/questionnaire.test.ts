import { expect, test } from 'vitest'
import { questionsIn } from '#domain/questionnaire/testing/questions-in.ts'
import { questionsOf } from '#domain/questionnaire/question.ts'
import { checkAnswers } from '#domain/questionnaire/validate.ts'
import { visibleQuestions } from '#domain/questionnaire/visibility.ts'
import { plainAnswers } from './testing/application.ts'
import { naturalizationIdentity } from './identity.ts'
import { naturalizationQuestionnaire } from './questionnaire.ts'
import { suggestAnswers } from './questionnaire/suggestions.ts'

const shown = (answers: Record<string, string>) =>
  visibleQuestions(naturalizationQuestionnaire(), { ...plainAnswers, ...answers }, {}).map(({ name }) => name)
const optionsOf = (name: string) => {
  const question = questionsOf(naturalizationQuestionnaire()).find((candidate) => candidate.name === name)
  return question && 'options' in question ? question.options.map(({ value }) => value) : []
}

const first = (answers: Record<string, string>, state?: string) =>
  suggestAnswers({ ...plainAnswers, ...answers }, { state }).flatMap((suggestion) => suggestion.first)

const suggestion = (address?: string) =>
  suggestAnswers({ ...(address && { uscis_mailing_address: address }) }, { state: 'TX' })[0]

test('the form has the fields of the product to the letter, and its own options collapsed', () => {
  const questions = questionsOf(naturalizationQuestionnaire())
  expect(questions.filter(({ advanced }) => !advanced).map(({ name }) => name)).toEqual([
    'client_id',
    'is_us_military_member',
    'permanent_residence_date',
    'is_applying_based_on_marriage',
    'is_divorced',
    'is_paying_child_support',
    'has_past_arrests',
    'has_legal_concerns',
    'reside_within_usa',
    'uscis_mailing_address',
  ])
  expect(questions.filter(({ advanced }) => advanced).map(({ name }) => name)).toEqual([
    'spouse_previously_married',
    'arrests',
    'legal_concerns',
    'military_basis',
    'fee_option',
    'filing_date',
    'name_changed',
    'green_card',
    'positive_equities',
    'disability_exception',
    'documents',
  ])
  expect(optionsOf('is_us_military_member')).toEqual([
    'null',
    'active_military',
    'past_military',
    'regularly_stationed_spouse',
  ])
  expect(optionsOf('uscis_mailing_address')).toEqual([
    'military_chicago_usps',
    'military_chicago_other',
    'elgin_lockbox_usps',
    'elgin_lockbox_other',
    'phoenix_lockbox_usps',
    'phoenix_lockbox_other',
    'dallas_lockbox_usps',
    'dallas_lockbox_other',
    'chicago_lockbox_usps',
    'chicago_lockbox_other',
  ])
  expect(naturalizationIdentity).toMatchObject({
    type: 'naturalization',
    route: '/ai/naturalization',
    cost: 0,
    models: [],
    fileLabel: 'NAT Cover Letter draft',
    turnaround: 'instant, unlimited, does not count toward draft credits',
  })
})

test('names and values are unique, every condition looks back, every question explains itself', () => {
  const questions = questionsOf(naturalizationQuestionnaire())
  const names = questions.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const looksAhead = questions.filter((question, index) =>
    [question.visibleWhen, typeof question.required === 'object' ? question.required : undefined]
      .flatMap((condition) => (condition ? questionsIn(condition) : []))
      .some((name) => !names.slice(0, index).includes(name)),
  )
  expect(looksAhead).toEqual([])
  expect(questions.filter(({ help }) => !help)).toEqual([])
})

test('service and a stationed spouse hide the marriage question; a spouse brings up earlier marriages', () => {
  const hides = (member: string) => !shown({ is_us_military_member: member }).includes('is_applying_based_on_marriage')
  expect(['null', 'active_military', 'past_military', 'regularly_stationed_spouse'].map(hides)).toEqual([
    false,
    true,
    true,
    true,
  ])
  expect(shown({})).not.toContain('spouse_previously_married')
  expect(shown({ is_applying_based_on_marriage: 'yes' })).toContain('spouse_previously_married')
  expect(shown({ is_us_military_member: 'regularly_stationed_spouse' })).toContain('spouse_previously_married')
  expect(shown({ is_us_military_member: 'active_military', is_applying_based_on_marriage: 'yes' })).not.toContain(
    'spouse_previously_married',
  )
})

test('lists follow their yes, the military section follows service, and the fee option does not', () => {
  expect(shown({})).not.toContain('arrests')
  expect(shown({ has_past_arrests: 'yes' })).toContain('arrests')
  expect(shown({})).not.toContain('legal_concerns')
  expect(shown({ has_legal_concerns: 'yes' })).toContain('legal_concerns')
  const service = shown({ is_us_military_member: 'past_military' })
  expect([service.includes('military_basis'), service.includes('fee_option')]).toEqual([true, false])
  expect([shown({}).includes('military_basis'), shown({}).includes('fee_option')]).toEqual([false, true])
})

test('N/A may arrive as the word, as null, as nothing', () => {
  for (const value of ['null', null, '', undefined, ' null ']) {
    const { answers, problems } = checkAnswers(
      naturalizationQuestionnaire(),
      { is_us_military_member: value },
      {},
      '2026-11-20',
    )
    expect(answers['is_us_military_member']).toBe('null')
    expect(problems.map(({ name }) => name)).not.toContain('is_us_military_member')
    expect(answers['reside_within_usa']).toBe('yes')
  }
})

test('suggestions: the pair of the state, the military pair, or none', () => {
  expect(first({}, 'MA')).toEqual(['elgin_lockbox_usps', 'elgin_lockbox_other'])
  expect(first({}, 'Guam')).toEqual(['phoenix_lockbox_usps', 'phoenix_lockbox_other'])
  const military = ['military_chicago_usps', 'military_chicago_other']
  expect(first({ is_us_military_member: 'active_military' }, 'MA')).toEqual(military)
  expect(first({ is_us_military_member: 'past_military', reside_within_usa: 'no' })).toEqual(military)
  expect(first({ is_us_military_member: 'regularly_stationed_spouse' }, 'MA')).toEqual([])
  expect(first({ reside_within_usa: 'no' }, 'MA')).toEqual([])
  expect(first({})).toEqual([])
})

test('a suggestion keeps the carrier that was chosen and chooses none by itself', () => {
  expect(suggestion('elgin_lockbox_other')).toEqual({
    question: 'uscis_mailing_address',
    first: ['dallas_lockbox_usps', 'dallas_lockbox_other'],
    value: 'dallas_lockbox_other',
  })
  expect(suggestion()).not.toHaveProperty('value')
})
