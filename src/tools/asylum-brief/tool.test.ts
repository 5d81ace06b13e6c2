import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { type Answers, questionsOf } from '#domain/questionnaire/question.ts'
import { asylumExample, draftOffline, inputOf } from '#test/asylum-examples.ts'
import { asylumBrief } from './tool.ts'

test('the tool says what the product promises of it', () => {
  expect(asylumBrief.identity).toMatchObject({
    type: 'draft_generator',
    route: '/ai/asylum',
    title: 'Asylum / Withholding of Removal / Convention Against Torture brief',
    turnaround: 'about 10 minutes',
    cost: 100,
    models: ['gpt-5', 'gpt-4o', 'gpt-4.1', 'o3-mini', 'o3'],
    defaultModel: 'gpt-5',
    fileLabel: 'Asylum/WOR/CAT draft',
  })
})

const names = questionsOf(asylumBrief.questionnaire).map(({ name }) => name)
const likely = fc.oneof(
  fc.constantFrom('yes', 'no', 'uscis', 'immigration', 'board of immigration', '2024-02-29', 'women.', '[[cite:arcg]]'),
  fc.subarray(['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture']),
  fc.subarray(['Race', 'Religion', 'Nationality', 'Political Opinion', 'Particular social group']),
)
const anyAnswers = fc
  .array(fc.tuple(fc.constantFrom(...names), fc.oneof(fc.jsonValue(), fc.string(), likely)))
  .map((entries) => Object.fromEntries(entries) as Answers)

const anyFields = fc.dictionary(
  fc.constantFrom('a_number', 'date_of_birth', 'last_entry_date', 'country_of_citizenship'),
  fc.oneof(fc.string(), fc.integer(), fc.constant(null)).map((value) => ({ value, dataType: 'text' as const })),
)

test('no answers and no record can make the tool throw, and equal input gives equal drafts', () => {
  fc.assert(
    fc.property(anyAnswers, anyFields, fc.string(), (answers, fields, name) => {
      const base = inputOf(asylumExample('A1'))
      const input: DraftInput = {
        ...base,
        answers,
        givenAnswers: answers,
        client: { ...base.client, first_name: name, client: fields },
        attorney: { ...base.attorney, first_name: null, address_1: null, city: null },
      }
      const opened = asylumBrief.open(input)
      opened.check()
      expect(JSON.stringify(opened.facts())).not.toContain('undefined')
      const draft = draftOffline(input, opened)
      expect(draft.unknown).toEqual([])
      opened.review(draft.written)
      opened.compose(draft.written)
      for (const section of draft.plan) opened.digest(section, draft.written)
      expect(draftOffline(input).written).toEqual(draft.written)
    }),
    { numRuns: 60 },
  )
}, 120_000)

test('any text as a written section can be reviewed and composed', () => {
  const opened = asylumBrief.open(inputOf(asylumExample('A4')))
  const { written } = draftOffline(opened.input, opened)
  fc.assert(
    fc.property(fc.constantFrom(...written.map(({ id }) => id)), fc.string({ unit: 'grapheme' }), (id, text) => {
      const sections = written.map((section) => (section.id === id ? { id, html: `<p>${text}</p>` } : section))
      const codes = (opened.review(sections) ?? []).map(({ code }) => code)
      expect(codes.filter((code) => !/^(?:C1[5-9]|C2[0234]|R16|S25)$/.test(code))).toEqual([])
      expect(opened.compose(sections).blocks.length).toBeGreaterThan(10)
    }),
    { numRuns: 100 },
  )
}, 120_000)

test('hostile lengths are reviewed quickly', () => {
  const input = inputOf(asylumExample('A4'))
  const { written } = draftOffline(input)
  const hostile = [
    'A '.repeat(20_000),
    '('.repeat(20_000),
    '1 '.repeat(20_000),
    'Matter of A-'.repeat(3_000),
    '"'.repeat(20_000),
  ]
  for (const text of hostile) {
    // The thread's own time: a busy machine takes nothing from it.
    const started = process.threadCpuUsage()
    asylumBrief.open(input).review([...written, { id: 'S15', html: `<p>${text}</p>` }])
    const { user, system } = process.threadCpuUsage(started)
    expect((user + system) / 1_000).toBeLessThan(5_000)
  }
})
