import { expect, test } from 'vitest'
import { checkDraft } from './check-draft.ts'
import { readLabelledCase } from './measure-statements.ts'

const material = readLabelledCase({
  name: 'a haulier',
  filingDate: 'May 4, 2027',
  record: 'Name: Pavel Marin\nGender: Male\nMarital status: Single\nCity of residence: Gaithersburg, Maryland',
  answers: {
    Work: 'He drives for a dairy and has done so since 2019. His brother keeps the books.',
    Trips: 'He was in Cyprus for a week in 2019.',
    Record: 'One arrest, in 2021, for a fight. The charge was dismissed.',
  },
  documents: {},
  statements: [],
})
const severitiesOf = (text: string) =>
  checkDraft({ sections: [{ id: 'S', html: `<p>${text}</p>` }], material, filingDate: '2027-05-04' })
    .filter(({ severity, place }) => place && severity !== 'green' && severity !== 'blue')
    .map(({ severity }) => severity)

test('a count that the file nowhere has only tells: of statements new to the checks most such doubts met true ones', () => {
  expect(severitiesOf('Mr. Marin, who drives for a dairy, keeps three trucks in good repair for his brother.')).toEqual(
    ['grey'],
  )
})

test('another number of what the file counts in the same words is doubted', () => {
  expect(severitiesOf('He spent three weeks in Cyprus.')).toEqual(['amber'])
})

test('what the file contradicts stays red, however the sentence is worded', () => {
  expect(severitiesOf('He has no arrests.')).toEqual(['red'])
})

test('a city of the record bears out its state', () => {
  expect(severitiesOf('He lives in Maryland.')).toEqual([])
})
