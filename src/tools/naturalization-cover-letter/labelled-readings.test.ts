import { expect, test } from 'vitest'
import { labelledReadings } from './testing/labelled-readings.data.ts'
import { readLetter } from './testing/read-letter.ts'

test('a stay of which a sheet of the office notes only month and length makes no count of trips', () => {
  const { text } = readLetter(labelledReadings, 'a truck driver of Ghana')
  expect(text).toContain('[Trips: the list has “- 5/2025 Toronto 4 days”')
  expect(text).not.toContain('25 days in all')
  // What the sheet says of the arrest is the court’s to tell.
  expect(text).not.toContain('argument at gas station')
})
