import { expect, test } from 'vitest'
import { measureStatements } from './measure-statements.ts'

const record = {
  name: 'an applicant for a waiver',
  filingDate: 'May 4, 2027',
  record:
    'Name: Pavel Marin\nGender: Male\nMarital status: Married\nSpouse name: Joan Kerr\nSpouse gender: Female\nChild 1 name: Ada Marin',
  answers: {
    'Criminal history': 'He pleaded guilty to a violation in 2019. There was no trial.',
    Health: 'Joan has asthma. Ada was born at full term. Pavel’s uncle Ion drowned in 2003.',
  },
  documents: { 'Letter of Dr. Ana Rusu': 'I reviewed the reports of Ms. Kerr, who works as a teller.' },
}
const doubtsOf = (text: string) =>
  (measureStatements({ ...record, statements: [`+ ${text}`] })[0]?.flags ?? []).map(({ message }) => message)

test.each([
  [
    'Ms. Kerr, who works as a teller and lives with her family, underwent chemotherapy for a long time.',
    'No answer or document tells of “chemotherapy”.',
  ],
  ['Mr. Marin has a patent on the machine.', /.+/],
  ['The bank foreclosed on the house of the family.', 'No answer or document tells of “foreclosed”.'],
  ['Mr. Marin stood trial in 2019.', /^The file says otherwise: “There was no trial” \(Criminal history\)/],
  ['Ada Marin suffers from asthma.', /.+/],
])('what decides a case and stands in no paper is doubted: %s', (text, message) => {
  expect(doubtsOf(text).join('\n')).toMatch(message)
})

test.each([
  'His uncle Ion has died.',
  'Ms. Kerr needs her inhaler.',
  'Ms. Kerr has never been pregnant again.',
  'Ms. Kerr could lose her home to foreclosure.',
])('other words for it, denials and fears are left alone: %s', (text) => {
  expect(doubtsOf(text).filter((message) => message.includes('tells'))).toEqual([])
})
