import { expect, test } from 'vitest'
import { measureStatements } from './measure-statements.ts'

const record = {
  name: 'an asylum seeker',
  filingDate: 'May 4, 2027',
  record: 'Name: Pavel Marin\nGender: Male\nMarital status: Single',
  answers: {
    'What happened':
      'The gang took 500 lei a week from 2021. He stopped paying in December 2023. On May 4, 2024 they beat him.',
    'Why him': 'Refused to pay. Carried 300 boxes; 291 of them arrived.',
    Police: 'He went once on May 5, 2024. After the fire he did not go back to the police.',
    'Work and taxes': 'Driver since 2019. He filed as a resident every year.',
    Family: 'His father was named Ion. Ion met Mihai in 1990. His brother, a priest, was left in peace.',
    Record: 'None anywhere.',
    Home: 'He has lived in Iași since March 3, 2018. In 2022 a fever kept him in the ward for 61 days.',
    Trips: 'He was in Cyprus for a week in 2019.',
  },
  documents: { 'Letter of Dr. Ana Rusu': 'I reviewed two of his reports. His papers have 610 citations.' },
}
const isDoubted = (text: string) =>
  (measureStatements({ ...record, statements: [`+ ${text}`] })[0]?.flags ?? []).length > 0

test.each([
  'For some two years he paid the gang.',
  'The beating followed within months of his refusal to go on paying.',
  'He went to the police the next day.',
  'He has filed a tax return for every year.',
  'He has no criminal record in any country.',
  'Only nine of the boxes did not arrive.',
  'He spent one week in Cyprus.',
  'His brother is a priest.',
  'His stay in the hospital lasted two months.',
  'He has lived in Iași for less than ten years.',
  'His papers have been cited more than six hundred times.',
  'His works have been cited nearly six hundred times.',
  'He has lived in Iași for nearly a decade.',
  'He carried some twenty-five dozen boxes.',
])('what the file says in other words is left alone: %s', (text) => {
  expect(isDoubted(text)).toBe(false)
})

test.each([
  'He has been convicted of theft.',
  'Only forty of the boxes did not arrive.',
  'He has lived in Iași for less than nine years.',
  'He spent three weeks in Cyprus.',
  'His papers have been cited more than nine hundred times.',
])('the same with another bearing is doubted: %s', (text) => {
  expect(isDoubted(text)).toBe(true)
})
