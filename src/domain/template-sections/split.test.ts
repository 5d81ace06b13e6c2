import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyTemplate } from '#test/any-template.ts'
import {
  agreementTemplate,
  declarationTemplate,
  formTemplate,
  letterTemplate,
  motionTemplate,
  numberedClausesTemplate,
  proseTemplate,
} from './example-templates.ts'
import { coversExactly } from './remember-split.ts'
import { splitIntoSections } from './split-into-sections.ts'
import { templateParagraph as line } from './template-paragraph.ts'
import type { TemplateSplit } from './template-section.ts'

const outline = ({ sections }: TemplateSplit) =>
  sections.map(({ title, level, kind, mode }) => `${level} ${title}: ${kind}, ${mode}`)

test('a letter splits at bold and underlined captions, with letterhead, address and signature apart', () => {
  expect(outline(splitIntoSections(letterTemplate))).toEqual([
    '0 Letterhead: letterhead, fill',
    '0 Date, addressee and reference: addressee, fill',
    '0 Opening: text, rewrite',
    '1 Personal background: facts, rewrite',
    '2 Family ties: facts, rewrite',
    '2 Employment and community: facts, rewrite',
    '1 Legal standard: law, fill',
    '1 Conclusion: conclusion, rewrite',
    '0 Signature: signature, keep',
    '1 Enclosures: exhibits, rebuild',
  ])
})

test('a motion keeps its court caption whole and its certificate of service untouched', () => {
  const split = splitIntoSections(motionTemplate)
  expect(outline(split)).toEqual([
    '0 Court caption: caption, fill',
    '0 Table of contents: contents, keep',
    '1 I. INTRODUCTION: text, rewrite',
    '1 II. STATEMENT OF FACTS AND PROCEDURAL HISTORY: facts, rewrite',
    '1 III. ARGUMENT: heading, keep',
    '2 A. Good cause exists to change venue: argument, rewrite',
    '2 B. The pleadings are complete: argument, rewrite',
    '1 IV. CONCLUSION: conclusion, rewrite',
    '0 Signature: signature, keep',
    '1 INDEX OF EXHIBITS: exhibits, rebuild',
    '1 CERTIFICATE OF SERVICE: certificate, keep',
  ])
  expect(split.sections[0]?.paragraphs).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('captions inside clauses make sections where they are the rule', () => {
  const split = splitIntoSections(agreementTemplate)
  expect(outline(split)).toEqual([
    '1 LEGAL SERVICES AGREEMENT: text, rewrite',
    '2 Scope of services: text, rewrite',
    '2 Fees: text, rewrite',
    '2 Duties of the client: text, rewrite',
    '2 Termination: text, rewrite',
    '0 Signature: signature, keep',
  ])
  expect(split.sections[1]?.heading).toBe('lead-in')
})

test('two clauses with a bold opening are not enough to split at', () => {
  const two = [...agreementTemplate.slice(0, 4), ...agreementTemplate.slice(6)]
  expect(splitIntoSections(two).sections.map(({ title }) => title)).not.toContain('Fees')
})

test('a declaration states facts under its title and attests at its end', () => {
  expect(outline(splitIntoSections(declarationTemplate))).toEqual([
    '1 DECLARATION OF [CLIENT NAME]: facts, rewrite',
    '0 Signature: signature, keep',
  ])
})

test('a form of tables gives one section for each table', () => {
  const split = splitIntoSections(formTemplate)
  expect(split.isForm).toBe(true)
  expect(outline(split)).toEqual(['0 Client data sheet: form, fill', "0 Spouse's name: form, fill"])
})

test('an outline level alone makes no heading: clauses that carry one to be numbered stay in their article', () => {
  expect(outline(splitIntoSections(numberedClausesTemplate)).map((text) => text.split(':')[0])).toEqual([
    '0 Letterhead',
    '1 ARTICLE I DEFINITIONS',
    '1 ARTICLE II SPONSOR',
    '1 ARTICLE III SUPPORT',
    '1 ARTICLE IV NOTICES',
    '0 Signature',
  ])
})

test('a letter without headings opens, says and closes', () => {
  expect(outline(splitIntoSections(proseTemplate))).toEqual([
    '0 Date, addressee and reference: addressee, fill',
    '0 Opening: text, rewrite',
    '0 Body (1): text, rewrite',
    '0 Body (2): text, rewrite',
    '0 Closing: text, rewrite',
    '0 Signature: signature, keep',
  ])
})

const pdfBody = (text: string) => line(text, { fontSize: 11, spaceBefore: 0 })
const pdfCaption = (text: string) => line(text, { fontSize: 14, spaceBefore: 12 })

test('a searchable PDF splits at lines of larger type with space above, without bold or styles', () => {
  const prose = pdfBody('The person named in this letter has lived in this city for more years than the file can show.')
  const pdf = [pdfCaption('Where she lives'), prose, pdfCaption('How she works'), prose, pdfBody('Short line'), prose]
  expect(outline(splitIntoSections(pdf))).toEqual([
    '1 Where she lives: text, rewrite',
    '1 How she works: text, rewrite',
  ])
})

test('an empty template has no sections, one of empty lines is still covered', () => {
  expect(splitIntoSections([])).toEqual({ sections: [], isForm: false })
  expect(coversExactly(splitIntoSections([line(''), line(' ')]), 2)).toBe(true)
})

test('a section of more than 900 words is divided, one of 900 is not', () => {
  const sentence = `${'word '.repeat(89)}end.`
  const body = (count: number) => Array.from({ length: count }, () => line(sentence))
  const heads = (count: number) => [line('INTRODUCTION', { boldShare: 1 }), ...body(count)]
  expect(splitIntoSections(heads(9)).sections).toHaveLength(1)
  const divided = splitIntoSections(heads(12)).sections
  expect(divided.map(({ title }) => title)).toEqual(['INTRODUCTION', 'INTRODUCTION (2)'])
  expect(divided.map(({ paragraphs }) => paragraphs.length)).toEqual([7, 6])
})

test('sections cover every paragraph exactly once and never begin inside a table, for any template', () => {
  fc.assert(
    fc.property(anyTemplate, (paragraphs) => {
      const split = splitIntoSections(paragraphs)
      expect(coversExactly(split, paragraphs.length)).toBe(true)
      expect(new Set(split.sections.map(({ id }) => id)).size).toBe(split.sections.length)
      const tableAt = (index = -1) => paragraphs[index]?.table?.table
      const insideTable = split.sections.filter(
        ({ paragraphs: [first = 0] }) => tableAt(first) !== undefined && tableAt(first) === tableAt(first - 1),
      )
      expect(insideTable).toEqual([])
    }),
  )
})

test('an empty cell of a list of exhibits belongs to the list, and not to the text behind it', () => {
  const cell = { table: { table: 0, row: 0, cell: 0 } }
  const prose = 'The firm stands ready to answer any question that the officer may have about these papers.'
  const { sections } = splitIntoSections([
    line('LIST OF EXHIBITS', { boldShare: 1 }),
    line('Exhibit A', cell),
    line('', cell),
    line(prose),
  ])
  expect(sections.map(({ paragraphs }) => paragraphs)).toEqual([[0, 1, 2], [3]])
})

test('a line of a template language is no heading', () => {
  const code = line('{%P IF CLIENT.MARRIED %}', { boldShare: 1, align: 'center' })
  const split = splitIntoSections([
    line('FACTS', { boldShare: 1 }),
    line('word '.repeat(20)),
    code,
    line('word '.repeat(20)),
  ])
  expect(split.sections.map(({ title }) => title)).toEqual(['FACTS'])
})
