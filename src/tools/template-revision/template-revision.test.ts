import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Attorney } from '#domain/clients/attorney.ts'
import type { Field } from '#domain/clients/client-record.ts'
import type { DraftInput, SourceText, WrittenSection } from '#domain/drafting/tool.ts'
import { gapsIn, sectionText } from '#domain/legal-document/from-section.ts'
import { inlineText } from '#domain/legal-document/block.ts'
import type { Answers } from '#domain/questionnaire/question.ts'
import { resolveTokens } from '#domain/section-content/tokens.ts'
import { letterTemplate, motionTemplate } from '#domain/template-sections/example-templates.ts'
import { splitIntoSections } from '#domain/template-sections/split-into-sections.ts'
import { type TemplateParagraph, templateParagraph as line } from '#domain/template-sections/template-paragraph.ts'
import { type ConfirmedTemplate, confirmTemplate } from '#domain/template-sections/template-section.ts'
import { anyTemplate } from '#test/any-template.ts'
import { templateNotFound } from './checks.ts'
import { templateFileLabel } from './identity.ts'
import { wordTarget } from './plan.ts'
import { writeCaseFile } from '#domain/writing-request/case-file.ts'
import { templateRevisionTool as tool } from './tool.ts'

type Example = {
  readonly filing_date: string
  readonly template: 'motion' | 'letter'
  readonly client: Readonly<Record<string, string>>
  readonly attorney: Attorney
  readonly answers: Answers
  readonly sources: readonly SourceText[]
  readonly expected: {
    readonly checks: readonly string[]
    readonly gaps: readonly string[]
    readonly contains: Readonly<Record<string, string>>
  }
}

const read = (name: string): Example =>
  JSON.parse(readFileSync(new URL(`examples/${name}.json`, import.meta.url), 'utf8')) as Example
const confirm = (paragraphs: readonly TemplateParagraph[]): ConfirmedTemplate =>
  confirmTemplate({ id: 'template-1', title: 'Venue motion' }, paragraphs, splitIntoSections(paragraphs))
const templates = { motion: confirm(motionTemplate), letter: confirm(letterTemplate) }

function inputOf({ client, answers, attorney, sources, filing_date, template }: Example): DraftInput {
  const { first_name = '', middle_name = '', last_name = '', ...fields } = client
  const typed = Object.entries(fields).map(([name, value]): [string, Field] => [name, { value, dataType: 'text' }])
  return {
    draftId: 'draft-1',
    answers,
    givenAnswers: answers,
    client: {
      id: 'client-1',
      first_name,
      middle_name,
      last_name,
      client: Object.fromEntries(typed),
      spouse: {},
      children: [],
    },
    attorney,
    filingDate: filing_date,
    sources,
    template: templates[template],
  }
}

function draft(input: DraftInput, opened = tool.open(input)): WrittenSection[] {
  const sources = Object.fromEntries(input.sources.map(({ id, title }) => [id, title]))
  return opened.plan().map((section) => {
    const { html, unknown } = resolveTokens(opened.write(section, []), { sources })
    expect(unknown).toEqual([])
    return { id: section.id, html }
  })
}

const words = (count: number) => ({ content: [line('word '.repeat(count))], heading: 'none' as const })
const long = (text: string) => `<p>${'word '.repeat(60)}${text}</p>`
const codes = (input: DraftInput) =>
  tool
    .open(input)
    .check()
    .map(({ code }) => code)
const motion = inputOf(read('motion-to-change-venue'))
const htmlOf = (input: DraftInput, title: string) =>
  draft(input).find(({ id }) => input.template?.sections.find((section) => section.id === id)?.title === title)?.html ??
  ''

test.for(['motion-to-change-venue', 'support-letter'])('%s drafts offline as expected', (name) => {
  const example = read(name)
  const input = inputOf(example)
  const sections = draft(input)
  expect(codes(input)).toEqual(example.expected.checks)
  expect(sections.flatMap(({ html }) => gapsIn(html))).toEqual(expect.arrayContaining([...example.expected.gaps]))
  for (const [title, text] of Object.entries(example.expected.contains))
    expect(sectionText(htmlOf(input, title))).toContain(text)
  expect(
    tool
      .open(input)
      .review(sections)
      .filter(({ severity }) => severity === 'block'),
  ).toEqual([])
  expect(sections.map(({ html }) => html).join('\n')).not.toMatch(/undefined|\bnull\b| {2}/)
})

