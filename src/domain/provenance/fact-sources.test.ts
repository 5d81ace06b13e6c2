import { expect, test } from 'vitest'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { readSection } from '#domain/section-content/read.ts'
import { checkFacts } from './check.ts'
import { readSourceFacts } from './fact-index.ts'
import { factSourcesOf } from './fact-sources.ts'

const text = (value: string) => ({ value, dataType: 'text' as const })
const input: DraftInput = {
  draftId: 'd1',
  answers: {
    when: 'Raid on 14 March 2024.',
    children: 'two sons',
    entry: '2024-06-03',
    jurisdiction: 'uscis',
    detained: 'no',
    model: 'gpt-5',
  },
  givenAnswers: {},
  client: {
    id: 'c1',
    first_name: 'Roya',
    middle_name: null,
    last_name: 'Daneshvar',
    client: { date_of_birth: { value: '1990-02-11', dataType: 'date' } },
    spouse: { name: text('Behnam Karimi') },
    children: [],
  },
  attorney: {
    email: 'nora@law.example',
    phone: '520-555-0199',
    first_name: 'Nora',
    middle_name: null,
    last_name: 'Castillo',
    title: null,
    firm_name: 'Castillo Law',
    license_number: null,
    license_authority: null,
    address_1: null,
    address_2: null,
    city: null,
    state: null,
    zip_code: null,
  },
  filingDate: '2026-11-20',
  sources: [
    { id: 'letter', kind: 'client_document', title: 'Letter of Farideh Moradi', text: 'They took six telephones.' },
    { id: 'form', kind: 'template', title: 'Template', text: 'Made for Zoltan Kiss on May 5, 2001.' },
  ],
}
const options = {
  labels: { when: 'When did it happen?', entry: 'Date of last entry' },
  computed: { deadline: '2025-06-03', days_late: 535 },
}
const sources = factSourcesOf(input, options).map(readSourceFacts)

const check = (html: string) =>
  checkFacts([{ id: 'S', reading: readSection(`<p>${html}</p>`) }], { sources }).map(
    ({ state, text: written, source }) => [written, state, source?.title] as const,
  )

test('record, answers, documents and their titles, the profile and the computed facts support a draft', () => {
  expect(check('Ms. Daneshvar, born February 11, 1990, is married to Behnam Karimi.')).toEqual([
    ['Daneshvar', 'supported', 'Client record'],
    ['February 11, 1990', 'supported', 'Client record'],
    ['Behnam Karimi', 'supported', 'Client record'],
  ])
  expect(
    check('The raid of March 14, 2024, the entry of June 3, 2024 and six telephones: see Farideh Moradi.'),
  ).toEqual([
    ['March 14, 2024', 'supported', 'When did it happen?'],
    ['June 3, 2024', 'supported', 'Date of last entry'],
    ['six telephones', 'supported', 'Letter of Farideh Moradi'],
    ['Farideh Moradi', 'supported', 'Titles of documents'],
  ])
  expect(
    check('The deadline was June 3, 2025, and 535 days have passed. Filed on November 20, 2026 by Nora Castillo.'),
  ).toEqual([
    ['June 3, 2025', 'derived', 'Computed'],
    ['535 days', 'derived', 'Computed'],
    ['November 20, 2026', 'supported', 'Filing date'],
    ['Nora Castillo', 'supported', 'Attorney profile'],
  ])
})

test('a template and the choices of the form are no sources', () => {
  expect(check('On May 5, 2001 Zoltan Kiss came.').map(([, state]) => state)).toEqual(['not-found', 'not-found'])
  expect(sources.map(({ source }) => source.id)).not.toContain('answer:model')
})

test("a passage of a short answer leaves out the question's label", () => {
  const [item] = checkFacts([{ id: 'S', reading: readSection('<p>She came on June 3, 2024.</p>') }], { sources })
  expect(item?.source).toMatchObject({ id: 'answer:entry', start: 0, end: 10, text: '2024-06-03' })
})
