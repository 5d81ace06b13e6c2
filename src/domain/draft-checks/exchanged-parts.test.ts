import { expect, test } from 'vitest'
import { measureStatements } from './measure-statements.ts'

const record = {
  name: 'an applicant for asylum',
  filingDate: 'May 4, 2027',
  record:
    'Name: Pavel Marin\nGender: Male\nMarital status: Married\nSpouse name: Joan Kerr\nSpouse gender: Female\nCategory: AS6',
  answers: {
    'What happened to you?':
      'In July 2022 the militia beat my brother Ion on the bridge of Orhei. The police tore up my complaint in Soroca. In March 2023 I printed leaflets in a cellar in Balti for the teachers’ union.',
    Work: 'Ph.D. in law, Iasi, 2012. He was promoted to foreman in June 2021.',
    Trips: 'Ghana, July 1 to September 9, 2023, to see his aunt.',
    Home: 'He has lived in Soroca since 2019.',
    'Plans in the United States': 'He hopes to open a bakery in Dayton with his cousin.',
  },
  documents: {
    'Letter of Joan Kerr':
      'I am the wife of Pavel. I want to move to Toledo with the twins when school ends. I keep the diary of his seizures. My father sold the orchard to pay the lawyer.',
    'Report of Dr. Ana Rusu': 'I recommend surgery on the left knee. His sleep is poor.',
  },
}
const doubtsOf = (text: string) =>
  (measureStatements({ ...record, statements: [`+ ${text}`] })[0]?.flags ?? []).map(({ message }) => message).join('\n')

test.each([
  ['In July 2022 the militia beat his brother on the bridge of Balti.', /the bridge of Orhei/],
  ['The police tore up his complaint in Balti.', /“Balti”; the file says “Soroca”/],
  ['He printed leaflets in a cellar in Soroca for the teachers’ union.', /“Soroca”; the file says “Balti”/],
])('one part of a fact exchanged for another of the file is doubted with both: %s', (text, message) => {
  expect(doubtsOf(text)).toMatch(message)
})

test.each([
  ['Joan has moved to Toledo with the twins.', /planned, advised or feared: “I want to move to Toledo/],
  ['Mr. Marin opened a bakery in Dayton.', /planned, advised or feared: .*He hopes to open a bakery/],
])('what the file has as planned, told as done, is doubted: %s', (text, message) => {
  expect(doubtsOf(text)).toMatch(message)
})

test.each([
  ['His doctorate is from Balti.', /this degree from elsewhere: “Work: Ph.D. in law, Iasi/],
  ['Mr. Marin became a permanent resident through his employer.', /“Category: AS6”|permanent residence/],
])('a degree has one school and residence one way: %s', (text, message) => {
  expect(doubtsOf(text)).toMatch(message)
})

test.each([
  'His doctorate is from Iasi.',
  'Mr. Marin was promoted in 2021.',
  'In July 2022 the militia beat his brother on the bridge of Orhei.',
  'The police tore up his complaint in Soroca.',
  'Joan wants to move to Toledo with the twins.',
  'Mr. Marin hopes to open a bakery in Dayton.',
])('the fact as it is on file is left alone: %s', (text) => {
  expect(doubtsOf(text)).not.toMatch(/the file says|planned, advised/)
})

test.each([
  'His physician sees him twice a year.',
  'His absence lasted ten weeks.',
  'Researchers in two other countries use the book.',
])('what a writer sums up or calls by another name is left alone: %s', (text) => {
  expect(doubtsOf(text)).not.toMatch(/No answer or document (?:gives|mentions “physician)/)
})