test('without a template there is no draft, in the words of the product', () => {
  const { template: _template, ...without } = motion
  expect(tool.open(without).check()).toEqual([
    {
      code: 'T01',
      severity: 'block',
      message: 'Template not found please select or upload another template to continue.',
      field: 'template',
    },
  ])
  expect(templateNotFound).toBe(tool.open(without).check()[0]?.message)
  expect([tool.open(without).plan(), tool.open(without).compose([]).blocks]).toEqual([[], []])
})

test('the file is named after the template, or general_draft without one', () => {
  expect([templateFileLabel('Venue motion'), templateFileLabel(undefined), templateFileLabel(' ')]).toEqual([
    'Venue motion draft',
    'general_draft draft',
    'general_draft draft',
  ])
})

test('only sections to be rewritten go to a model, the conclusion after the others', () => {
  const plan = tool
    .open(motion)
    .plan()
    .map(({ title, mode, wave, instruction }) => [title, mode, wave, instruction])
  expect(plan).toEqual([
    ['Court caption', 'software', 1, undefined],
    ['Table of contents', 'software', 1, undefined],
    ['I. INTRODUCTION', 'model', 1, 'section'],
    ['II. STATEMENT OF FACTS AND PROCEDURAL HISTORY', 'model', 1, 'facts'],
    ['III. ARGUMENT', 'software', 1, undefined],
    ['A. Good cause exists to change venue', 'model', 1, 'argument'],
    ['B. The pleadings are complete', 'model', 1, 'argument'],
    ['IV. CONCLUSION', 'model', 2, 'conclusion'],
    ['Signature', 'software', 1, undefined],
    ['INDEX OF EXHIBITS', 'software', 1, undefined],
    ['CERTIFICATE OF SERVICE', 'software', 1, undefined],
  ])
})

test('a section is to be 0.8 to 1.3 times as long as in the template, never under 60 words and with room for more', () => {
  const section = templates.motion.sections[0]
  if (!section) throw new Error('no section')
  expect(wordTarget({ ...section, ...words(100) })).toEqual({ min: 80, max: 130 })
  expect(wordTarget({ ...section, ...words(10) })).toEqual({ min: 60, max: 90 })
})

test('every instruction that a plan names exists, with front matter', () => {
  const named = new Set(
    tool
      .open(motion)
      .plan()
      .flatMap(({ instruction }) => instruction ?? []),
  )
  for (const name of [...named, 'law', '_rules']) {
    const text = readFileSync(new URL(`sections/${name}.md`, import.meta.url), 'utf8')
    expect(text).toMatch(/^---\ntitle: .+\n---\n\S/)
  }
})

test('further facts stand in the facts section, picked sources where the law is argued, exhibits in their table', () => {
  expect(sectionText(htmlOf(motion, 'II. STATEMENT OF FACTS AND PROCEDURAL HISTORY'))).toContain(
    'The respondent moved to Boulder, Colorado on March 3, 2026.',
  )
  expect(sectionText(htmlOf(motion, 'A. Good cause exists to change venue'))).toContain(
    'Practice Manual, chapter on venue',
  )
  expect(sectionText(htmlOf(motion, 'B. The pleadings are complete'))).not.toContain('Practice Manual')
  expect(htmlOf(motion, 'INDEX OF EXHIBITS')).toContain('<tr><td>B</td><td>Form EOIR-33</td></tr>')
})

test('a heading with a placeholder is filled, a kept section is not', () => {
  const template = confirm([
    line('DECLARATION OF [CLIENT NAME]', { boldShare: 1, align: 'center' }),
    line('I, [CLIENT NAME], declare that what follows is true and that I could testify to every word of it.'),
    line('CERTIFICATE OF SERVICE', { boldShare: 1 }),
    line('On [date] [CLIENT NAME] was served.'),
  ])
  const input = { ...motion, template }
  expect(tool.open(input).plan()[0]?.title).toBe('DECLARATION OF LUCÍA FERRO')
  expect(sectionText(draft(input)[0]?.html ?? '')).toContain('I, Lucía Ferro, declare')
  expect(sectionText(draft(input)[1]?.html ?? '')).toBe('On [date] [CLIENT NAME] was served.')
  expect(codes(input)).toContain('T13')
})

