import { expect, test } from 'vitest'
import type { WrittenSection } from '#domain/drafting/tool.ts'
import type { Answers } from '#domain/questionnaire/question.ts'
import { draftLetter, type LetterCase, letterInput, readLetterCase } from '#test/expert-letter-cases.ts'
import { shinglesOf, wordingOverlap } from './writing/similar-wording.ts'
import { expertLetterTool as tool } from './tool.ts'

const eb1a = readLetterCase('eb1a-fact-sheet')
const country = readLetterCase('asylum-country-conditions')
const hardship = readLetterCase('hardship-evaluation')

/** What the review says about one sentence added to a section of a clean letter. */
function review(letterCase: LetterCase, id: string, sentence: string, answers: Answers = {}): string[] {
  const { opened, letter, codes } = cleanLetter(letterCase, answers)
  const changed = letter.map((section) => (section.id === id ? add(section, sentence) : section))
  const after = codesOf(opened.review(changed) ?? [])
  for (const code of codes) after.splice(after.indexOf(code), 1)
  return after
}

const cleanLetters = new Map<string, ReturnType<typeof writeCleanLetter>>()

/** The letter of a case as it is written, and what its own review says: written once for all sentences that are added. */
function cleanLetter(letterCase: LetterCase, answers: Answers) {
  const key = JSON.stringify([letterCase, answers])
  const known = cleanLetters.get(key) ?? writeCleanLetter(letterCase, answers)
  cleanLetters.set(key, known)
  return known
}

function writeCleanLetter(letterCase: LetterCase, answers: Answers) {
  const input = letterInput(letterCase, { answers })
  const opened = tool.open(input)
  const letter = draftLetter(input, opened)
  return { opened, letter, codes: codesOf(opened.review(letter) ?? []) }
}

function add(section: WrittenSection, sentence: string): WrittenSection {
  return { ...section, html: `${section.html}<p>${sentence}</p>` }
}

function codesOf(checks: readonly { readonly code: string }[]): string[] {
  return checks.map(({ code }) => code)
}

function beforeDrafting(letterCase: LetterCase, answers: Answers, client: Record<string, string> = {}): string[] {
  return codesOf(tool.open(letterInput(letterCase, { answers, client })).check())
}

test('P1: independence asserted although the CVs share an employer, warned before and blocked after', () => {
  const sources = eb1a.sources.map((source) =>
    source.id === 'X1' ? { ...source, text: `${source.text}\nAdviser, Norrland Cells AB, 2016–2018.` } : source,
  )
  const input = letterInput(eb1a, { sources })
  expect(codesOf(tool.open(input).check())).toContain('P1')
  const letter = draftLetter(input)
  expect(codesOf(tool.open(input).review(letter))).not.toContain('P1')
  const asserting = letter.map((section) =>
    section.id === 'relationship' ? add(section, 'I have never met Dr. Verhoeven.') : section,
  )
  const found = tool
    .open(input)
    .review(asserting)
    .find(({ code }) => code === 'P1')
  expect(found).toMatchObject({ severity: 'block', field: 'expert_client_relation' })
  expect(beforeDrafting(eb1a, {})).not.toContain('P1')
})

test('P2: praise in a sentence without a fact', () => {
  expect(review(eb1a, 'standing', 'She is a world-class scientist.')).toEqual(['P2'])
  expect(review(eb1a, 'standing', 'She is a leading scientist with 31 papers.')).toEqual([])
  expect(review(eb1a, 'standing', 'She is an exceptional scientist (Exhibit A).')).toEqual([])
  expect(review(eb1a, 'standing', 'She is a scientist.')).toEqual([])
  expect(review(eb1a, 'attachments', 'A renowned list.')).toEqual([])
})

