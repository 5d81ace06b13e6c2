import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds, questionsIn, type RecordValues } from '#domain/questionnaire/condition.ts'
import { type Answers, questionsOf } from '#domain/questionnaire/question.ts'
import { visibleQuestions } from '#domain/questionnaire/visibility.ts'
import { i601aQuestionnaire } from './questionnaire.ts'

const questions = questionsOf(i601aQuestionnaire)
const named = (name: string) => {
  const found = questions.find((question) => question.name === name)
  if (!found) throw new Error(`no question ${name}`)
  return found
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
      "Please give more extensive details about the applicant's good moral character, or select No for this question.",
  })
})

test('a condition names only questions that stand before it', () => {
  for (const [index, { name, visibleWhen, required }] of questions.entries()) {
    const before = questions.slice(0, index).map((question) => question.name)
    if (visibleWhen) expect(before, name).toEqual(expect.arrayContaining(questionsIn(visibleWhen)))
    if (typeof required === 'object') expect(before, name).toEqual(expect.arrayContaining(questionsIn(required)))
  }
})

/** Section 3.2 of the domain file, said a second time without the product's conditions. */
function expectedVisibility(a: Answers, record: RecordValues): Record<string, boolean> {
  const has = (name: string, value: string) => Array.isArray(a[name]) && a[name].includes(value)
  const A = has('admisibility_details', 'admitted')
  const P = has('admisibility_details', 'paroled')
  const N = !record['last_entry_date']
  const petition = ['i_130', 'i_140', 'i_360'].includes(String(a['migration_basis']))
  const derivative = a['application_dependant'] === 'derivative'
  const rules: Record<string, boolean> = {
    entry_date_same_admission: A && !N,
    admitted_date: A && (a['entry_date_same_admission'] === 'no' || N),
    admission_basis: A,
    parole_date_same_admission: P && !N,
    parole_date: P && (a['parole_date_same_admission'] === 'no' || N),
    parole_basis: P,
    i94_expire_date: A || P,
    i_140_type: a['migration_basis'] === 'i_140',
    approval_date: petition,
    petitioner_name: petition,
    USCIS_receipt_number: petition,
    beneficiary_relationship: petition,
    principal_applicant_name: derivative,
    principal_applicant_relationship_with_applicant: derivative,
    details_about_other_relatives: a['other_relatives'] === 'yes',
    additional_details: a['moral_character'] === 'yes',
  }
  for (const name of 'client_id admisibility_details migration_basis application_dependant qualifying_relative other_relatives moral_character model cited_sources'.split(
    ' ',
  ))
    rules[name] = true
  for (const [r, us, lp] of [
    ['spouse', 'us_citizen_spouse', 'legal_permanent_spouse'],
    ['mother', 'us_citizen_mother', 'legal_permanent_resident_mother'],
    ['father', 'us_citizen_father', 'legal_permanent_resident_father'],
  ] as const) {
    const block = has('qualifying_relative', us) || has('qualifying_relative', lp)
    for (const field of ['name', 'place_of_birth', 'unable_to_return_option', 'moved_to_US_date'])
      rules[`${r}_${field}`] = block
    rules[`${r}_became_US_citizen_date`] = has('qualifying_relative', us)
    rules[`${r}_became_legal_permanent_resident_date`] = block
    rules[`extreme_hardship_${r}_denied_admission`] = block
    rules[`extreme_hardship_${r}_return_to_home_country`] = block && a[`${r}_unable_to_return_option`] === 'yes'
    if (r === 'spouse')
      for (const name of [
        'applicant_meet_spouse_date',
        'how_applicant_met_spouse',
        'applicant_relationship_with_spouse',
      ])
        rules[name] = block
  }
  return rules
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
  const needed = (name: string, answers: Answers) => {
    const { required } = named(name)
    return typeof required === 'object' ? holds(required, answers, {}) : required
  }
  expect(needed('i94_expire_date', { i94_duration_of_status: 'no' })).toBe(true)
  expect(needed('i94_expire_date', { i94_duration_of_status: 'yes' })).toBe(false)
  expect(needed('i94_expire_date', {})).toBe(false)
  const since = 'mother_became_legal_permanent_resident_date'
  expect(needed(since, { qualifying_relative: ['legal_permanent_resident_mother'] })).toBe(true)
  expect(needed(since, { qualifying_relative: ['us_citizen_mother'] })).toBe(false)
})
