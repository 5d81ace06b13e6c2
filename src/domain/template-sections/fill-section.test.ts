import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyTemplate } from '#test/any-template.ts'
import type { Attorney } from '#domain/clients/attorney.ts'
import type { ClientRecord } from '#domain/clients/client-record.ts'
import { gapsIn, sectionText } from '#domain/legal-document/from-section.ts'
import { sanitizeSection } from '#domain/section-content/sanitize.ts'
import { checkTemplate, unreadableTemplate } from './check-template.ts'
import { formTemplate, letterTemplate, motionTemplate } from './example-templates.ts'
import { instructionsOf, planFillings } from './fill-section.ts'
import { valuesOnFile } from './fillable-fields.ts'
import { writeTemplateText } from './section-html.ts'
import { splitIntoSections } from './split-into-sections.ts'
import { type TemplateParagraph, templateParagraph as line } from './template-paragraph.ts'
import { confirmTemplate, type ConfirmedTemplate } from './template-section.ts'

const attorney: Attorney = {
  email: 'm.pratt@holloway.example',
  phone: '(503) 555-0148',
  first_name: 'Mara',
  middle_name: null,
  last_name: 'Pratt',
  title: null,
  firm_name: 'Holloway & Pratt',
  license_number: 'OSB 000000',
  license_authority: 'Oregon',
  address_1: '410 Alder Street',
  address_2: null,
  city: 'Portland',
  state: 'OR',
  zip_code: '97204',
}
const client: ClientRecord = {
  id: 'c1',
  first_name: 'Lucía',
  middle_name: null,
  last_name: 'Ferro',
  client: {
    a_number: { value: 'A000-000-021', dataType: 'text' },
    date_of_birth: { value: '1990-05-04', dataType: 'date' },
    country_of_birth: { value: 'Chile', dataType: 'country' },
    country_of_citizenship: { value: 'Chile', dataType: 'country' },
  },
  spouse: {},
  children: [],
}
const values = valuesOnFile({ client, attorney, filingDate: '2026-11-20', documentTitle: 'Support letter' })
const numbered = (text: string, label: string) => line(text, { numbering: { label, level: 0 } })
const confirm = (paragraphs: readonly TemplateParagraph[]) =>
  confirmTemplate({ id: 't1', title: 'Template' }, paragraphs, splitIntoSections(paragraphs))

function codesOf(paragraphs: readonly TemplateParagraph[]): string[] {
  return checkTemplate(confirm(paragraphs), client, values).map(({ code }) => code)
}

function codesAround(text: string): string[] {
  return codesOf([line('INTRODUCTION', { boldShare: 1 }), line(text)])
}

function write(template: ConfirmedTemplate, title: string, showInstructions = false): string {
  const section = template.sections.find((candidate) => candidate.title === title)
  if (!section) throw new Error(`no section ${title}`)
  return writeTemplateText(section, planFillings(section, values, template.placeholderFields), { showInstructions })
}

test('placeholders are filled from the record and the profile; what is not on file is a gap', () => {
  const letter = confirm(letterTemplate)
  expect(sectionText(write(letter, 'Opening'))).toContain(
    'This office represents Lucía Ferro, a citizen of Chile, and submits',
  )
  const background = write(letter, 'Personal background')
  expect(sectionText(background)).toBe(
    'Lucía Ferro was born on May 4, 1990 in Chile and last entered the United States on [date of last entry].',
  )
  expect(gapsIn(background)).toEqual(['date of last entry'])
  expect(gapsIn(write(letter, 'Date, addressee and reference'))).toEqual(['DATE: November 20, 2026?'])
  expect(sectionText(write(letter, 'Date, addressee and reference'))).toContain('A# 000-000-021')
})

test('instructions to the drafter leave the text and are handed to the writer; without one they stay as gaps', () => {
  const letter = confirm(letterTemplate)
  const instruction = 'Insert two or three sentences about family and work in the United States.'
  const section = letter.sections.find(({ title }) => title === 'Personal background')
  expect(section && instructionsOf(section)).toEqual([instruction])
  expect(gapsIn(write(letter, 'Personal background', true))).toContain(instruction)
})

test('in a caption of capitals the name is set in capitals, in a table it stays in its cell', () => {
  const motion = confirm(motionTemplate)
  const caption = sectionText(write(motion, 'Court caption'))
  expect(caption).toContain('Lucía Ferro\tFile No. A 000-000-021')
  const declaration = confirm([line('DECLARATION OF [CLIENT NAME]'), line('I speak English.')])
  const [first] = declaration.sections
  expect(
    first &&
      sectionText(
        writeTemplateText({ ...first, heading: 'none' }, planFillings(first, values), { showInstructions: false }),
      ),
  ).toContain('DECLARATION OF LUCÍA FERRO')
})

