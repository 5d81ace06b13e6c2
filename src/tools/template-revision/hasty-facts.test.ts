import { expect, test } from 'vitest'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import type { Field } from '#domain/clients/client-record.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { gapsIn, sectionText } from '#domain/legal-document/from-section.ts'
import { pastedRuns } from '#domain/prose/guard.ts'
import { resolveTokens } from '#domain/section-content/tokens.ts'
import { findPlaceValue } from '#domain/template-sections/places/find-place-value.ts'
import type { PlaceMaterial } from '#domain/template-sections/places/material.ts'
import { splitIntoSections } from '#domain/template-sections/split-into-sections.ts'
import { templateParagraph } from '#domain/template-sections/template-paragraph.ts'
import { confirmTemplate } from '#domain/template-sections/template-section.ts'
import { type HastyDraft, hastyDrafts } from './testing/hasty-drafts.data.ts'
import { templateRevisionTool as tool } from './tool.ts'

const typed = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]): [string, Field] => [name, { value, dataType: 'text' }]),
  )

const attorney = {
  email: 'j.moreau@moreaulaw.example',
  phone: '(512) 555-0188',
  first_name: 'Julia',
  middle_name: null,
  last_name: 'Moreau',
  title: 'Esq.',
  firm_name: 'Moreau Immigration PLLC',
  license_number: '24000111',
  license_authority: 'State Bar of Texas',
  address_1: '12 River St.',
  address_2: null,
  city: 'Austin',
  state: 'TX',
  zip_code: '78701',
}

function inputOf({ name, client, spouse = {}, answers, template, sources }: HastyDraft): DraftInput {
  const { first_name = '', last_name = '', ...fields } = client
  const paragraphs = template.map((line) =>
    typeof line === 'string' ? templateParagraph(line) : templateParagraph(line[0], line[1]),
  )
  const input: DraftInput = {
    draftId: 'draft-1',
    answers,
    givenAnswers: answers,
    client: {
      id: 'c',
      first_name,
      middle_name: '',
      last_name,
      client: typed(fields),
      spouse: typed(spouse),
      children: [],
    },
    attorney,
    filingDate: '2026-11-22',
    sources,
    template: confirmTemplate({ id: 't', title: name }, paragraphs, splitIntoSections(paragraphs)),
  }
  const rules = tool.caseRules?.(input)
  if (!rules) return input
  const about = { tool: tool.identity.type, asOf: input.filingDate, answers, client: input.client, rules }
  return { ...input, caseMap: makeCaseMap({ ...about, documents: sources }) }
}

test.each(hastyDrafts)('$name: each place takes a value of its kind, instructions give way to facts', (draft) => {
  const input = inputOf(draft)
  const opened = tool.open(input)
  const exhibits = input.caseMap?.exhibits ?? []
  const sections = opened.plan().map((plan) => resolveTokens(opened.write(plan, []), { exhibits }))
  const text = sections.map(({ html }) => sectionText(html)).join('\n')
  const stands = (fact: string) =>
    fact
      .split('|')
      .some((either) => text.split('\n').some((one) => either.split(' + ').every((part) => one.includes(part))))
  expect(draft.needed.filter((fact) => !stands(fact))).toEqual([])
  const told = text.replaceAll(/\[to (?:translate|word): [^\]]*\]/g, '')
  expect(draft.absent.filter((words) => told.includes(words))).toEqual([])
  expect(sections.flatMap(({ html }) => gapsIn(html))).toEqual(draft.gaps)
  expect(sections.flatMap(({ unknown }) => unknown)).toEqual([])
  expect(
    pastedRuns(
      told,
      Object.values(draft.answers).filter((answer) => typeof answer === 'string'),
    ),
  ).toEqual([])
})

const material: PlaceMaterial = {
  clauses: [
    'Hearing 12/03/2026 9 am before IJ Ana Ruiz',
    'RFE dated Sept 28 2026, due 12/24/2026',
    'petitioner’s mother is Carol Oakes',
    'DHS doesnt oppose',
    'no prior continuance',
  ],
  title: 'Response to RFE (I-485)',
  client: { name: 'Lucía Ferro', pronoun: 'she', country: 'Chile', spouse: 'Brandon Oakes' },
  today: 'November 22, 2026',
}
const valueOf = (label: string, before = '', section = 'text') =>
  findPlaceValue({ label, before, after: '', section }, material)

test('a place is filled with a value of its own kind, or not at all', () => {
  expect(valueOf('HEARING DATE')).toBe('December 3, 2026')
  expect(valueOf('HEARING DATE AND TIME')).toBe('December 3, 2026, at 9:00 a.m.')
  expect(valueOf('RFE DATE')).toBe('September 28, 2026')
  expect(valueOf('DUE DATE')).toBe('December 24, 2026')
  expect(valueOf('JUDGE NAME')).toBe('Ana Ruiz')
  expect(valueOf('PETITIONER NAME')).toBe('Brandon Oakes')
  expect(valueOf('FORM NUMBER')).toBe('I-485')
  expect(valueOf('NUMBER OF PRIOR CONTINUANCES')).toBe('no')
  expect(valueOf('OPPOSES/DOES NOT OPPOSE', 'The Department ')).toBe('does not oppose')
  expect(valueOf('he/she')).toBe('she')
  expect(valueOf('COUNTRY', 'a citizen of ')).toBe('Chile')
  for (const label of ['RECEIPT NUMBER', 'DATE OF ENTRY', 'USCIS ADDRESS', 'EMPLOYER', 'DATE', 'CITY, STATE'])
    expect(valueOf(label), label).toBeUndefined()
})
