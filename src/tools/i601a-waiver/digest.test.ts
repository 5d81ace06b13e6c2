import { expect, test } from 'vitest'
import type { Json } from '#domain/drafting/tool.ts'
import { type Changes, inputOf, waiverExample, waiverExamples } from '#test/i601a-cases.ts'
import { digestFacts } from './digest.ts'
import { planWaiverSections } from './plan.ts'
import { readCase } from './case.ts'

function digest(section: string, id: string, changes: Changes = {}, written: { id: string; html: string }[] = []) {
  const input = inputOf(waiverExample(id), changes)
  const plan = planWaiverSections(readCase(input)).find((candidate) => candidate.id === section)
  if (!plan) throw new Error(`no section ${section}`)
  return digestFacts(plan, readCase(input), written) as Record<string, Json>
}

function values(json: Json): Json[] {
  if (Array.isArray(json)) return json.flatMap(values)
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(values) : [json]
}

test('what is not known is null, never an empty or missing text', () => {
  for (const example of waiverExamples) {
    const input = inputOf(example, { client: { country_of_citizenship: '', last_entry_place: '' } })
    for (const plan of planWaiverSections(readCase(input))) {
      const found = values(digestFacts(plan, readCase(input), []))
      expect(found.filter((value) => value === undefined || value === '')).toEqual([])
    }
  }
  expect(digest('introduction', 'F1', { client: { country_of_citizenship: '' } })).toMatchObject({
    applicant: { country: null },
  })
})

test('a hardship section sees one relative, one scenario and its own authorities', () => {
  const facts = digest('sep_mother', 'two_parents')
  expect(facts['relatives']).toMatchObject([
    {
      role: 'mother',
      name: 'Marta Luna Pineda',
      usc: 'September 13, 2018',
      years_in_us: 20,
      is_petitioner: true,
      stated_intention_to_remain: true,
      relocation_text: null,
      separation_text: expect.stringContaining('methotrexate'),
      significant_flags: ['disability of the relative or of a family member who depends on the relative'],
    },
  ])
  expect(JSON.stringify(facts)).not.toContain('Óscar')
  expect(facts['circuit']).toBe('Ninth Circuit')
  expect((facts['authorities'] as { id: string }[]).map(({ id }) => id)).toEqual(['P2', 'P3', 'C1', 'C2', 'C14'])
  expect(digest('rel_mother', 'two_parents')['relatives']).toMatchObject([{ separation_text: null }])
})

test('Ninth Circuit decisions are offered only to an applicant who lives there', () => {
  expect(JSON.stringify(digest('cumulative', 'two_parents'))).toContain('Cerrillo-Perez')
  expect(JSON.stringify(digest('cumulative', 'resident_father'))).not.toMatch(/Cerrillo-Perez|Salcido|Ninth/)
  expect(digest('cumulative', 'F1')['circuit']).toBeNull()
})

test('INA 204(l) is offered only when the attorney relies on it', () => {
  expect(JSON.stringify(digest('qualifying_relatives', 'widow')['authorities'])).toContain('S5')
  expect(JSON.stringify(digest('qualifying_relatives', 'F4')['authorities'])).not.toContain('S5')
})

test('the sections of the second wave see the finished hardship sections', () => {
  const written = [
    { id: 'sep_spouse', html: '<p>Dana <strong>sleeps</strong> badly.</p>' },
    { id: 'legal_standard', html: '<p>Law.</p>' },
  ]
  expect(digest('cumulative', 'F1', {}, written)['hardship_sections']).toEqual([
    { id: 'sep_spouse', text: 'Dana sleeps badly.' },
  ])
})

test('sources travel with the sections that may rely on them', () => {
  const sources = [{ id: 's1', kind: 'citation' as const, title: 'Advisory', text: 'Level 3.' }]
  expect(digest('rel_spouse', 'F1', { sources })['sources']).toEqual([
    { id: 's1', title: 'Advisory', excerpt: 'Level 3.' },
  ])
  expect(digest('immigration_history', 'F1', { sources })).not.toHaveProperty('sources')
})

test('entry, basis and screening are told as answered', () => {
  const facts = digest('immigration_history', 'dv_derivative')
  expect(facts).toMatchObject({
    as_of: 'August 15, 2026',
    entry: {
      manner: ['Inspected and admitted (visa or visa waiver)'],
      date: 'July 1, 2025',
      place: 'Chicago, Illinois',
      admitted_date: 'July 1, 2025',
      parole_date: null,
      stay_ended: 'December 31, 2025',
    },
    basis: {
      type: 'diversity_visa_program',
      petitioner: null,
      receipt: null,
      principal_or_derivative: 'derivative',
      principal_name: 'Taras Hrytsenko',
      dv: { fiscal_year: 2026, case_number: '2026EU00012345' },
    },
    screening: null,
  })
  expect(digest('eligibility', 'self_petition')).toMatchObject({
    entry: { stay_ended: 'duration of status' },
    unlawful_presence: { days: null, bar: null, caveat: expect.stringContaining('Not computed') },
  })
  expect(digest('eligibility', 'two_parents')['screening']).toMatchObject({ dos_fee_paid: 'yes', arrests: null })
})