test('the empty cell beside a caption stays empty', () => {
  const at = (cell: number) => ({ table: { table: 0, row: 0, cell } })
  const gaps = (label: string) => {
    const { sections, placeholderFields } = confirm([
      line('UNITED STATES DEPARTMENT OF JUSTICE'),
      { ...line(label), ...at(0) },
      { ...line(''), ...at(1) },
      line('MOTION TO REOPEN', { boldShare: 1 }),
      line('The motion is timely.'),
    ])
    return sections.flatMap((section) =>
      gapsIn(writeTemplateText(section, planFillings(section, values, placeholderFields), { showInstructions: false })),
    )
  }
  expect([gaps('In the Matter of:'), gaps('In Removal Proceedings')]).toEqual([[], []])
  expect(gaps('Last employer')).toEqual(['Last employer'])
})

test('empty cells of a form are filled by the label beside them', () => {
  const form = confirm(formTemplate)
  expect(sectionText(write(form, 'Client data sheet'))).toContain('Full name of client\tLucía Ferro')
  expect(gapsIn(write(form, 'Client data sheet'))).toEqual(['Last employer'])
  expect(gapsIn(write(form, "Spouse's name"))).toEqual(["spouse's name", 'Date of birth of spouse'])
})

test('what the attorney said a placeholder means wins', () => {
  const letter = { ...confirm(letterTemplate), placeholderFields: { date: 'draft.date' } }
  expect(sectionText(write(letter, 'Date, addressee and reference'))).toContain('November 20, 2026')
})

test('numbered paragraphs become lists, headings of merged parts stay headings, empty lines go', () => {
  const paragraphs = [
    line('Facts'),
    line(''),
    numbered('One.', '1.'),
    numbered('Two.', '2.'),
    line('More'),
    numbered('Dot', '•'),
  ]
  const template: ConfirmedTemplate = {
    id: 't',
    title: 'T',
    sections: [
      {
        id: 's0',
        title: 'Facts',
        level: 1,
        kind: 'facts',
        mode: 'rewrite',
        paragraphs: [0, 1, 2, 3, 4, 5],
        heading: 'own',
        innerHeadings: [4],
        reasons: [],
        content: paragraphs,
      },
    ],
  }
  expect(write(template, 'Facts')).toBe('<ol><li>One.</li><li>Two.</li></ol><h3>More</h3><ul><li>Dot</li></ul>')
})

test('a template without a word cannot be read', () => {
  const checks = checkTemplate(confirm([line(''), line(' ')]), client, values)
  expect(checks).toEqual([{ code: 'T02', severity: 'block', message: unreadableTemplate, field: 'template' }])
})

test("numbers of an earlier client are named, the client's own are not", () => {
  expect(codesAround('The respondent, A 123-456-789, lives here.')).toContain('T12')
  expect(codesAround('The respondent, A000-000-021, lives here.')).not.toContain('T12')
  expect(codesAround('Receipt IOE0123456789 was issued.')).toContain('T12')
  expect(codesAround('On 2026-11-20 nothing happened.')).not.toContain('T12')
})

test('what a rewritten section would lose is said, with the section named', () => {
  const text = 'A paragraph with enough words in it to be read as the prose of a section.'
  const checks = (holds: TemplateParagraph['holds'], heading = 'INTRODUCTION') =>
    checkTemplate(confirm([line(heading, { boldShare: 1 }), line(text, { holds })]), client, values)
  expect(checks(['footnote']).map(({ code }) => code)).toContain('T08')
  expect(checks(['text-box', 'cross-reference', 'tracked-change']).map(({ code }) => code)).toEqual([
    'T06',
    'T07',
    'T09',
  ])
  expect(checks(['footnote'], 'CERTIFICATE OF SERVICE').map(({ code }) => code)).toEqual(['T04'])
  expect(checks(['footnote'])[0]?.message).toContain('“INTRODUCTION” has footnotes')
})

test('forms, contents, proposals and captions without a placeholder are mentioned', () => {
  expect(codesOf(formTemplate)).toContain('T03')
  expect(codesOf(motionTemplate)).toContain('T05')
  expect(codesOf(motionTemplate)).not.toContain('T11')
  expect(codesOf(letterTemplate)).toContain('T10')
  const fixed = motionTemplate.filter(({ text }) => !/\[RESPONDENT|XXX/.test(text))
  expect(codesOf(fixed)).toContain('T11')
})

test('any template becomes clean section content: nothing lost to markup, no doubled spaces, nothing undefined', () => {
  fc.assert(
    fc.property(anyTemplate, fc.boolean(), (paragraphs, showInstructions) => {
      const template = confirm(paragraphs)
      for (const section of template.sections) {
        const html = writeTemplateText(section, planFillings(section, values), { showInstructions })
        expect(unquoted(sanitizeSection(html))).toBe(unquoted(html))
        expect(html).not.toMatch(/undefined|\bnull\b| {2}/)
      }
      checkTemplate(template, client, values)
    }),
  )
})

/** The sanitiser writes quotation marks of the text plainly. */
function unquoted(html: string): string {
  return html.replaceAll('&quot;', '"')
}
