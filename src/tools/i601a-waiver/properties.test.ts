import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fields } from '#domain/clients/client-record.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { gapsIn, sectionText } from '#domain/legal-document/from-section.ts'
import { type Answers, questionsOf } from '#domain/questionnaire/question.ts'
import { resolveTokens } from '#domain/section-content/tokens.ts'
import { attorney } from '#test/i601a-cases.ts'
import { i601aTool } from './tool.ts'

const names = questionsOf(i601aTool.questionnaire).map(({ name }) => name)
const day = fc
  .date({ min: new Date('1890-01-01'), max: new Date('2210-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** Values that a form might send for a question, right or wrong. */
const plausible = questionsOf(i601aTool.questionnaire).map((question) => {
  const values =
    'options' in question
      ? fc
          .subarray(question.options.map(({ value }) => value))
          .map((all) => (question.kind === 'choice' ? (all[0] ?? '') : all))
      : question.kind === 'yes-no'
        ? fc.constantFrom('yes', 'no')
        : question.kind === 'date'
          ? day
          : fc.lorem({ maxCount: 12 })
  return [question.name, values] as const
})

const recordNames =
  'date_of_birth country_of_birth country_of_citizenship a_number state last_entry_date last_entry_place marriage_date name citizenship'.split(
    ' ',
  )
const fields: fc.Arbitrary<Fields> = fc
  .dictionary(fc.constantFrom(...recordNames), fc.oneof(day, fc.constantFrom('', 'Kenya', 'AZ'), fc.integer()))
  .map((values) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, dataType: 'text' }])),
  )

const inputWith = (answers: fc.Arbitrary<Answers>): fc.Arbitrary<DraftInput> =>
  fc.record({
    draftId: fc.constant('draft'),
    answers,
    givenAnswers: answers,
    client: fc.record({
      id: fc.constant('client'),
      first_name: fc.constantFrom('Ana', ''),
      middle_name: fc.constantFrom(null, 'Lúcia'),
      last_name: fc.constantFrom('Rivera', ''),
      client: fields,
      spouse: fields,
      children: fc.array(fields, { maxLength: 3 }),
    }),
    attorney: fc.constant(attorney),
    filingDate: fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    sources: fc.constant([]),
  })

function draft(input: DraftInput) {
  const opened = i601aTool.open(input)
  const sections = opened.plan().map((section) => {
    const { html, unknown } = resolveTokens(opened.write(section, []), { allowed: section.authorities })
    return { id: section.id, html, unknown, text: sectionText(html) }
  })
  for (const section of opened.plan()) JSON.stringify(opened.digest(section, sections))
  opened.compose(sections)
  return { sections, checks: opened.check(), facts: opened.facts() }
}

test('any JSON as answers never throws, and every rule still speaks in sentences', () => {
  const anything = fc.dictionary(fc.constantFrom(...names), fc.jsonValue({ maxDepth: 3 })) as fc.Arbitrary<Answers>
  fc.assert(
    fc.property(inputWith(anything), (input) => {
      const { checks, sections } = draft(input)
      expect(checks.filter(({ message }) => message.length < 20)).toEqual([])
      expect(sections.flatMap(({ unknown }) => unknown)).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('any answers that a form can send give clean sections whose brackets are all gaps', () => {
  const sent = fc.record(Object.fromEntries(plausible), { requiredKeys: [] }) as fc.Arbitrary<Answers>
  fc.assert(
    fc.property(inputWith(sent), (input) => {
      const { sections, facts } = draft(input)
      expect(facts['up_days'] === null || Number(facts['up_days']) >= 0).toBe(true)
      for (const { html, text } of sections) {
        expect(text).not.toMatch(/\b(undefined|null|NaN)\b|\[\s*\]| {2}|\s[.,;](\s|$)/)
        expect([...text.matchAll(/\[([^\]]*)\]/g)].map(([, label]) => label)).toEqual(gapsIn(html))
      }
    }),
    { numRuns: 60 },
  )
})
