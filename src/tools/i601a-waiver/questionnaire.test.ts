import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordValues } from '#domain/clients/client-record.ts'
import { holds, type RecordValues } from '#domain/questionnaire/condition.ts'
import { questionsIn } from '#domain/questionnaire/testing/questions-in.ts'
import { type Answers, questionsOf } from '#domain/questionnaire/question.ts'
import { visibleQuestions } from '#domain/questionnaire/visibility.ts'
import { type Changes, inputOf, waiverExample } from '#test/i601a-cases.ts'
import { i601aQuestionnaire } from './questionnaire.ts'

const questions = questionsOf(i601aQuestionnaire)
const named = (name: string) => {
  const found = questions.find((question) => question.name === name)
  if (!found) throw new Error(`no question ${name}`)
  return found
}

function needed(name: string, answers: Answers): boolean | undefined {
  const { required } = named(name)
  return typeof required === 'object' ? holds(required, answers, {}) : required
}

/** The fields that an example with these answers still has to fill in. */
function missing(id: string, answers: Changes['answers'] & {}): string[] {
  const input = inputOf(waiverExample(id), { answers })
  const visible = visibleQuestions(i601aQuestionnaire, input.answers, recordValues(input.client))
  return visible
    .map(({ name }) => name)
    .filter((name) => needed(name, input.answers) === true && (input.answers[name] ?? '').length === 0)
}

const fieldsOfSpecification = `client_id admisibility_details entry_date_same_admission admitted_date admission_basis
  parole_date_same_admission parole_date parole_basis i94_expire_date migration_basis approval_date petitioner_name
  USCIS_receipt_number beneficiary_relationship application_dependant principal_applicant_name
  principal_applicant_relationship_with_applicant i_140_type qualifying_relative applicant_meet_spouse_date
  how_applicant_met_spouse applicant_relationship_with_spouse other_relatives details_about_other_relatives
  moral_character additional_details cited_sources model`.split(/\s+/)

test('every field of the specification is a question, and no name is used twice', () => {
  const names = questions.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(fieldsOfSpecification))
  expect(new Set(names).size).toBe(names.length)
})

test('what the specification does not have is optional and collapsed', () => {
  const blocks = /^(spouse|mother|father)_(name|place_of_birth|moved|became|unable)|^extreme_hardship_/
  const extras = questions.filter(({ name }) => !fieldsOfSpecification.includes(name) && !blocks.test(name))
  expect(extras.length).toBeGreaterThan(15)
  expect(extras.filter(({ required, advanced }) => required !== undefined || advanced !== true)).toEqual([])
  expect(questions.filter(({ advanced }) => advanced)).toEqual(extras)
})

test('the values of every choice are those of the specification', () => {
  const valuesOf = (name: string) => {
    const question = named(name)
    return 'options' in question ? question.options.map(({ value }) => value) : []
  }
  expect(valuesOf('admisibility_details')).toEqual(['without_inspection', 'admitted', 'paroled'])
  expect(valuesOf('migration_basis')).toEqual(['i_130', 'i_140', 'i_360', 'diversity_visa_program'])
  expect(valuesOf('i_140_type').toSorted()).toEqual(
    'eb-1a eb-1b eb-1c eb-2 eb-2_niw eb-3a eb-3b eb-3c'.split(' ').toSorted(),
  )
  expect(valuesOf('beneficiary_relationship')).toEqual([
    'USC Spouse',
    'LPR Spouse',
    'USC Parent',
    'LPR Parent',
    'USC Child',
    'USC Sibling',
    'Petitioning Employer',
    'Self',
  ])
  expect(valuesOf('qualifying_relative')).toEqual(
    'us_citizen_spouse legal_permanent_spouse us_citizen_mother legal_permanent_resident_mother us_citizen_father legal_permanent_resident_father'.split(
      ' ',
    ),
  )
  expect(valuesOf('model')).toEqual(['gpt-5', 'gpt-4o', 'gpt-4.1', 'o3-mini', 'o3'])
  expect(named('model').initial).toBe('gpt-5')
})

test('the details of good moral character have the sentence of the error catalogue', () => {
  expect(named('additional_details')).toMatchObject({
    minLength: 150,
    tooShort:
      "Please give more extensive details about the applicant's good moral character, or select No on the optional question about good moral character.",
  })
})

test('a condition names only questions that stand before it', () => {
  const early = questions.flatMap(({ name, visibleWhen, required }, index) => {
    const before = new Set(questions.slice(0, index).map((question) => question.name))
    const conditions = [visibleWhen, required].filter((condition) => typeof condition === 'object')
    const unmet = conditions.flatMap(questionsIn).filter((other) => !before.has(other))
    return unmet.length === 0 ? [] : [{ name, unmet }]
  })
  expect(early).toEqual([])
})

const has = (answers: Answers, name: string, value: string) =>
  Array.isArray(answers[name]) && answers[name].includes(value)
const isAnswer = (answers: Answers, name: string, ...values: readonly string[]) =>
  values.some((value) => answers[name] === value)

