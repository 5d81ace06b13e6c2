import { expect, test } from 'vitest'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { draftLetter, letterInput, readLetterCase } from '#test/expert-letter-cases.ts'
import { readCaseType } from './case/letter-type.ts'
import { dayOrderOf } from './case/record-lines.ts'
import { toldSheet } from './case/sheet/told-sheet.ts'
import { orderedLetters } from './testing/ordered-letters.data.ts'

const frame = readLetterCase('eb1a-independent-expert')

function findingsOf(name: string): string[] {
  const found = orderedLetters.find((one) => one.name.includes(name))
  if (!found) throw new Error(`no letter ${name}`)
  const { client, answers, sources } = found
  const input = letterInput({ ...frame, client, answers: { client_id: 'client-1', ...answers }, sources })
  return sectionText(draftLetter(input).find(({ id }) => id === 'findings')?.html ?? '').split('\n')
}

test('a psychiatrist’s letter goes from the history to the findings, the diagnosis with its basis, consistency, delay and outlook', () => {
  const findings = findingsOf('psychiatrist')
  const headings = [
    'Referral and examination',
    'History as reported',
    'Present state and findings',
    'Diagnosis and its basis',
    'Treatment to date',
    'Findings and account',
    'Memory, demeanor and delay',
    'Treatment needs; detention and return',
  ]
  expect(findings.filter((line) => headings.includes(line))).toEqual(headings)
  const under = (heading: string) => findings[findings.indexOf(heading) + 1] ?? ''
  expect(under('Diagnosis and its basis')).toMatch(
    /^My diagnoses are .+ I base the first on .+ I considered exaggeration/u,
  )
  expect(under('Treatment to date')).toContain('I started sertraline 50 mg')
  expect(under('Memory, demeanor and delay')).not.toContain('sertraline')
})

test('each point of a scholar’s memo stands under what it is about, what has no verb as an item of a list', () => {
  const findings = findingsOf('country scholar')
  const after = (heading: string, words: string) => {
    const from = findings.indexOf(heading)
    expect(from).toBeGreaterThan(-1)
    return findings.slice(from, from + 8).some((line) => line.includes(words))
  }
  expect(after('The motive for the harm', 'A quarrel between equals')).toBe(true)
  expect(after('State protection', 'GD is only a diary entry')).toBe(true)
  expect(after('What has changed', '2,010 incidents')).toBe(true)
  expect(after('Internal relocation', 'Dhaka division, many safely')).toBe(true)
  expect(after('What happens on return', 'pressure to sign')).toBe(true)
})

test('an examination for withholding is a clinician’s, and none of a country', () => {
  expect(readCaseType('Withholding / CAT, forensic medical evaluation (physician)')).toBe('MED')
  expect(readCaseType('CAT, country conditions')).toBe('CC')
  expect(readCaseType('Withholding')).toBe('CC')
})

test('a day of a translation is read as the papers of the file write theirs, and stays as it is where nothing shows it', () => {
  const diary = { title: 'General Diary (translation)', text: 'date 07/02/2024' }
  expect(dayOrderOf(diary, ['Admitted 06/02/2024, discharged 14/02/2024'])).toBe(true)
  expect(dayOrderOf(diary, [])).toBe('unsure')
  expect(dayOrderOf({ title: 'Police report', text: 'date 07/02/2024' }, [])).toBe(false)
})

test('who did not know somebody before does so in the past, and pay before the first session is told with who paid', () => {
  const found = orderedLetters.find((one) => one.name.includes('internist'))
  if (!found) throw new Error('no letter')
  const relation =
    'She evaluated him twice, 9/8/2026 and 9/22/2026, 2 hours each, by video, Spanish, no interpreter. Did not know him before. $800 paid before the first session by his sister.'
  const { client, answers, sources } = found
  const input = letterInput({
    ...frame,
    client,
    answers: { client_id: 'client-1', ...answers, expert_client_relation: relation },
    sources,
  })
  const told = sectionText(draftLetter(input).find(({ id }) => id === 'relationship')?.html ?? '')
  expect(told).toContain('I did not know Mr. Tesfai Gebremedhin before.')
  expect(told).toContain('That took 2 hours each time, by video, in Spanish, without an interpreter.')
  expect(told).toContain('I was paid $800 for my time before the first session by Mr. Tesfai Gebremedhin’s sister.')
})

test('under a chart’s labels the basis is of the diagnosis, what else was considered stands with it, and a removal is no separation', () => {
  const person = { he: 'she', him: 'her', his: 'her' } as const
  const reader = { person, isName: () => false, answer: '', isAvoided: () => false }
  const told = toldSheet(
    'Hx: good student\nTests: PCL-5 = 51\nDx: PTSD F43.10\nBasis: nightmares tied to dust\nDdx: adjustment d/o (too severe)\nConsistency: highly consistent\nIf he goes: I would expect missed doses\nPlan: CBT',
    reader,
  )
  const paragraphs = told?.paragraphs.map((one) => one.join(' ')) ?? []
  expect(paragraphs).toContain('Diagnosis. I base this on: nightmares tied to dust.')
  expect(paragraphs.some((one) => one.startsWith('Alternatives. I also considered: adjustment disorder'))).toBe(true)
  expect(paragraphs).toContain(
    'Opinion. In my opinion the findings taken together are highly consistent with the account.',
  )
  expect(paragraphs.find((one) => one.includes('missed doses'))).toMatch(/^Separation\./u)
})
