import { expect, test } from 'vitest'
import type { SourceText } from '#domain/drafting/tool.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { draftLetter, letterInput, readLetterCase } from '#test/expert-letter-cases.ts'
import { readCurriculum } from './case/background.ts'
import { isAvoided, readInstructions } from './case/instructions.ts'
import { inOwnWords, type Parties } from '#domain/prose/own-words.ts'

const eb1a = readLetterCase('eb1a-independent-expert')

const parties: Parties = {
  expertNames: ['Prof. Anders Lind', 'Anders Lind', 'Lind', 'Prof. Lind'],
  expert: 'he',
  client: 'she',
  clientShort: 'Dr. Rao',
  clientNames: ['Priya', 'Rao'],
}

/** A letter of the worked case with other answers and papers. */
function sectionsOf(answers: Record<string, unknown>, papers: readonly SourceText[] = []): Record<string, string> {
  const kept = eb1a.sources.filter(({ kind }) => kind === 'expert' || kind === 'client_cv')
  const input = letterInput(
    { ...eb1a, answers: { ...eb1a.answers, additional_client_docs: [], additional_expert_docs: [] } },
    { answers: answers as Record<string, string>, sources: [...kept, ...papers] },
  )
  return Object.fromEntries(draftLetter(input).map(({ id, html }) => [id, sectionText(html)]))
}

const document = (id: string, title: string, text: string): SourceText => ({ id, kind: 'client_document', title, text })

test('an answer about the expert is told in the first person, and not at all where it is not plain who is meant', () => {
  expect(inOwnWords('He was her PhD advisor from 2012 to 2017, co-wrote 4 papers w/ her', parties)).toBe(
    'I was Dr. Rao’s PhD advisor from 2012 to 2017 and co-wrote 4 papers with her.',
  )
  expect(inOwnWords("They've met twice, in 2022 and 2024", parties)).toBe('We have met twice, in 2022 and 2024.')
  expect(inOwnWords('knows her papers and has cited two of them', parties)).toBe(
    'I know Dr. Rao’s papers and have cited two of them.',
  )
  expect(inOwnWords("I'm her boss. She's worked for me since March 2021", parties)).toContain('I am Dr. Rao’s boss')
  expect(inOwnWords('She lives in Boulder', parties)).toBeUndefined()
})

test('a tie with a limit is told as it is, never as none', () => {
  const { relationship = '' } = sectionsOf({
    expert_client_relation: 'We sat on one panel together at the Delta Forum in March 2023; otherwise no contact.',
  })
  expect(relationship).toContain('We sat on one panel together at the Delta Forum in March 2023.')
  expect(relationship).not.toMatch(/no contact|never|independent/)
})

test('instructions give opinions and what to leave out; wishes are never printed', () => {
  const read = readInstructions(
    'Prof. Lind believes that her method changed the field. He told us it is used at 14 hospitals. Keep it short. Do not discuss her salary. Endeavor: to make the sensor open.',
    parties,
  )
  expect(read.told).toEqual([
    { kind: 'opinion', words: 'Dr. Rao’s method changed the field' },
    { kind: 'told', words: 'it is used at 14 hospitals' },
  ])
  expect(read.endeavor).toBe('make the sensor open')
  const endeavorOf = (prompt: string) => readInstructions(prompt, parties).endeavor
  for (const whose of [
    'His endeavor: to',
    'Her proposed endeavor is to',
    'Dr. Rao’s endeavor: to',
    "The client's endeavor: to",
  ])
    expect(endeavorOf(`${whose} make the sensor open.`), whose).toBe('make the sensor open')
  expect(endeavorOf('Her endeavor would help hospitals.')).toBeUndefined()
  expect(isAvoided('Salary: $112,000', read)).toBe(true)
  expect(isAvoided('She made 14 devices.', read)).toBe(false)
  const findings = sectionsOf({ additional_prompt: 'In his opinion she is among the best three of her year.' })
  expect(`${findings['standing']} ${findings['opening']}`).toContain(
    'In my opinion, Dr. Verhoeven is among the best three of her year.',
  )
})

test('curricula of several offices are read: degrees, posts with their time, and everything else as it is listed', () => {
  const life = readCurriculum(
    'ANDERS LIND\nEDUCATION\n2001 Ph.D. in Geodesy, University of Bergen\nPhD (Hydrology), Universidad del Sur, 2015\nEMPLOYMENT\nAssistant Professor, Great Basin State University, 08/2018 – present\n1992-1999  Lecturer, Trentham College\nNansen Medal 2018\nSalary: $90,000',
    ['Lind'],
  )
  expect(life.degrees).toEqual([
    { title: 'Ph.D.', field: 'Geodesy', school: 'University of Bergen', year: '2001' },
    { title: 'Ph.D.', field: 'Hydrology', school: 'Universidad del Sur', year: '2015' },
  ])
  expect(life.posts).toEqual([
    { title: 'Assistant Professor', where: 'Great Basin State University', from: 'August 2018' },
    { title: 'Lecturer', where: 'Trentham College', from: '1992', to: '1999' },
  ])
  expect(life.entries).toEqual(['Nansen Medal 2018'])
})

test('the client’s documents are the letter’s papers when nothing else was picked; each statement stands once', () => {
  const report = document(
    'd1',
    'Test report',
    'Page 1 of 2\nTEST REPORT\n1. The pump failed in two of 14 villages.\nPage 2 of 2\n2. The board intends to buy 30 pumps. This depends on a grant.',
  )
  const sections = sectionsOf({}, [report])
  const whole = Object.values(sections).join('\n')
  expect(sections['materials']).toContain('Test report')
  for (const fact of [
    'The pump failed in two of 14 villages.',
    'The board intends to buy 30 pumps. This depends on a grant',
  ])
    expect(whole.split(fact)).toHaveLength(2)
})

test('an employer writes of the work done under him; nothing is said to have been read that was not', () => {
  const sections = sectionsOf({
    client_cv_id: '',
    expert_client_relation:
      "I'm her boss. She's worked for me since March 2021 as head of routing. Nothing for the letter.",
  })
  expect(sections['relationship']).toContain('I am Dr. Verhoeven’s boss.')
  expect(sections['relationship']).toContain('Dr. Verhoeven has worked for me since March 2021 as head of routing.')
  expect(sections['relationship']).not.toMatch(/never|independent|do not know/)
  expect(sections).not.toHaveProperty('materials')
})