/** Section 3.2 of the domain file, said a second time without the product's conditions. */
function expectedVisibility(a: Answers, record: RecordValues): Record<string, boolean> {
  const A = has(a, 'admisibility_details', 'admitted')
  const P = has(a, 'admisibility_details', 'paroled')
  const N = !record['last_entry_date']
  const petition = isAnswer(a, 'migration_basis', 'i_130', 'i_140', 'i_360')
  const derivative = isAnswer(a, 'application_dependant', 'derivative')
  const always = `client_id admisibility_details migration_basis application_dependant qualifying_relative
    other_relatives moral_character model cited_sources`.split(/\s+/)
  return {
    ...Object.fromEntries(always.map((name) => [name, true])),
    entry_date_same_admission: A && !N,
    admitted_date: A && (isAnswer(a, 'entry_date_same_admission', 'no') || N),
    admission_basis: A,
    parole_date_same_admission: P && !N,
    parole_date: P && (isAnswer(a, 'parole_date_same_admission', 'no') || N),
    parole_basis: P,
    i94_expire_date: A || P,
    i_140_type: isAnswer(a, 'migration_basis', 'i_140'),
    approval_date: petition,
    petitioner_name: petition,
    USCIS_receipt_number: petition,
    beneficiary_relationship: petition,
    principal_applicant_name: derivative,
    principal_applicant_relationship_with_applicant: derivative,
    details_about_other_relatives: isAnswer(a, 'other_relatives', 'yes'),
    additional_details: isAnswer(a, 'moral_character', 'yes'),
    ...blockVisibility(a, 'spouse', 'us_citizen_spouse', 'legal_permanent_spouse'),
    ...blockVisibility(a, 'mother', 'us_citizen_mother', 'legal_permanent_resident_mother'),
    ...blockVisibility(a, 'father', 'us_citizen_father', 'legal_permanent_resident_father'),
  }
}

function blockVisibility(a: Answers, r: string, us: string, lp: string): Record<string, boolean> {
  const citizen = has(a, 'qualifying_relative', us)
  const block = citizen || has(a, 'qualifying_relative', lp)
  const marriage = ['applicant_meet_spouse_date', 'how_applicant_met_spouse', 'applicant_relationship_with_spouse']
  return {
    [`${r}_name`]: block,
    [`${r}_place_of_birth`]: block,
    [`${r}_unable_to_return_option`]: block,
    [`${r}_moved_to_US_date`]: block,
    [`${r}_became_US_citizen_date`]: citizen,
    [`${r}_became_legal_permanent_resident_date`]: block,
    [`extreme_hardship_${r}_denied_admission`]: block,
    [`extreme_hardship_${r}_return_to_home_country`]: block && isAnswer(a, `${r}_unable_to_return_option`, 'yes'),
    ...(r === 'spouse' ? Object.fromEntries(marriage.map((name) => [name, block])) : {}),
  }
}

const yesNo = fc.constantFrom('yes', 'no')
const anyAnswers = fc.record(
  {
    admisibility_details: fc.subarray(['without_inspection', 'admitted', 'paroled']),
    entry_date_same_admission: yesNo,
    parole_date_same_admission: yesNo,
    i94_duration_of_status: yesNo,
    migration_basis: fc.constantFrom('i_130', 'i_140', 'i_360', 'diversity_visa_program'),
    application_dependant: fc.constantFrom('principal', 'derivative'),
    qualifying_relative: fc.subarray([
      'us_citizen_spouse',
      'legal_permanent_spouse',
      'us_citizen_mother',
      'legal_permanent_resident_mother',
      'us_citizen_father',
      'legal_permanent_resident_father',
    ]),
    spouse_unable_to_return_option: yesNo,
    mother_unable_to_return_option: yesNo,
    father_unable_to_return_option: yesNo,
    other_relatives: yesNo,
    moral_character: yesNo,
  },
  { requiredKeys: [] },
)
const anyRecord = fc.constantFrom<RecordValues>({}, { last_entry_date: '' }, { last_entry_date: '2019-05-05' })

test('for any answers each field of the form shows exactly when section 3.2 says so', () => {
  fc.assert(
    fc.property(anyAnswers, anyRecord, (answers, record) => {
      const visible = new Set(visibleQuestions(i601aQuestionnaire, answers, record).map(({ name }) => name))
      const expected = expectedVisibility(answers, record)
      const found = Object.fromEntries(Object.keys(expected).map((name) => [name, visible.has(name)]))
      expect(found).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})

test('a visible field must be answered exactly where section 3.2 says so', () => {
  const optional = questions.filter(({ required }) => required === undefined).map(({ name }) => name)
  expect(optional.filter((name) => fieldsOfSpecification.includes(name)).toSorted()).toEqual([
    'applicant_meet_spouse_date',
    'cited_sources',
    'how_applicant_met_spouse',
  ])
  expect(needed('i94_expire_date', { i94_duration_of_status: 'no' })).toBe(true)
  expect(needed('i94_expire_date', { i94_duration_of_status: 'yes' })).toBe(false)
  expect(needed('i94_expire_date', {})).toBe(false)
  const since = 'mother_became_legal_permanent_resident_date'
  expect(needed(since, { qualifying_relative: ['legal_permanent_resident_mother'] })).toBe(true)
  expect(needed(since, { qualifying_relative: ['us_citizen_mother'] })).toBe(false)
})

test('an answer that opens new questions asks for their answers', () => {
  expect(missing('F1', {})).toEqual([])
  expect(missing('F1', { application_dependant: 'derivative' })).toEqual([
    'principal_applicant_name',
    'principal_applicant_relationship_with_applicant',
  ])
  expect(missing('F1', { admisibility_details: ['without_inspection', 'admitted'] })).toEqual([
    'entry_date_same_admission',
    'admission_basis',
  ])
  expect(missing('F1', { qualifying_relative: ['us_citizen_spouse', 'legal_permanent_spouse'] })).toEqual([
    'spouse_became_legal_permanent_resident_date',
  ])
  expect(missing('F1', { qualifying_relative: [] })).toEqual(['qualifying_relative'])
})
