import { expect, test } from 'vitest'
import { countryPolicies } from '#law/country-policies.ts'
import { blocksFromSection, gapsIn, sectionText } from '#domain/legal-document/from-section.ts'
import { sanitizeSection } from '#domain/section-content/sanitize.ts'
import { resolveTokens } from '#domain/section-content/tokens.ts'
import { inputOf, waiverExample, waiverExamples } from '#test/i601a-cases.ts'
import { createI601aTool, i601aTool } from './tool.ts'

test('every example computes the expected facts, plans the expected sections and fires exactly the expected rules', () => {
  expect(waiverExamples.length).toBeGreaterThanOrEqual(9)
  for (const example of waiverExamples) {
    const { checks, sections, ...facts } = example.expected
    const input = inputOf(example)
    const found = {
      id: example.id,
      facts: i601aTool.open(input).facts(),
      sections: i601aTool
        .open(input)
        .plan()
        .map(({ id }) => id),
      checks: i601aTool
        .open(input)
        .check()
        .map(({ code }) => code)
        .toSorted(),
    }
    expect(found).toEqual({
      id: example.id,
      facts: expect.objectContaining(facts),
      sections,
      checks: checks.toSorted(),
    })
  }
})

/** Every section of every example as software writes it. */
const writtenSections = waiverExamples.flatMap((example) => {
  const opened = i601aTool.open(inputOf(example))
  return opened.plan().map((section) => {
    const { html, unknown } = resolveTokens(opened.write(section, []), { allowed: section.authorities })
    return { where: `${example.id} ${section.id}`, html, unknown, text: sectionText(html) }
  })
})

test('every section cites only what it may and keeps within the section subset', () => {
  expect(writtenSections.flatMap(({ unknown }) => unknown)).toEqual([])
  for (const { html } of writtenSections)
    expect(blocksFromSection(sanitizeSection(html))).toEqual(blocksFromSection(html))
})

test('no section holds a missing value, an empty bracket, a doubled space or a lost full stop', () => {
  const slips = /\b(undefined|null|NaN)\b|\[\s*\]|\[\[| {2}|\s[.,;](\s|$)|\{|\}/
  expect(writtenSections.filter(({ text }) => slips.test(text) || text.length < 80).map(({ where }) => where)).toEqual(
    [],
  )
})

test('no bracket stands in a brief that is not a highlighted gap', () => {
  for (const { html, text } of writtenSections)
    expect([...text.matchAll(/\[([^\]]*)\]/g)].map(([, label]) => label)).toEqual(gapsIn(html))
})

test('the case of a late wife and a stepson names only the mother as a qualifying relative', () => {
  const input = inputOf(waiverExample('F4'))
  const section = i601aTool
    .open(input)
    .plan()
    .find(({ id }) => id === 'qualifying_relatives')
  const text = section ? sectionText(i601aTool.open(input).write(section, [])) : ''
  expect(text).toContain('Ms. Galdámez is therefore a qualifying relative.')
  expect(text).not.toMatch(/Patricia|Tyler/)
})

test('a Diversity Visa brief prints no petition, receipt or petitioner, even when they were sent', () => {
  const input = inputOf(waiverExample('F5'), {
    answers: { USCIS_receipt_number: 'IOE0921457783', petitioner_name: 'Nobody Special', approval_date: '2024-01-01' },
  })
  const opened = i601aTool.open(input)
  const texts = opened.plan().map((section) => opened.write(section, []))
  expect(texts.join(' ')).not.toMatch(/IOE0921457783|Nobody Special|January 1, 2024|The approved petition|receipt/)
})

test('the identity says what the specification says about the tool', () => {
  expect(i601aTool.identity).toMatchObject({
    type: 'upw',
    route: '/ai/I-601A-Waivers',
    turnaround: 'about 15 minutes',
    cost: 100,
    models: ['gpt-5', 'gpt-4o', 'gpt-4.1', 'o3-mini', 'o3'],
    defaultModel: 'gpt-5',
    fileLabel: 'I-601A-Waiver draft',
  })
})

test('a firm that fills in the countries of a policy is told of it; the notices as read speak for nobody', () => {
  const input = inputOf(waiverExample('F4'))
  expect(countryPolicies.map(({ countries, confirmed }) => ({ countries, confirmed }))).toEqual(
    countryPolicies.map(() => ({ countries: [], confirmed: false })),
  )
  const codes = (policies: typeof countryPolicies) =>
    createI601aTool({ countryPolicies: policies })
      .open(input)
      .check()
      .map(({ code }) => code)
  expect(codes(countryPolicies)).not.toContain('K27')
  const kept = countryPolicies.map((policy) => ({ ...policy, countries: ['El Salvador'] }))
  expect(codes(kept).filter((code) => code === 'K27')).toHaveLength(countryPolicies.length)
})
