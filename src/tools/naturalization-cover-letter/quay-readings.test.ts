import { expect, test } from 'vitest'
import { quayReadings } from './testing/quay-readings.data.ts'
import { readLetter } from './testing/read-letter.ts'

test('trips of a month alone, in one line with a trip of which both days are told, are not left out of a count', () => {
  const { text } = readLetter(quayReadings, 'nurse aide of Kenya')
  expect(text).not.toContain('one trip outside')
  expect(text).not.toContain('1,058 of the 1,096 days')
  expect(text).toContain('7/2025 2 wks Kenya')
  expect(text).toContain('Toronto wknd 10/25')
})

test('a list of which every day is told is counted, the long trip apart', () => {
  const { text } = readLetter(quayReadings, 'baker of Vietnam')
  expect(text).toContain('three trips outside the United States in the five years before this filing, 222 days in all')
  expect(text).toContain('One lasted more than six months: January 14, 2023, to August 2, 2023 (199 days)')
})