test('P3: dates, numbers, counts and names that are not on file, or differ from it', () => {
  expect(review(eb1a, 'findings', 'Her work has 2,164 citations as of 2 September 2026.')).toEqual(['P3'])
  expect(review(eb1a, 'findings', 'Her work has 2,146 citations as of 2 September 2026.')).toEqual([])
  expect(review(eb1a, 'findings', 'She studied at Delft University.')).toEqual(['P3'])
  expect(review(eb1a, 'findings', 'She studied at Delft Polytechnic Institute.')).toEqual([])
  expect(review(eb1a, 'findings', 'The licence dates from 14 January 2024.')).toEqual(['P3'])
  expect(review(eb1a, 'findings', 'The licence dates from January 14, 2023.')).toEqual([])
  expect(review(country, 'findings', 'She was attacked by four men.')).toEqual(['P3'])
  expect(review(country, 'findings', 'She was attacked by 3 men.')).toEqual([])
  expect(review(country, 'findings', 'She was held on 9–13 June 2019.')).toEqual(['P3'])
})

test('P4: a citation count without date or source', () => {
  expect(review(eb1a, 'findings', 'Her papers have 2,146 citations.')).toEqual(['P4'])
  expect(review(eb1a, 'findings', 'The number of citations is 2,146.')).toEqual(['P4'])
  expect(review(eb1a, 'findings', 'Her papers have 2,146 citations (Scholar Index).')).toEqual([])
  expect(review(eb1a, 'findings', 'Citations in 2022 rose.')).toEqual([])
})

test('P5: legal conclusions, the term of art included', () => {
  for (const claim of [
    'She qualifies for the classification.',
    'The work meets the legal standard.',
    'She is eligible.',
  ])
    expect(review(eb1a, 'conclusion', claim)).toEqual(['P5'])
  expect(review(country, 'conclusion', 'The client should be granted asylum.')).toEqual(['P5'])
  expect(review(hardship, 'conclusion', 'This is extreme hardship.')).toEqual(['P5'])
  expect(review(hardship, 'conclusion', 'The hardship would be severe.')).toEqual([])
  expect(review(eb1a, 'conclusion', 'Her qualification is high.')).toEqual([])
})

test('P6: a diagnosis or a claim about a country outside the specialty', () => {
  expect(review(eb1a, 'findings', 'The client has PTSD.')).toEqual(['P6'])
  expect(review(hardship, 'findings', 'The relative has PTSD.')).toEqual([])
  const skin = { expert_field: 'dermatology', expert_position: 'dermatologist', expert_degrees: 'an MD' }
  const sources = hardship.sources.map((source) =>
    source.kind === 'expert' || source.kind === 'extra_expert' ? { ...source, text: 'Dermatologist, MD.' } : source,
  )
  expect(review({ ...hardship, sources }, 'findings', 'A scar is visible.', skin)).toEqual([])
  expect(
    codesOf(
      tool
        .open(letterInput({ ...hardship, sources }, { answers: skin }))
        .review([{ id: 'findings', html: '<p>She has PTSD.</p>' }]) ?? [],
    ),
  ).toEqual(['P6'])
  expect(review(hardship, 'findings', 'Cartels rule that region.')).toEqual(['P6'])
  expect(review(country, 'findings', 'The security forces rule that region.')).toEqual([])
})

test('P7: vouching for credibility, in asylum letters', () => {
  expect(review(country, 'findings', 'Her account is credible.')).toEqual(['P7'])
  expect(review(country, 'findings', 'I believe her.')).toEqual(['P7'])
  expect(review(country, 'findings', 'I offer no view on credibility.')).toEqual([])
  expect(review(eb1a, 'findings', 'The statistics are credible.')).toEqual([])
})

test('P8: the person examined is the applicant or not the qualifying relative', () => {
  const block = (answers: Answers) =>
    tool
      .open(letterInput(hardship, { answers }))
      .check()
      .filter(({ code }) => code === 'P8')
      .map(({ severity }) => severity)
  expect(block({})).toEqual([])
  expect(block({ subject_name: 'Rogelio Medina Castañeda' })).toEqual(['block'])
  expect(block({ subject_name: 'Maria Lopez' })).toEqual(['block'])
  expect(block({ subject_name: 'Dana Medina' })).toEqual([])
  expect(block({ subject_name: 'Maria Lopez', relative_short: '' })).toEqual([])
  expect(review(hardship, 'findings', 'I examined Rogelio Medina Castañeda twice.')).toEqual(['P8'])
  expect(review(hardship, 'findings', 'I examined Dana Whitlock Medina twice.')).toEqual([])
})

