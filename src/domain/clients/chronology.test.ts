import { expect, test } from 'vitest'
import { chronologyOf } from './chronology.ts'

const text = (value: string) => ({ value, dataType: 'text' as const })
const day = (value: string) => ({ value, dataType: 'date' as const })

const family = {
  client: {
    date_of_birth: day('1988-03-09'),
    country_of_birth: text('Cameroon'),
    last_entry_date: day('2022-04-05'),
    last_entry_place: text('New York'),
    marriage_date: day('2012-06-01'),
    notice_to_appear: day('2025-09-30'),
  },
  spouse: { name: text('Grace Tabot'), date_of_birth: day('1990-01-02') },
  children: [{ name: text('Noah'), date_of_birth: day('2014-02-03') }, { date_of_birth: day('2016-04-05') }],
}

test('births, marriages, entries, other dates of the record and documents stand in the order of their days', () => {
  const documents = [
    { title: 'Form I-589', date: '2025-02-11' },
    { title: 'Undated letter', date: null },
  ]
  expect(chronologyOf(family, documents).map(({ date, text: told }) => `${date} ${told}`)).toEqual([
    '1988-03-09 Born in Cameroon',
    '1990-01-02 Birth of Grace Tabot, the spouse',
    '2012-06-01 Marriage to Grace Tabot',
    '2014-02-03 Birth of Noah',
    '2016-04-05 Birth of child 2',
    '2022-04-05 Last entry at New York',
    '2025-02-11 Form I-589',
    '2025-09-30 Notice to appear',
  ])
})

test('days that are missing are named, and a text that is no day is no entry', () => {
  const record = { client: { date_of_birth: day('about 1988'), hearing: day('') }, spouse: {}, children: [] }
  expect(chronologyOf(record, [])).toEqual([{ date: null, text: 'Date of last entry', source: 'record', isKey: false }])
})
