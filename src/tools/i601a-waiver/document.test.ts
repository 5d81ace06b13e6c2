import { expect, test } from 'vitest'
import type { Block } from '#domain/legal-document/block.ts'
import { inlineText } from '#domain/legal-document/block.ts'
import { resolveTokens } from '#domain/section-content/tokens.ts'
import { inputOf, waiverExample } from '#test/i601a-cases.ts'
import { composeBrief } from './document.ts'
import { createNumbering } from './document/numbering.ts'
import { planWaiverSections } from './plan.ts'
import { writeWaiverSection } from './writing.ts'
import { readCase } from './case.ts'

function brief(id: string, changed: Record<string, string> = {}) {
  const input = inputOf(waiverExample(id))
  const waiver = readCase(input)
  const sections = planWaiverSections(waiver).map((plan) => ({
    id: plan.id,
    html: changed[plan.id] ?? resolveTokens(writeWaiverSection(plan, waiver)).html,
  }))
  return composeBrief(waiver, sections)
}

function headings(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'heading'
      ? [`${block.level} ${block.number ?? '-'} ${inlineText(block.content).replaceAll('\u00a0', ' ')}`]
      : [],
  )
}

test('headings are numbered I., A., with each relative argued whole', () => {
  expect(headings(brief('two_parents').blocks).filter((line) => !line.startsWith('3'))).toEqual([
    '1 I. Introduction',
    '1 II. Immigration history',
    '1 III. Statement of facts',
    '1 IV. Legal standard',
    '1 V. Argument',
    '2 A. On this record the applicant meets each requirement of the provisional process',
    '2 B. Leaving after seven years of unlawful presence would bring Noemí Arriaga Luna under the ten-year bar',
    '2 C. Marta Luna Pineda and Óscar Arriaga Mejía are qualifying relatives',
    '2 D. Marta Luna Pineda would suffer extreme hardship if separated from the applicant',
    '2 E. Marta Luna Pineda would also suffer extreme hardship on moving to Honduras',
    '2 F. Óscar Arriaga Mejía would suffer extreme hardship if separated from the applicant',
    '2 G. What others in the family would suffer would fall on Marta Luna Pineda',
    '2 H. Taken together, the hardship is extreme',
    '2 I. A life of 17 years here and the hardship to Marta Luna Pineda and Óscar Arriaga Mejía call for a favorable exercise of discretion',
    '1 VI. Conclusion',
    '1 - Exhibit index',
  ])
})

test('headings inside a section stand one level below it', () => {
  const inside = '<h2>Health</h2><p>Text.</p><h3>Care</h3><h2>Money</h2>'
  const found = headings(brief('F1', { sep_spouse: inside, statement_of_facts: inside }).blocks)
  expect(found.slice(2, 6)).toEqual(['1 III. Statement of facts', '2 A. Health', '3 1. Care', '2 B. Money'])
  expect(found).toContain('3 1. Health')
  expect(found).toContain('3 2. Care')
  expect(found).toContain('3 3. Money')
})

test('the cover block keeps its lines together, and the title is centred and bold', () => {
  const { blocks } = brief('F1')
  expect(blocks.slice(0, 4).map(({ kind }) => kind)).toEqual(['lines', 'lines', 'lines', 'lines'])
  expect(blocks[2]).toEqual({
    kind: 'lines',
    lines: [
      [{ text: 'U.S. Citizenship and Immigration Services' }],
      [{ text: '[confirm current I-601A filing address]', gap: 'confirm current I-601A filing address' }],
    ],
  })
  expect(blocks[4]).toEqual({
    kind: 'title',
    content: [{ text: 'BRIEF IN SUPPORT OF APPLICATION FOR PROVISIONAL UNLAWFUL PRESENCE WAIVER', bold: true }],
  })
})

test('the signature follows the conclusion and comes from the profile of the attorney', () => {
  const { blocks } = brief('F1')
  const index = blocks.findIndex(({ kind }) => kind === 'signature')
  const signature = blocks[index]
  const lines = signature?.kind === 'signature' ? signature.lines.map(inlineText) : []
  expect(lines).toEqual([
    'Respectfully submitted,',
    '____________',
    'Ruth Okafor',
    'Arizona State Bar No. 54321',
    'Counsel for the applicant',
    'Dated: ________',
  ])
  expect(blocks.slice(index + 1).map(({ kind }) => kind)).toEqual(['page-break', 'heading', 'paragraph'])
})

test('an empty profile leaves highlighted gaps in the signature', () => {
  const input = inputOf(waiverExample('F1'))
  const attorney = { ...input.attorney, first_name: null, license_authority: null, license_number: null }
  const signature = composeBrief(readCase({ ...input, attorney }), [{ id: 'conclusion', html: '' }]).blocks.at(-1)
  const lines = signature?.kind === 'signature' ? signature.lines : []
  expect(lines[2]).toMatchObject([{ text: '[attorney]', gap: 'attorney' }])
  expect(lines[3]).toMatchObject([{ gap: 'bar' }, { text: ' No. ' }, { gap: 'number' }])
})

test('the page carries the name of the applicant, its number of so many, and 1.15 lines', () => {
  expect(brief('F1')).toMatchObject({
    title: 'Rogelio Medina Castañeda - I-601A-Waiver draft',
    layout: { lineSpacing: 1.15, pageNumbers: 'page-x-of-y', footerText: 'Rogelio Medina Castañeda' },
  })
})

test('case names are in italics', () => {
  const inlines = brief('F1').blocks.flatMap((block) => (block.kind === 'paragraph' ? block.content : []))
  expect(inlines).toContainEqual({ text: 'Matter of Hwang', italic: true, authority: 'hwang' })
})

test('numbers go on past ten and past Z', () => {
  const numberOf = createNumbering()
  const ones = Array.from({ length: 14 }, () => numberOf(1))
  expect([ones[3], ones[8], ones[9], ones[13]]).toEqual(['IV.', 'IX.', 'X.', 'XIV.'])
  const letters = Array.from({ length: 28 }, () => numberOf(2))
  expect([letters[0], letters[25], letters[26], letters[27]]).toEqual(['A.', 'Z.', 'AA.', 'BB.'])
  expect([numberOf(3), numberOf(3), numberOf(2), numberOf(3)]).toEqual(['1.', '2.', 'CC.', '1.'])
})
