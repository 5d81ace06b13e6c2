import { expect, test } from 'vitest'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { Json } from '#domain/drafting/tool.ts'
import { type Changes, inputOf, waiverExample, waiverExamples } from '#test/i601a-cases.ts'
import { i601aTool } from './tool.ts'

const open = (id: string, changes: Changes = {}) => i601aTool.open(inputOf(waiverExample(id), changes))
const brief = (id: string, changes: Changes = {}) => open(id, changes).brief() as Record<string, Json>

function planned(section: string, id: string, changes: Changes = {}) {
  const plan = open(id, changes)
    .plan()
    .find((candidate) => candidate.id === section)
  if (!plan) throw new Error(`no section ${section}`)
  return plan
}

const digest = (section: string, id: string, changes: Changes = {}) =>
  open(id, changes).digest(planned(section, id, changes), []) as Record<string, Json>

function values(json: Json): Json[] {
  if (Array.isArray(json)) return json.flatMap(values)
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(values) : [json]
}

test('what is not known is null, never an empty or missing text', () => {
  for (const example of waiverExamples) {
    const input = inputOf(example, { client: { country_of_citizenship: '', last_entry_place: '' } })
    const opened = i601aTool.open(input)
    const told = [opened.brief(), ...opened.plan().map((plan) => opened.digest(plan, []))].flatMap(values)
    expect(told.filter((value) => value === undefined || value === '')).toEqual([])
  }
  expect(brief('F1', { client: { country_of_citizenship: '' } })).toMatchObject({ applicant: { country: null } })
})

test('a hardship section sees one relative and one scenario', () => {
  const { relative } = digest('sep_mother', 'two_parents')
  expect(relative).toMatchObject({
    name: 'Marta Luna Pineda',
    stated_intention_to_remain: true,
    separation_text: expect.stringContaining('methotrexate'),
    significant_flags: ['disability of the relative or of a family member who depends on the relative'],
  })
  expect(JSON.stringify(relative)).not.toContain('Óscar')
  expect(relative).not.toHaveProperty('relocation_text')
  expect(planned('sep_mother', 'two_parents').authorities).toEqual(['P2', 'P3', 'C1', 'C2', 'C14', 'C15'])
  expect(digest('rel_mother', 'two_parents')['relative']).not.toHaveProperty('separation_text')
})

test('the long answers do not travel again where the case map holds them as facts', () => {
  const input = { ...inputOf(waiverExample('two_parents')), caseMap: emptyMap }
  const opened = i601aTool.open(input)
  const told = opened.plan().map((plan) => opened.digest(plan, []))
  expect(JSON.stringify(told)).not.toContain('methotrexate')
})

const emptyMap: CaseMap = {
  version: 1,
  tool: 'upw',
  asOf: '2026-11-20',
  persons: [],
  passages: [],
  facts: [],
  elements: [],
  links: [],
  conflicts: [],
  exhibits: [],
  chronology: [],
  sections: [],
  gaps: [],
  wanted: [],
}

test('Ninth Circuit decisions are offered only to an applicant who lives there', () => {
  expect(planned('cumulative', 'two_parents').authorities).toContain('C15')
  expect(planned('cumulative', 'resident_father').authorities).not.toContain('C15')
  expect(brief('two_parents')['circuit']).toBe('Ninth Circuit')
  expect(brief('F1')['circuit']).toBeNull()
})

test('INA 204(l) is offered only when the attorney relies on it', () => {
  expect(planned('qualifying_relatives', 'widow').authorities).toContain('S5')
  expect(planned('qualifying_relatives', 'F4').authorities).not.toContain('S5')
})

test('entry, basis and screening are told as answered', () => {
  expect(brief('dv_derivative')).toMatchObject({
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
  expect(brief('self_petition')).toMatchObject({
    entry: { stay_ended: 'duration of status' },
    unlawful_presence: { days: null, bar: null, caveat: expect.stringContaining('Not computed') },
  })
  expect(brief('two_parents')['screening']).toMatchObject({ dos_fee_paid: 'yes', arrests: null })
})
