import { expect, test } from 'vitest'
import { ovenReadings } from './testing/oven-readings.data.ts'
import { readLetter } from './testing/read-letter.ts'

const [baker] = ovenReadings
if (!baker) throw new Error('The reading is gone.')
const { text, checks } = readLetter(ovenReadings, baker.name)

test('a birth and the day of a letter are no journey, and a list of journeys is one of trips', () => {
  expect(text).not.toContain('1989')
  expect(text).toContain('lists three trips outside the United States')
  expect(text).toContain('One lasted more than six months: February 1, 2025, to August 15, 2025 (194 days)')
  expect(checks).not.toHaveProperty('W24')
  expect(checks).not.toHaveProperty('W29')
})

test('an accident abroad is the reason of the absence, and a wife who ran the house shows that the family stayed', () => {
  expect(text).toMatch(/On the reason for the absence: “On February 16 I fell [^”]*broke the thigh and the pelvis”/u)
  expect(text).toContain('Immediate family: “I ran the house alone for six months')
  expect(text).toContain('The home in the United States: “Lease of 812 Leroy Street')
  expect(text).toContain('Clinique Les Oliviers')
})

test('a register of actions with a charge behind its day is the record of the arrest', () => {
  expect(text).toMatch(/register of actions \(certified\)” \(Exhibit G\) states: “Case 19-4471-SM/u)
  expect(checks).not.toHaveProperty('W26')
})