test('P9: an O-1 letter that does not say how the writer knows the facts', () => {
  const o1 = { case_type: 'O-1A', expert_client_relation: 'Both live in Boulder.' }
  expect(beforeDrafting(eb1a, o1)).toContain('P9')
  expect(beforeDrafting(eb1a, { ...o1, relation_how: 'I judged the 2021 prize' })).not.toContain('P9')
  expect(beforeDrafting(eb1a, { case_type: 'O-1A' })).not.toContain('P9')
  const input = letterInput(eb1a, { answers: o1 })
  expect(codesOf(tool.open(input).review(draftLetter(input)) ?? [])).toContain('P9')
  const told = letterInput(eb1a, { answers: { case_type: 'O-1A' } })
  expect(codesOf(tool.open(told).review(draftLetter(told)) ?? [])).not.toContain('P9')
})

test('P10: an earlier letter with 12 % of the same wording, our own sentences left out', () => {
  const input = letterInput(eb1a)
  const sections = draftLetter(input)
  const earlier = (text: string) => ({
    ...input,
    earlierDrafts: [{ draftId: 'old', title: 'Letter for A. Quill', text }],
  })
  const codes = (text: string) => codesOf(tool.open(earlier(text)).review(sections) ?? [])
  expect(codes('Nothing in common with it at all.')).toEqual([])
  expect(codes('I offer no view on legal eligibility, which others must decide.')).toEqual([])
  expect(codes(sections.map(({ html }) => html.replaceAll(/<[^>]+>/g, ' ')).join(' '))).toContain('P10')
})

const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `w${from + index}`).join(' ')

test('the overlap is the share of five-word runs', () => {
  expect(shinglesOf(words(0, 4)).size).toBe(0)
  expect(shinglesOf(words(0, 5)).size).toBe(1)
  expect(wordingOverlap(words(0, 104), words(0, 16))).toBeCloseTo(0.12, 10)
  expect(wordingOverlap(words(0, 104), words(0, 15))).toBeCloseTo(0.11, 10)
  expect(wordingOverlap(words(0, 104), words(0, 16), shinglesOf(words(0, 16)))).toBe(0)
  expect(wordingOverlap('', 'anything')).toBe(0)
})

test('P11: spelling, titles and pronouns that drift from the record', () => {
  expect(review(eb1a, 'findings', 'Dr. Verhoven did this.')).toContain('P11')
  expect(review(eb1a, 'findings', 'Ms. Verhoeven did this.')).toEqual(['P11'])
  expect(review(eb1a, 'findings', 'Dr. Verhoeven proved his point.')).toEqual(['P11'])
  expect(review(eb1a, 'findings', 'Dr. Verhoeven proved her point.')).toEqual([])
  expect(review(country, 'findings', 'Amina Okello kept his notes. Amina Okello kept her notes.')).toEqual(['P11'])
})

test("P12: the expert's own facts are compared with the expert's papers alone", () => {
  expect(review(eb1a, 'qualifications', 'I have written 141 papers.')).toEqual(['P12'])
  expect(review(eb1a, 'qualifications', 'I have written 31 papers.')).toEqual(['P12'])
  expect(review(eb1a, 'qualifications', 'I have written 140 papers.')).toEqual([])
})

test('P13: a letter for a court without its declaration', () => {
  expect(beforeDrafting(country, { include_declaration: 'no' })).toContain('P13')
  const input = letterInput(country)
  const without = draftLetter(input).filter(({ id }) => id !== 'declaration')
  expect(codesOf(tool.open(input).review(without) ?? [])).toContain('P13')
  expect(beforeDrafting(eb1a, { include_declaration: 'no' })).not.toContain('P13')
})

test('P14: leftovers block the final letter', () => {
  for (const left of ['[NEEDS: date]', '{{client}}', 'XXX', 'TBD', 'by Dr. [name]'])
    expect(review(eb1a, 'attachments', left)).toEqual(['P14'])
  const found = tool.open(letterInput(eb1a)).review([{ id: 'opening', html: '<p>TBD</p>' }])
  expect(found?.map(({ severity }) => severity)).toEqual(['block'])
  expect(review(eb1a, 'attachments', 'TBDs and [Exhibit __] are fine')).toEqual([])
})

