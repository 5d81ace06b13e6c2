import { expect, test } from 'vitest'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { readOldCase } from './read-old-case.ts'
import { openGroups, possibleSources, proposedSource } from './settle.ts'

const body = (...texts: readonly string[]): TemplateLine[] =>
  texts.map((text, index) => ({ part: 'body', index, text }))
const unsureIn = (...texts: readonly string[]) =>
  readOldCase(body(...texts)).marks.flatMap(({ slot, text }) => (slot === 'unsure' ? [text] : []))

const opening = 'Respondent Ruxandra Elena Ioniță (“Ms. Ioniță”), a citizen of Moldova, moves this Court.'

test('numbers, months, initials, stages and cases that nobody has explained are shown', () => {
  expect(unsureIn(opening, 'Item 4471 is of May, as B.Q. wrote.')).toEqual(['4471', 'May', 'B.Q'])
  expect(unsureIn(opening, 'UNOPPOSED MOTION TO CONTINUE')).toEqual(['UNOPPOSED'])
  expect(unsureIn(opening, 'Counsel is set for trial in People v. Gandry in Department 12.')).toEqual([
    'People v. Gandry',
    '12',
  ])
})

test('what any paper of law has is not', () => {
  expect(
    unsureIn(
      opening,
      'The Board of Immigration Appeals and the Attorney General review decisions of the Immigration Judge.',
      'Respondent asks under 8 C.F.R. § 1003.29 and Matter of L-A-B-R-, 27 I&N Dec. 405 (A.G. 2018), and files Form EOIR-42B.',
      'An applicant has 30 days from the Notice to Appear. See Exhibit B, page 4, and Tab C.',
      'STATEMENT OF THE CASE',
      'Dear Sir or Madam:',
      '[CLIENT NAME] and {{ Beneficiary }}',
    ),
  ).toEqual([])
})

test('nothing is printed of such a word until somebody has decided, and no answer of another takes its place', () => {
  const found = readOldCase(body(opening, 'Item 4471 is enclosed.'))
  const [group] = openGroups(found, {}).filter(({ slot }) => slot === 'unsure')
  expect(group && proposedSource(group)).toBeUndefined()
  expect(group && possibleSources(group)).toEqual(['ask', 'leave-out', 'own'])
})

test('what the other side said of this case looks like a claim, what it does in every case does not', () => {
  const claims = readOldCase(
    body(opening, 'The Service notes that the lease is not notarized.', 'The Service must weigh all of the evidence.'),
  ).stories.filter(({ slot }) => slot === 'claim')
  expect(claims.map(({ text }) => text)).toEqual(['The Service notes that the lease is not notarized.'])
})

test('a friend declares for somebody who has one name: who declares is not the client', () => {
  const { marks } = readOldCase(
    body(
      'STATEMENT OF ROSCOE WHITTAKER',
      'IN SUPPORT OF SUKARNO',
      'I, Roscoe Whittaker, being first duly sworn, say:',
      '1. I make this statement because I want the judge to know my friend Sukarno.',
    ),
  )
  const slots = (words: string) => marks.filter(({ text }) => text.includes(words)).map(({ slot }) => slot)
  expect(new Set(slots('Sukarno'))).toEqual(new Set(['client']))
  expect(new Set(slots('Whittaker'))).toEqual(new Set(['witness']))
})
