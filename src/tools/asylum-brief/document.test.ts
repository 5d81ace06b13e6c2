import { expect, test } from 'vitest'
import { type Block, inlineText, type LegalDocument } from '#domain/legal-document/block.ts'
import { asylumExample, draftOffline, inputOf } from '#test/asylum-examples.ts'
import { composeDocument } from './document.ts'
import { caseFrame } from './case.ts'
import { toRoman } from '#domain/language/roman.ts'

function composed(id: string, edit: (html: string, section: string) => string = (html) => html): LegalDocument {
  const input = inputOf(asylumExample(id))
  const written = draftOffline(input).written.map(({ id: section, html }) => ({
    id: section,
    html: edit(html, section),
  }))
  return composeDocument(caseFrame(input), written)
}

const headings = ({ blocks }: LegalDocument) =>
  blocks.flatMap((block) =>
    block.kind === 'heading' ? [`${block.number ? `${block.number} ` : ''}${inlineText(block.content)}`] : [],
  )

const lines = (block: Block | undefined) =>
  block && 'lines' in block ? block.lines.map((line) => inlineText(line)) : []

test('a court brief has cover and contents first, then numbered arguments, signature, exhibits, certificate, items', () => {
  const document = composed('A7')
  expect(document.cover?.map(({ kind }) => kind)).toEqual([
    'table',
    'lines',
    'table',
    'lines',
    'table',
    'page-break',
    'table-of-contents',
  ])
  expect(headings(document)).toEqual([
    'INTRODUCTION',
    'PROCEDURAL HISTORY',
    'STATEMENT OF FACTS',
    'ARGUMENT',
    'I. The Respondent is eligible for asylum',
    'A. The legal standard for asylum',
    'B. The late filing is excused by changed circumstances',
    'C. The Respondent is credible and the claim is corroborated',
    'D. The harm is tied to protected grounds',
    '1. The harm was on account of political opinion, held or imputed',
    '2. The harm was on account of nationality',
    'E. The persecutor is the government',
    'F. The Respondent has a well-founded fear of persecution in Cameroon',
    'G. Relocation within Cameroon is presumed unreasonable, and nothing rebuts that',
    'H. No bar applies',
    'I. Discretion should be exercised in the Respondent’s favor',
    'J. Asylum should extend to Beatrice Ngwa Tabot',
    'II. Removal to Cameroon must be withheld',
    'III. The Respondent is entitled to protection under the Convention Against Torture',
    'A. Torture in Cameroon is more likely than not',
    'B. Public officials would inflict the torture',
    'C. The form of protection',
    'CONCLUSION',
    'INDEX OF EXHIBITS',
    'CERTIFICATE OF SERVICE',
  ])
  expect(document.layout).toMatchObject({ lineSpacing: 2, pageNumbers: 'all' })
})

test('a section stands under the point heading that its writer gave it, numbered like the rest', () => {
  const input = inputOf(asylumExample('A7'))
  const written = draftOffline(input).written.map((section) =>
    section.id === 'S22' ? { ...section, heading: 'A hospital and a priest bear him out' } : section,
  )
  const printed = headings(composeDocument(caseFrame(input), written))
  expect(printed).toContain('C. A hospital and a priest bear him out')
  expect(printed).not.toContain('C. The Respondent is credible and the claim is corroborated')
})

