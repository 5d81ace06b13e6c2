import { expect, test } from 'vitest'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { motionTemplate } from '#domain/template-sections/example-templates.ts'
import { splitIntoSections } from '#domain/template-sections/split-into-sections.ts'
import { confirmTemplate } from '#domain/template-sections/template-section.ts'
import { planTemplateSections } from '../plan.ts'
import { templateCaseRules } from './elements.ts'

const text = (value: string) => ({ value, dataType: 'text' as const })
const input = {
  draftId: 'draft-1',
  answers: { additional_facts: 'The respondent moved to Boulder, Colorado on March 3, 2026.' },
  givenAnswers: {},
  client: {
    id: 'client-1',
    first_name: 'Lucía',
    middle_name: null,
    last_name: 'Ferro',
    client: { date_of_birth: text('1990-05-04'), gender: text('female') },
    spouse: {},
    children: [],
  },
  attorney: { email: 'm.pratt@holloway.example' },
  filingDate: '2026-11-20',
  sources: [],
  template: confirmTemplate(
    { id: 'template-1', title: 'Venue motion' },
    motionTemplate,
    splitIntoSections(motionTemplate),
  ),
} as unknown as DraftInput

const documents = [
  {
    id: 'lease',
    title: 'Lease',
    text: 'LEASE\nLucía Ferro has rented an apartment in Boulder, Colorado since March 3, 2026.\nHer doctor and her witness, Ana Paz, live in Boulder.',
  },
]

test('the sections that are written for the client are the elements; facts find the section that calls for them', () => {
  const rules = templateCaseRules(input)
  const written = planTemplateSections(input).filter(({ mode }) => mode === 'model')
  expect(rules.elements.map(({ id }) => id)).toEqual(written.map(({ id }) => id))
  const { answers, client, filingDate: asOf } = input
  const map = makeCaseMap({ tool: 'draft_from_template_sections', asOf, answers, client, rules, documents })
  const told = map.facts.filter(({ toldIn }) => toldIn !== undefined)
  expect(told.length).toBeGreaterThanOrEqual(3)
  expect(map.facts.map(({ statement }) => statement)).toEqual(
    expect.arrayContaining([
      'Ms. Ferro was born on May 4, 1990.',
      'Ms. Ferro moved to Boulder, Colorado on March 3, 2026.',
      'Ms. Ferro has rented an apartment in Boulder, Colorado since March 3, 2026.',
    ]),
  )
  expect(map.exhibits).toEqual([expect.objectContaining({ id: 'lease', letter: 'A' })])
})

test('without a template there is nothing to argue and nothing is told', () => {
  const { template: _, ...bare } = input
  expect(templateCaseRules(bare)).toMatchObject({ elements: [], questions: [], stated: [] })
})
