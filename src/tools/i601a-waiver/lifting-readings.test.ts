import { expect, test } from 'vitest'
import { twentyFourthWaivers } from '#test/waiver-twenty-fourth-readings.data.ts'
import { measureWaiver } from '#test/measure-waiver.ts'

const [lifting] = twentyFourthWaivers
if (!lifting) throw new Error('The reading is gone.')
const { text } = measureWaiver(lifting)
const discretion = text.slice(text.indexOf('The adverse factors in the case of'))

test('a cancer by its name leads the hardship, the totality and the introduction', () => {
  expect(text).toContain('would have to live with multiple myeloma')
  expect(text).toContain('would be left with multiple myeloma')
  expect(text).toContain('The first is her multiple myeloma')
})

test('what the wife tells of the drunk driving stands where discretion is argued', () => {
  expect(discretion).toContain('Wilder told me about the drunk driving')
  expect(text.slice(0, text.indexOf('The adverse factors in the case of'))).not.toContain('about the drunk driving')
})

test('insurance that goes with his work is no means of hers', () => {
  expect(text).not.toContain('holds more than the pay')
  expect(text).toContain('If Mr. Mamani leaves, that ends at the end of the month')
})

test('a mother of 71 and a brother in Kodiak stand where help is argued', () => {
  expect(text.indexOf('a brother in the Coast Guard in Kodiak')).toBeGreaterThan(
    text.indexOf('Hardship on separation suffices'),
  )
})

test('what was found by doctors and paid by a program is done by neither of the two', () => {
  expect(text).not.toMatch(/Anders paid by|and found in April/u)
  expect(text).not.toContain('From the notes, to be worded: “paid by')
})
