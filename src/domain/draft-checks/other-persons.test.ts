import { expect, test } from 'vitest'
import { measureStatements } from './measure-statements.ts'

const record = {
  name: 'a mechanic whose mother is a citizen',
  filingDate: 'May 4, 2027',
  record:
    'Name: Rashid Karimov\nGender: Male\nCountry of citizenship: Uzbekistan\nParent citizenship: United States citizen',
  answers: {
    'What happened?':
      'In May 2022 three men came to the garage and closed it. The police opened a case against him and two others in 2023. Twelve looms of the mill stood still.',
    Trips: 'Canada, May 2 to 30, 2024.',
    Family: 'His first wife was deported in 2008.',
  },
  documents: {},
}
const flagsOf = (text: string) => measureStatements({ ...record, statements: [`- ${text}`] })[0]?.flags ?? []

test('a line of the record about a parent is the parent’s, and not the client’s', () => {
  expect(flagsOf('His mother is a United States citizen.')).toEqual([])
  expect(flagsOf('Mr. Karimov is a United States citizen.')).not.toEqual([])
})

test('`two others` on file are two men, and no other number than that of the three of another event', () => {
  expect(flagsOf('The two men accused with him have fled.').filter(({ severity }) => severity === 'red')).toEqual([])
  expect(flagsOf('The five men accused with him have fled.')).not.toEqual([])
})

test.each([
  'He was one of three people accused by the police in 2023.',
  'None of his trips came near six months.',
  'He crossed the Canadian border in May 2024.',
  'His earlier wife was deported.',
  'Some twelve of the mill’s looms stood still.',
])('what the file says in other words is left alone: %s', (text) => {
  expect(flagsOf(text)).toEqual([])
})
