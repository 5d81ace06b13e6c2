import { expect, test } from 'vitest'
import { twentySixthAsylum } from '#test/asylum-twenty-sixth-readings.data.ts'
import { measureAsylum } from '#test/measure-asylum.ts'

const [teacher] = twentySixthAsylum
if (!teacher) throw new Error('The reading is gone.')
const { text } = measureAsylum(teacher)

test('a stay at a named station, a forced examination and a room set on fire are among the harms', () => {
  expect(text).toContain(
    'detention for eight days, blows to the soles of the feet and a forced examination of the body',
  )
  expect(text).toContain('July 19, 2025: the burning of the room')
  expect(text).toContain('names persons in office: the police of Kawempe and')
})

test('a permit that police ask for is no evidence that is lacking, and a visit to a cousin’s work no life here', () => {
  expect(text).not.toContain('Where a paper is lacking the account says so')
  expect(text).not.toContain('so far as the record tells it, is set out in')
})

test('the calendar of an election bears on no fear', () => {
  expect(text).not.toContain('electoral commission')
  expect(text).not.toContain('Coffee')
})
