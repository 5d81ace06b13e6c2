import { expect, test } from 'vitest'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { draftLetter, letterInput, readLetterCase } from '#test/expert-letter-cases.ts'
import { readCaseType } from './case/letter-type.ts'
import { dayOrderOf } from './case/record-lines.ts'
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
