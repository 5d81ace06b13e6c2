import { expect, test } from 'vitest'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { OpenCase } from '#domain/drafting/tool.ts'
import { inputOf, waiverExample } from '#test/i601a-cases.ts'
import { i601aTool } from '#tools/i601a-waiver/tool.ts'
import { writeRevisionRequest } from './revise-request.ts'
import { statementsOfLaw } from './statements-of-law.ts'
import { writeRequest } from './write-request.ts'

const fact = { kind: 'health', persons: ['spouse'], amounts: [], state: 'confirmed' } as const

/** A small map of a fictional case: two facts told on separation, one of them adverse, one conflict, two exhibits. */
const map: CaseMap = {
  version: 1,
  tool: 'upw',
  asOf: '2026-11-20',
  persons: [
    {
      id: 'spouse',
      full: 'Ida Brandt',
      short: 'Ms. Brandt',
      role: 'spouse',
      roleWord: 'his wife',
      official: false,
      pronoun: 'she',
      passages: [],
    },
  ],
  passages: [
    { id: 'p1', document: 'doc-1', page: 2, start: 0, end: 44, words: 'Both times I stopped sleeping within days.' },
    {
      id: 'p2',
      document: 'doc-2',
      page: 1,
      start: 0,
      end: 60,
      words: 'The score shows what the present <arrangement> holds in place.',
    },
    { id: 'p3', document: 'doc-2', page: 3, start: 80, end: 110, words: 'She was seen eleven times in 2025.' },
  ],
  facts: [
    {
      ...fact,
      id: 'F1',
      statement: 'Ms. Brandt fell ill in March 2022.',
      wording: '{spouse.subj} fell ill',
      date: { from: '2022-03' },
      sources: [{ type: 'passage', passage: 'p1' }],
      toldIn: 'sep_spouse',
    },
    {
      ...fact,
      id: 'F2',
      statement: 'Ms. Brandt is in partial remission.',
      wording: '{spouse.subj} is in partial remission',
      sources: [{ type: 'answer', question: 'x' }],
      toldIn: 'sep_spouse',
    },
    {
      ...fact,
      id: 'F3',
      statement: 'Never told.',
      wording: 'never told',
      sources: [{ type: 'attorney' }],
      state: 'left-out',
    },
  ],
  elements: [
    {
      id: 'E1',
      name: 'Separation',
      test: 'Hardship beyond the common consequences.',
      authorities: [],
      sections: ['sep_spouse'],
      state: 'supported',
    },
  ],
  links: [
    { fact: 'F1', element: 'E1', direction: 'supports', weight: 1 },
    {
      fact: 'F2',
      element: 'E1',
      direction: 'against',
      met: 'Remission rests on his presence.',
      metBy: ['F1'],
      quote: 'p2',
      weight: 1,
    },
  ],
  conflicts: [
    {
      id: 'K1',
      about: 'Sessions a week',
      kind: 'count',
      sides: [
        { fact: 'F1', value: 'four' },
        { fact: 'F2', value: 'three' },
      ],
      gap: 'three or four sessions',
    },
  ],
  exhibits: [
    { id: 'doc-1', letter: 'A', title: 'Declaration of Ida Brandt', pages: 3 },
    { id: 'doc-2', letter: 'B', title: 'Psychological evaluation', pages: 4 },
  ],
  chronology: ['F1'],
  theory: 'She falls ill whenever he is gone.',
  sections: [
    {
      section: 'sep_spouse',
      thesis: 'Separation takes what keeps her well.',
      tells: ['F1', 'F2', 'F3'],
      refers: [],
      meets: ['F2'],
    },
  ],
  gaps: [{ id: 'G1', section: 'sep_spouse', text: 'date of the first visit' }],
  wanted: [],
}

const opened: OpenCase = i601aTool.open({ ...inputOf(waiverExample('F1')), caseMap: map })
const requestFor = (id: string, written: { id: string; html: string }[] = []) => {
  const plan = opened.plan().find((one) => one.id === id)
  if (!plan) throw new Error(id)
  return writeRequest({ opened, plan, written, instruction: 'Begin with a point heading.' }, 'Rules.')
}

test('the first part is the same for every section of a draft, to the letter', () => {
  const sections = opened.plan().filter(({ mode }) => mode === 'model')
  const firsts = new Set(sections.map(({ id }) => requestFor(id).caseFile))
  expect(sections.length).toBeGreaterThan(5)
  expect(firsts.size).toBe(1)
})