test('what is missing to draft from is said before drafting', () => {
  const bare = { ...motion, sources: [], answers: { multipurpose_document_title: 'Motion' } }
  expect(codes(bare)).toEqual(['T05', 'T13', 'T14', 'T15'])
  const unargued = confirm([line('INTRODUCTION', { boldShare: 1 }), line('Words of an introduction.')])
  expect(codes({ ...motion, template: unargued })).toContain('T16')
})

test('a finished draft is reviewed for leftovers, instructions, foreign numbers, emptiness, length and kept text', () => {
  const sections = draft(motion)
  const review = (id: string, html: string) =>
    (tool.open(motion).review([{ id, html }]) ?? []).map(({ code, severity }) => `${code} ${severity}`)
  const facts = sections[3]?.id ?? ''
  expect(review(facts, long(''))).toEqual([])
  expect(review(facts, long('[CLIENT NAME]'))).toEqual(['T20 block'])
  expect(review(facts, long('<mark data-gap="CLIENT NAME">[CLIENT NAME]</mark>'))).toEqual([])
  expect(review(facts, long('{{name}}'))).toEqual(['T20 block'])
  expect(review(facts, long('A 123-456-789'))).toEqual(['T22 block'])
  expect(review(facts, long('A000000021'))).toEqual([])
  expect(review(facts, '')).toEqual(['T23 block'])
  expect(review(facts, `<p>${'word '.repeat(59)}</p>`)).toEqual(['T24 inform'])
  const argument = sections[5]?.id ?? ''
  expect(review(argument, long('Discuss each factor with facts of the client and cite the exhibits.'))).toContain(
    'T21 block',
  )
  const certificate = sections.at(-1)
  expect(review(certificate?.id ?? '', certificate?.html ?? '')).toEqual([])
  expect(review(certificate?.id ?? '', '<p>Changed.</p>')).toEqual(['T25 warn'])
})

test('a model gets the brief of the document, facts with ids, and documents as data', () => {
  const plan = tool.open(motion).plan()[3]
  if (!plan) throw new Error('no plan')
  const opened = tool.open(motion)
  const brief = JSON.stringify(opened.brief())
  expect(brief).toContain('"id":"given1"')
  expect(brief).toContain('"id":"client.a_number"')
  expect(brief).toContain('Stress the distance to the court.')
  expect(opened.digest(plan, [])).toMatchObject({ template_text: expect.any(String), kind: expect.any(String) })
  expect(writeCaseFile(opened)).toContain('Form EOIR-33')
})

test('authorities that the template cites may be cited again, by id', () => {
  const cited = confirm([
    line('ARGUMENT', { boldShare: 1 }),
    line('Hardship is weighed as a whole. Matter of O-J-O-, 21 I. & N. Dec. 381 (BIA 1996); 8 CFR 208.16.'),
  ])
  const ids = tool
    .open({ ...motion, template: cited })
    .authorities()
    .map(({ id }) => id)
  expect(ids).toContain('ojo')
  expect(tool.open(motion).authorities()).toEqual([])
})

test('the preview shows headings and sections in the order of the template', () => {
  const { title, blocks } = tool.open(motion).compose(draft(motion))
  expect(title).toBe('Motion to change venue')
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [inlineText(block.content)] : []))
  expect(headings).toEqual([
    'I. INTRODUCTION',
    'II. STATEMENT OF FACTS AND PROCEDURAL HISTORY',
    'III. ARGUMENT',
    'A. Good cause exists to change venue',
    'B. The pleadings are complete',
    'IV. CONCLUSION',
    'INDEX OF EXHIBITS',
    'CERTIFICATE OF SERVICE',
  ])
})

test('any template drafts, is checked, reviewed and composed without an error', () => {
  fc.assert(
    fc.property(anyTemplate, fc.string(), (paragraphs, facts) => {
      const input = {
        ...motion,
        template: confirm(paragraphs),
        answers: { ...motion.answers, additional_facts: facts },
      }
      const opened = tool.open(input)
      const sections = draft(input, opened)
      opened.check()
      opened.review(sections)
      opened.facts()
      for (const plan of opened.plan()) JSON.stringify(opened.digest(plan, sections))
      expect(sections).toHaveLength(input.template.sections.length)
      expect(JSON.stringify(opened.compose(sections))).not.toMatch(/undefined/)
    }),
    { numRuns: 60 },
  )
})
