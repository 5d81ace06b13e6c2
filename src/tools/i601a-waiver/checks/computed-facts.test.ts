import { expect, test } from 'vitest'
import { type Changes, inputOf, waiverExample } from '#test/i601a-cases.ts'
import { computeWaiverFacts } from './computed-facts.ts'
import { readCase } from '../case.ts'

function facts(id: string, changes: Changes = {}) {
  return computeWaiverFacts(readCase(inputOf(waiverExample(id), changes)))
}

test('the facts tell ages, years and months beside the count', () => {
  expect(facts('F1')).toEqual({
    as_of: '2026-11-20',
    applicant_age: 37,
    age_at_entry: 19,
    years_in_us: 18,
    up_start: '2008-06-03',
    up_days: 6744,
    up_years_text: 'about 18 years',
    bar: 'ten_year',
    excluded_minor_days: 0,
    up_caveat:
      'This count is not reduced for any period of asylum application, temporary protected status, deferred action, timely extension request or pending adjustment.',
    category: 'immediate relative',
    category_note: null,
    months_since_approval: 26,
    marriage_years: 11,
    relationship_years: 13,
    children: [
      { name: 'Elena Medina', age: 9 },
      { name: 'Mateo Medina', age: 6 },
    ],
    relatives: [{ role: 'spouse', years_in_us: null, years_as_resident: null, years_as_citizen: null }],
  })
  expect(facts('F5')).toMatchObject({
    relatives: [{ role: 'father', years_in_us: 16, years_as_resident: 6, years_as_citizen: 10 }],
  })
})

test('months since approval are whole months', () => {
  expect(facts('F1', { answers: { approval_date: '2026-10-21' } })).toMatchObject({ months_since_approval: 0 })
  expect(facts('F1', { answers: { approval_date: '2026-10-20' } })).toMatchObject({ months_since_approval: 1 })
  expect(facts('F1', { answers: { approval_date: '2027-01-05' } })).toMatchObject({ months_since_approval: null })
})

test('the category follows the petitioner, the age and the marriage', () => {
  const category = (relationship: string, client: Record<string, unknown> = {}, answers: Changes['answers'] = {}) =>
    facts('two_parents', { client, answers: { ...answers, beneficiary_relationship: relationship } })['category']
  const child = { date_of_birth: '2006-01-01' }
  const married = { marriage_date: '2024-01-01' }
  expect(category('USC Spouse')).toBe('immediate relative')
  expect(category('USC Child')).toBe('immediate relative')
  expect(category('USC Parent', child)).toBe('immediate relative')
  expect(category('USC Parent')).toBe('[immediate relative or F1: date the Form I-130 was filed]')
  expect(category('USC Parent', {}, { petition_filed_date: '2019-03-01' })).toBe('immediate relative')
  expect(category('USC Parent', {}, { petition_filed_date: '2025-03-01' })).toBe('F1')
  expect(category('USC Parent', { ...child, ...married })).toBe('F3')
  expect(category('LPR Spouse')).toBe('F2A')
  expect(category('LPR Parent', { date_of_birth: '2007-06-01', last_entry_date: '2010-03-02' })).toBe('F2A')
  expect(category('LPR Parent')).toBe('[category: CSPA age to be confirmed]')
  expect(category('LPR Parent', {}, { petition_filed_date: '2025-03-01' })).toBe('F2B')
  expect(category('LPR Parent', married)).toBeNull()
  expect(category('USC Sibling')).toBe('F4')
  expect(category('USC Parent', {}, { application_dependant: 'derivative' })).toBeNull()
  expect(facts('F3')['category']).toBe('EB-3')
  expect(facts('self_petition')['category']).toBe('EB-2')
  expect(facts('F5')['category']).toBe('DV')
  expect(facts('F4')['category']).toBeNull()
})

test("a married beneficiary of a permanent resident parent's petition is noted", () => {
  const married = { client: { marriage_date: '2024-01-01' }, answers: { beneficiary_relationship: 'LPR Parent' } }
  expect(facts('two_parents', married)['category_note']).toContain('generally revoked')
})

test('why nothing was counted is said', () => {
  expect(facts('self_petition')['up_caveat']).toBe(
    'Not computed: the day on which unlawful presence began is not known.',
  )
  const mixed = { answers: { admisibility_details: ['without_inspection', 'paroled'] } }
  expect(facts('F1', mixed)['up_caveat']).toContain('mixed with an admission or parole')
  expect(facts('F1', { client: { date_of_birth: '' } })['up_caveat']).toContain('The date of birth is missing')
})

test('a date of last entry asked on the form stands in for a record without one', () => {
  const changes = { client: { last_entry_date: '' }, answers: { entry_date: '2010-01-01' } }
  expect(facts('F1', changes)).toMatchObject({ up_start: '2010-01-01', age_at_entry: 20 })
  expect(facts('F1', { client: { last_entry_date: '' } })).toMatchObject({ up_start: null, age_at_entry: null })
})