test('the caption names the court, each party on the line of its file number, and the title in a box', () => {
  const [, tribunal, parties, judge, title] = composed('A7').cover ?? []
  expect(lines(tribunal)).toEqual([
    'UNITED STATES DEPARTMENT OF JUSTICE',
    'EXECUTIVE OFFICE FOR IMMIGRATION REVIEW',
    'IMMIGRATION COURT',
    'NEW YORK, NY',
  ])
  const rows = parties?.kind === 'table' ? parties.rows : []
  expect(rows.map((cells) => cells.map(({ content }) => content.map(inlineText).join()))).toEqual([
    ['In the Matter of:', ')', ''],
    ['EMMANUEL NGWA TABOT', ')', 'File No.: [A-NUMBER]'],
    ['BEATRICE NGWA TABOT', ')', 'File No.: [A-NUMBER]'],
    ['In removal proceedings', ')', ''],
  ])
  expect(lines(judge)).toEqual(['Immigration Judge: Celeste Moreau-Finch', 'Next Hearing: [DATE] at [TIME]'])
  const box = title?.kind === 'table' ? inlineText(title.rows[0]?.[0]?.content[0] ?? []) : ''
  expect(box).toBe(
    'RESPONDENT’S PRE-HEARING BRIEF IN SUPPORT OF ASYLUM, WITHHOLDING OF REMOVAL UNDER INA 241(b)(3) AND PROTECTION UNDER THE CONVENTION AGAINST TORTURE',
  )
})

test('a Board brief has a table of authorities and headings that name the error', () => {
  const document = composed('A4')
  const table = document.cover?.find((block) => block.kind === 'table-of-authorities')
  const entries = table?.kind === 'table-of-authorities' ? table.entries : []
  expect([...new Set(entries.map(({ group }) => group))]).toEqual(['Cases', 'Statutes', 'Regulations'])
  expect(entries).toContainEqual({
    group: 'Cases',
    citation: 'Matter of A-B-, 27 I&N Dec. 316 (A.G. 2018)',
    sections: ['I.F', 'I.G'],
  })
  expect(entries.map(({ citation }) => citation)).toEqual(
    expect.arrayContaining([
      'INA § 208(b)(1)(B)(i), 8 U.S.C. § 1158(b)(1)(B)(i)',
      '8 C.F.R. § 1003.1(d)(3)(i)-(ii)',
      '8 C.F.R. § 1208.17(a)',
    ]),
  )
  expect(headings(document)).toEqual(
    expect.arrayContaining([
      'ISSUES PRESENTED',
      'STANDARD OF REVIEW',
      'SUMMARY OF ARGUMENT',
      'I. The Immigration Judge erred in denying asylum',
      'F. The Immigration Judge erred in ruling that the particular social group is not cognizable',
      'II. Removal to Guatemala must be withheld',
    ]),
  )
  expect(lines(document.cover?.[1]).slice(2)).toEqual(['BOARD OF IMMIGRATION APPEALS', 'FALLS CHURCH, VIRGINIA'])
})

test('where the Department appealed, the headings defend the decision', () => {
  expect(headings(composed('B3'))).toContain('I. The Respondent is eligible for asylum')
})

test('without asylum credibility stands before the argument and withholding opens it', () => {
  const list = headings(composed('B1'))
  expect(list.slice(3, 8)).toEqual([
    'THE RESPONDENT IS CREDIBLE AND THE CLAIM IS CORROBORATED',
    'ARGUMENT',
    'I. Removal to Iraq must be withheld',
    'A. What was done to the Respondent, taken together, is persecution',
    'B. The harm is tied to protected grounds',
  ])
})

test('a USCIS brief is a cover letter, then the titled brief whose sections carry the numbers', () => {
  const document = composed('A1')
  expect(document.cover?.map((block) => (block.kind === 'paragraph' ? inlineText(block.content) : block.kind))).toEqual(
    [
      '[DATE]',
      'lines',
      'Re: Roya Daneshvar Kamali, [A-NUMBER]; Form I-589, Application for Asylum and for Withholding of Removal; receipt [RECEIPT NUMBER]',
      'Dear Asylum Officer:',
      'This office represents Roya Daneshvar Kamali. Enclosed is a brief in support of the pending Form I-589, with an index of exhibits. A Form G-28 is on file or enclosed [CONFIRM].',
    ],
  )
  expect(document.blocks[0]).toEqual({ kind: 'title', content: [{ text: 'BRIEF IN SUPPORT OF FORM I-589' }] })
  expect(headings(document).slice(3, 6)).toEqual([
    'ARGUMENT',
    'I. The legal standard for asylum',
    'II. The application was filed within one year',
  ])
  expect(headings(document)).toContain('V. The harm is on account of religion')
  expect(document.layout.lineSpacing).toBe(1.5)
})

