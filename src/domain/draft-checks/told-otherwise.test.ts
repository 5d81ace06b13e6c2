import { expect, test } from 'vitest'
import { readRoster } from '#domain/statements/persons.ts'
import { measureStatements, readLabelledCase } from './measure-statements.ts'

const record = {
  name: 'a baker who was driven out',
  filingDate: 'May 4, 2027',
  record: 'Name: Luan Prifti\nGender: Male\nMarital status: Married\nSpouse name: Mira Prifti\nSpouse gender: Female',
  answers: {
    'Have you ever been arrested, or harmed anyone?': 'Never. I took my son to a doctor once, after a fight at school.',
    'What happened':
      'The police searched our bakery at night. I was at my aunt’s. They beat my father with a stick. My father died a week before our wedding. A man at the border was paid.',
    'Did you ask the authorities for protection?': 'No. The chief eats with them.',
    Trips: 'Italy, June 1 to 9, 2024. Greece, March 2 to 30, 2025.',
    Household: 'Mira cannot see well. He drives her to the eye doctor.',
    Study: 'He took a class in English for six months.',
    Debts: 'He owes $410 of a loan.',
  },
  documents: {
    'Letter of Dr. Ana Rusu':
      'Mr. Prifti has a complete tear of the shoulder. No injury of the lung. I examined him on March 3, 2026.',
    'Log of the station': 'The call came at 4:10. A car left at 4:52 in the afternoon.',
    'Curriculum vitae': 'M.Sc., Tirana, 2010, under Prof. Hasan Gjoka, on the aging of flour.',
    'Note of a colleague': 'Prof. Hale liked his thesis. Later Prof. Judith Hale wrote to him.',
  },
}
const isDoubted = (text: string) =>
  (measureStatements({ ...record, statements: [`+ ${text}`] })[0]?.flags ?? []).length > 0

test.each([
  'He has no criminal record.',
  'When the police did not find him at the bakery, they beat his father.',
  'The police beat his father.',
  'He did not report what was done to him, since the police were close to those who did it.',
  'A physician examined him without pay.',
  'His wife relies on him for her trips to the eye doctor.',
  'A car left the station forty-two minutes after the call.',
  'Each of his trips was shorter than six months.',
  'He owes a few hundred dollars of a loan.',
  'He received his degree from Tirana.',
  'He was in Greece in March 2025.',
  'He misses his father, who died before the wedding.',
])('a true sentence that tells it in another way is left alone: %s', (text) => {
  expect(isDoubted(text)).toBe(false)
})

test.each([
  'He was arrested twice.',
  'The tear of his shoulder is incomplete.',
  'He made two trips to Canada.',
  'He was in Italy in March 2025.',
])('and a false one near it is doubted: %s', (text) => {
  expect(isDoubted(text)).toBe(true)
})

test('a professor who has a last name alone at first, and then a first name too, is one person', () => {
  const { byWord } = readRoster(readLabelledCase({ ...record, statements: [] }).facts)
  expect(byWord.get('hale')).toHaveLength(1)
  expect(byWord.get('judith')).toEqual(byWord.get('hale'))
})