test('P15: a case citation in the letter of somebody who is not a lawyer', () => {
  expect(review(eb1a, 'findings', 'As held in 26 I&amp;N Dec. 884, this counts.')).toContain('P15')
  expect(review(country, 'findings', 'See Castillo v. Barr on this point.')).toContain('P15')
  const lawyer = { expert_field: 'comparative law' }
  expect(review(country, 'findings', 'See Castillo v. Barr on this point.', lawyer)).not.toContain('P15')
})

test('L15: a general claim about the country without a source of the list', () => {
  const input = letterInput(country)
  const codes = (claim: string) =>
    codesOf(
      tool.open(input).review([
        { id: 'findings', html: `<h3>State protection</h3><p>${claim}</p>` },
        { id: 'declaration', html: '<p>under penalty of perjury</p>' },
      ]) ?? [],
    )
  expect(codes('The police look away.')).toEqual(['L15'])
  expect(codes('The police look away, as Rift Watch Annual Report 2025 shows.')).toEqual([])
  expect(codes('The police look away (item 7).')).toEqual([])
  expect(codes('The police look away (item 8).')).toEqual(['L15'])
  expect(codes('I observed that the police look away.')).toEqual([])
  expect(codes('The police look away. <mark data-gap="NEEDS: source">[NEEDS: source]</mark>')).toEqual(['P14'])
})

test('the form says how it was read and what is missing', () => {
  expect(beforeDrafting(eb1a, { case_type: 'E' })).toContain('L1')
  expect(beforeDrafting(eb1a, { case_type: 'EB' })).toContain('L2')
  expect(beforeDrafting(eb1a, { expert_client_relation: '' })).toContain('L3')
  expect(beforeDrafting(eb1a, { expert_client_relation: 'Both live in Boulder.' })).toContain('L5')
  expect(beforeDrafting(hardship, { expert_client_relation: 'Her colleague.' })).toContain('L6')
  expect(beforeDrafting(eb1a, { case_type: 'EB-1B', expert_client_relation: 'Her colleague.' })).toContain('L7')
  expect(beforeDrafting(eb1a, { expert_id: 'nobody' })).toContain('L8')
  expect(beforeDrafting(eb1a, { client_cv_id: '' })).toContain('L9')
  expect(beforeDrafting(hardship, { client_cv_id: '' })).not.toContain('L9')
  expect(beforeDrafting(eb1a, { additional_expert_docs: [] })).toEqual(expect.arrayContaining(['L10', 'L11']))
  expect(beforeDrafting(eb1a, { additional_expert_docs: [], fee: 'none' })).not.toContain('L11')
  expect(beforeDrafting(eb1a, { case_type: 'O-1A' })).toContain('L13')
  expect(beforeDrafting(hardship, { sessions_count: '1' })).toContain('L14')
  expect(beforeDrafting(hardship, { sessions_count: '12' })).not.toContain('L14')
  expect(beforeDrafting(eb1a, { opinion_one_line: '' })).toContain('L12')
})

test('P16: letters that USCIS reads are signed in ink; a letter for a court is not told so', () => {
  const [found] = tool
    .open(letterInput(eb1a))
    .check()
    .filter(({ code }) => code === 'P16')
  expect(found).toMatchObject({
    severity: 'inform',
    message:
      'The expert signs the letter in ink (a scan of the ink original will do). A pasted, stamped, typed or software-made signature may cost the filing and the fee.',
  })
  for (const case_type of ['EB-1B', 'EB-2 NIW', 'O-1A', 'O-1B', 'I-601A hardship'])
    expect(beforeDrafting(eb1a, { case_type }), case_type).toContain('P16')
  expect(beforeDrafting(country, {})).not.toContain('P16')
  expect(beforeDrafting(country, { addressee: 'USCIS, Arlington Asylum Office' })).toContain('P16')
})

test('P16: the signature line stays empty', () => {
  expect(codesOf(tool.open(letterInput(eb1a)).review(draftLetter(letterInput(eb1a))))).not.toContain('P16')
  expect(review(eb1a, 'signature', '/s/ Rahul Deshpande')).toContain('P16')
  expect(review(eb1a, 'signature', '____Rahul Deshpande____')).toContain('P16')
})