test('the case file holds persons, facts with their exact words and pages, conflicts, exhibits and the outline', () => {
  const { caseFile } = requestFor('sep_spouse')
  expect(caseFile).toContain('Ida Brandt: his wife; "Ms. Brandt" after the first mention; she')
  expect(caseFile).toContain('F1 [health; told in full in sep_spouse] Ms. Brandt fell ill in March 2022.')
  expect(caseFile).toContain('  - [[ex:A|p=2]]: "Both times I stopped sleeping within days."')
  expect(caseFile).toContain(
    'F2 [health; told in full in sep_spouse; adverse] Ms. Brandt is in partial remission. (answer)',
  )
  expect(caseFile).toContain('Open: write [three or four sessions] and neither side')
  expect(caseFile).toContain('B. Psychological evaluation, 4 pages')
  expect(caseFile).toContain('. Separation takes what keeps her well.')
  // A passage on which no fact rests is there too; one that was left out is not.
  expect(caseFile).toContain('She was seen eleven times in 2025.')
  expect(caseFile).not.toContain('Never told')
})

test('a section gets its facts by id, what it must meet, its gaps and its authorities with their short forms', () => {
  const { task } = requestFor('sep_spouse')
  expect(task).toContain('<tell_in_full>\nF1\n</tell_in_full>')
  expect(task).toContain(
    'F2. Met by F1. The attorney\'s answer: Remission rests on his presence. Quote: "The score shows',
  )
  expect(task).toContain('<gaps>\n[date of the first visit]\n</gaps>')
  expect(task).toMatch(/C1 \| Matter of Cervantes-Gonzalez.*short: Cervantes-Gonzalez/)
  expect(task).not.toContain('fell ill in March 2022')
})

test('adverse facts go to the section that meets them and to no other', () => {
  expect(requestFor('immigration_history').task).not.toContain('must_meet')
})

test('words of a document can neither open nor close a part of the request', () => {
  const { caseFile } = requestFor('sep_spouse')
  expect(caseFile).toContain('&lt;arrangement>')
  expect(caseFile.match(/<\/case_file>/g)).toHaveLength(1)
})

test('the length follows from the facts at hand', () => {
  const words = opened.plan().find(({ id }) => id === 'sep_spouse')?.words
  const usual = i601aTool
    .open(inputOf(waiverExample('F1')))
    .plan()
    .find(({ id }) => id === 'sep_spouse')?.words
  expect(usual).toEqual({ min: 600, max: 1000 })
  expect(words?.max).toBeLessThan(1000)
  expect(words?.min).toBeLessThan(600)
})

test('later sections are told what earlier ones wrote, as plain text', () => {
  const { task } = requestFor('cumulative', [{ id: 'sep_spouse', html: '<p>She <strong>sleeps</strong> badly.</p>' }])
  expect(task).toMatch(/<finished_sections>\nsep_spouse \(.*\): She sleeps badly\.\n<\/finished_sections>/)
  expect(requestFor('sep_spouse', [{ id: 'introduction', html: '<p>Early.</p>' }]).task).not.toContain('Early.')
})

test('a revision is asked with the same first part, the present text and the passage alone', () => {
  const plan = opened.plan().find(({ id }) => id === 'sep_spouse')
  if (!plan) throw new Error('no plan')
  const task = { opened, plan, written: [], instruction: '' }
  const asked = writeRevisionRequest(task, 'Rules.', {
    content: '<p>She sleeps badly.</p>',
    selection: 'sleeps badly',
    prompt: 'Say since when.',
  })
  expect(asked.caseFile).toBe(requestFor('sep_spouse').caseFile)
  expect(asked.task).toContain('<passage>\nsleeps badly\n</passage>')
  expect(asked.task).toContain('The attorney asks: Say since when.')
  expect(asked.task).toContain('Write only what is to stand in place of <passage>')
})

test('little of a request repeats what stands elsewhere in the draft outside its first part', () => {
  const tasks = opened
    .plan()
    .filter(({ mode }) => mode === 'model')
    .map(({ id }) => requestFor(id))
  for (const { caseFile, task } of tasks) {
    const known = new Set(runsOf(caseFile))
    const own = runsOf(task)
    expect(own.filter((run) => known.has(run)).length / own.length).toBeLessThan(0.15)
  }
})

/** Runs of eight words. */
function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(7).map((_, index) => words.slice(index, index + 8).join(' '))
}

test('the law of a section is its rules with their citations; what names somebody or concludes is none', () => {
  const html =
    '<p>Hardship suffices where it is shown. [[cite:P2]]. For Ms. Berg it does not stand alone under [[cite:C1]]. Religion was therefore a central reason for the harm. [[cite:S1]].</p>'
  expect(statementsOfLaw(html, ['Ms. Berg'])).toEqual(['Hardship suffices where it is shown. [[cite:P2]].'])
})

test('the first sentence of the law that cites an authority gives it in full', () => {
  const html =
    '<p>Significant conditions of health are factors under [[cite:C1|short]]. So are ties to others and their absence, [[cite:C1|short|pin=565]].</p>'
  expect(statementsOfLaw(html)).toEqual([
    'Significant conditions of health are factors under [[cite:C1]].',
    'So are ties to others and their absence, [[cite:C1|short|pin=565]].',
  ])
})