test('every draft says that attorney review is required and lists each placeholder with its section', () => {
  const { blocks, layout } = composed('A1')
  expect(layout.headerText).toBe('DRAFT: attorney review required')
  const title = blocks.findIndex(
    (block) => block.kind === 'paragraph' && inlineText(block.content) === 'Items for attorney',
  )
  const items = blocks.slice(title)
  expect(blocks[title - 1]).toEqual({ kind: 'page-break' })
  const table = items.find((block) => block.kind === 'table')
  const rows =
    table?.kind === 'table' ? table.rows.map((row) => row.map(({ content }) => content.map(inlineText).join())) : []
  expect(rows).toContainEqual(['S00 Cover letter', '[RECEIPT NUMBER]'])
  expect(rows).toContainEqual(['S29 No bar applies', '[CONFIRM CRIMINAL, SECURITY AND PERSECUTOR-BAR SCREENING]'])
  expect(inlineText(items[1]?.kind === 'paragraph' ? items[1].content : [])).toMatch(/^Attorney review required\./)
})

test('the signature block is signed by hand and kept on one page', () => {
  const signature = composed('A7').blocks.find((block) => block.kind === 'signature')
  expect(lines(signature)).toEqual([
    '____________________',
    'Mira Kovac, Esq.',
    'Kovac Immigration Law',
    '120 Broadway',
    'Suite 9',
    'New York, NY 10271',
    '(212) 555-0148',
    'mira.kovac@kovaclaw.example',
    'New York State Bar No. 5550142',
    'EOIR ID [EOIR ID]',
    'Counsel for the Respondent',
    'Date: ________',
  ])
})

test('what the attorney changed on the cover or in the signature is printed as changed, and set as they are', () => {
  const document = composed('A7', (html, section) =>
    section === 'S80' ? '<p>Signed elsewhere</p>' : section === 'S00' ? html.replace('NON-DETAINED', 'RELEASED') : html,
  )
  expect(document.blocks).toContainEqual({ kind: 'signature', lines: [[{ text: 'Signed elsewhere' }]] })
  const [head, tribunal, , hearing, title] = document.cover ?? []
  const [[counsel, custody] = []] = head?.kind === 'table' ? head.rows : []
  expect(counsel?.content.length).toBeGreaterThan(4)
  expect(custody).toEqual({ content: [[{ text: 'RELEASED', bold: true }]], align: 'right', bold: true })
  expect(tribunal).toMatchObject({ kind: 'lines', align: 'center', bold: true })
  expect(hearing).toMatchObject({ kind: 'lines' })
  expect(title).toMatchObject({ kind: 'table', borders: 'all' })
})

test('a heading that a section brings along goes below its own and is not said twice', () => {
  const document = composed('A7', (html, section) =>
    section === 'S26' ? '<h2>The government is the persecutor</h2><h2>Reports</h2><p>Text.</p>' : html,
  )
  const own = headings(document)
  expect(own.filter((text) => text.endsWith('The government is the persecutor'))).toHaveLength(1)
  expect(document.blocks).toContainEqual({ kind: 'heading', level: 3, content: [{ text: 'Reports' }] })
})

test('sections that are not written yet are left out', () => {
  const document = composeDocument(caseFrame(inputOf(asylumExample('A7'))), [{ id: 'S15', html: '<p>Facts.</p>' }])
  expect(headings(document)).toContain('STATEMENT OF FACTS')
  expect(headings(document)).not.toContain('INTRODUCTION')
  expect(document.cover).toEqual([])
})

test('Roman numerals go as far as a brief needs', () => {
  expect([1, 4, 5, 9, 13, 14, 19].map(toRoman)).toEqual(['I', 'IV', 'V', 'IX', 'XIII', 'XIV', 'XIX'])
})
