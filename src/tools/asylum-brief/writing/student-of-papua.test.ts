import { expect, test } from 'vitest'
import { thirtyThirdAsylum } from '#test/asylum-thirty-third-readings.data.ts'
import { measureAsylum } from '#test/measure-asylum.ts'

const [student] = thirtyThirdAsylum
if (!student) throw new Error('The reading is gone.')
const text = measureAsylum(student).text.replaceAll('\u00a0', ' ')
const part = (lead: string) => text.split('\n').find((line) => line.startsWith(lead)) ?? ''

test('where a court convicted the client, nobody says that there was no judgment', () => {
  expect(text).not.toContain('by this record there was no judgment behind it')
  expect(text).toContain('is part of no sentence, whatever the charge')
})

test('a poster that was hung is no harm to the body, and an accusation of a killing no race', () => {
  expect(part('The gravest of it')).toMatch(/cigarettes on my chest/u)
  expect(part('The gravest of it')).not.toContain('poster')
  expect(text).not.toContain('That is race, in the terms')
})

test('a confession on paper is met with who dictated it, and answers without an interpreter with the lack of one', () => {
  expect(part('What offices wrote.')).toMatch(/he has confessed[^\n]*“He dictated a confession and I wrote it”/u)
  expect(part('What was written down before.')).toContain('By the record itself there was no interpreter')
})

test('the place to which the client moved after the harm is the one that was tried', () => {
  expect(part('Another place has been tried.')).toMatch(/Makassar[^\n]*eight men with red and white headbands/u)
  expect(part('Another place has been tried.')).not.toContain('Surabaya')
})
