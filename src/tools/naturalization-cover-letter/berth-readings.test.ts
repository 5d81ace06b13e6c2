import { expect, test } from 'vitest'
import { berthReadings } from './testing/berth-readings.data.ts'
import { readLetter } from './testing/read-letter.ts'

const [cook] = berthReadings
if (!cook) throw new Error('The reading is gone.')
const { text } = readLetter(berthReadings, cook.name)

test('a journey begins on the day of the flight, and not on that of the telephone call before it', () => {
  expect(text).toContain('One lasted more than six months: January 12, 2024, to August 14, 2024 (214 days)')
  expect(text).not.toContain('overlap')
})

test('an employer who kept a berth through a leave without pay speaks for the residence and for the work', () => {
  expect(text).toMatch(
    /Employment in the United States: “He had leave without pay [^”]*kept his place” \(Letter of the captain, Exhibit D\)/u,
  )
  expect(text).toContain('Adilson Tavares has cooked for my crew since June 2017')
})

test('a reason of other years is none of the journey', () => {
  expect(text).toMatch(/On the reason for the absence: “On January 9, 2024, [^”]*stroke in Mindelo” \(/u)
  expect(text).not.toMatch(/reason for the absence[^\n]*after a wedding/u)
})
