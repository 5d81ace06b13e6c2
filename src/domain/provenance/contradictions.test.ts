import { expect, test } from 'vitest'
import { findContradictions } from './contradictions.ts'
import { readSourceFacts } from './fact-index.ts'
import type { FactSource } from './fact.ts'

const read = (kind: FactSource['kind'], id: string, text: string) => readSourceFacts({ id, kind, title: id, text })

const record = read(
  'record',
  'record',
  'Name: Emmanuel Ngwa Tabot\nDate of birth: 1990-05-02\nSpouse name: Beatrice Ngwa Tabot\nSpouse date of birth: 1992-08-11\nMarriage date: 2015-12-19',
)
const answer = read(
  'answer',
  'when',
  'On 16 October 2024 soldiers of the rapid intervention unit burned the family home in Kumba. He learned of it on 20 October 2024.',
)

const told = (...sources: ReturnType<typeof read>[]) =>
  findContradictions([record, answer, ...sources]).map(({ code, passages }) => [
    code,
    ...passages.map(({ text }) => text),
  ])

test('an event with two dates in two texts is told once, with both passages', () => {
  const letter = read(
    'document',
    'letter',
    'My uncle writes that soldiers burned our family home in Kumba on 17 October 2024 and asked for him.',
  )
  expect(told(letter)).toEqual([['event-date', '16 October 2024', '17 October 2024']])
  expect(findContradictions([record, answer, letter])[0]?.message).toBe(
    'One event with two dates: "16 October 2024" (when) and "17 October 2024" (letter).',
  )
})

test('dates of birth and marriage are compared person by person', () => {
  expect(told(read('document', 'certificate', 'Emmanuel Ngwa Tabot, born 3 May 1990 at Buea.'))).toEqual([
    ['birth-date', '1990-05-02', '3 May 1990'],
  ])
  expect(told(read('document', 'certificate', 'Beatrice Ngwa Tabot, born 11 August 1992.'))).toEqual([])
  expect(told(read('document', 'certificate', 'They were married on 12 December 2015.'))).toEqual([
    ['marriage-date', '2015-12-19', '12 December 2015'],
  ])
})

test('a name with two spellings, a number with one other digit and two counts of one thing are told', () => {
  expect(told(read('document', 'id card', 'Emanuel Ngwa Tabot of Kumba'))).toEqual([
    ['name-spelling', 'Emmanuel Ngwa Tabot', 'Emanuel Ngwa Tabot'],
  ])
  const numbers = [
    read('answer', 'receipt', 'Receipt number: IOE0921457783'),
    read('document', 'notice', 'Receipt IOE0921457788'),
  ]
  expect(told(...numbers)).toEqual([['identifier', 'IOE0921457783', 'IOE0921457788']])
  const counts = [
    read('answer', 'harm', 'Four soldiers beat his father with rifle butts.'),
    read('document', 'affidavit', 'Six soldiers beat my father with rifle butts.'),
  ]
  expect(told(...counts)).toEqual([['count', 'Four soldiers', 'Six soldiers']])
})

test('texts that agree have no contradictions, and two dates that one text tells apart are two events', () => {
  expect(told(read('document', 'letter', 'Soldiers burned the family home in Kumba on October 16, 2024.'))).toEqual([])
  expect(
    told(
      read(
        'document',
        'log',
        '16 October 2024: soldiers burned the home in Kumba. 17 October 2024: soldiers came back to the burned home in Kumba.',
      ),
    ),
  ).toEqual([])
})

test('who says “I” in the declaration of somebody else is that person, and the day of a paper is no event’s', () => {
  const hers = read(
    'document',
    'Declaration of Beatrice Ngwa Tabot',
    'My name is Beatrice. I was born on August 11, 1992 in Kumba.',
  )
  expect(told(hers)).toEqual([])
  expect(told(read('document', 'Declaration of Emmanuel Ngwa Tabot', 'I was born on 3 May 1990.'))).toEqual([
    ['birth-date', '1990-05-02', '3 May 1990'],
  ])
  const article = read(
    'document',
    'press',
    'The article of 17 October 2024 says that soldiers of the rapid intervention unit burned a family home in Kumba.',
  )
  expect(told(article)).toEqual([])
})

test('a country and who comes from it are no two spellings', () => {
  const lanka = read('document', 'letter', 'The police of Sri Lanka came.')
  const lankan = read('document', 'report', 'It was a Sri Lankan officer.')
  expect(told(lanka, lankan)).toEqual([])
})
