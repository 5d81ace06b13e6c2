import { expect, test } from 'vitest'
import { readLetter } from './testing/read-letter.ts'
import { mendedReadings } from './testing/mended-readings.data.ts'

const letter = () => readLetter(mendedReadings, 'an asylee of Cameroon').text

test('days as counsel notes them are trips, and a note that is not enclosed is no enclosed record', () => {
  const text = letter()
  expect(text).toContain('the trip of January 6, 2024, to July 14, 2024, did not disrupt')
  expect(text).toContain('“From January to July 2024 I paid our rent on 4411 Oglethorpe Street')
  expect(text).toContain('On the reason for the absence: “Her son Emmanuel’s visa had been promised for January')
  const whole = readLetter(mendedReadings, 'an asylee of Cameroon', {
    changed: (words) => words.replace(' - Accra Dec 2022, two wks, saw Emmanuel\n', ''),
  }).text
  expect(whole).toContain('The Applicant reports two trips outside the United States')
  expect(whole).not.toContain('The enclosed record lists')
})

test('a paper speaks of its own matter alone', () => {
  const [, removal = '', address = ''] =
    /(Of removal proceedings[^\n]*)\n(Of a change of address[^\n]*)/u.exec(letter()) ?? []
  expect(removal).toMatch(/the enclosed order of the immigration judge of March 28, 2019 \(Exhibit [A-Z]\) states:/u)
  expect(removal).toContain('“The respondent’s application for asylum is GRANTED.')
  expect(removal).not.toContain('AR-11')
  expect(address).toContain('Received November 8, 2025.')
  expect(address).not.toContain('asylum')
})

test('a return filed late in a list of tax periods is told, and the Applicant’s own account of it enclosed', () => {
  expect(letter()).toContain(
    '“Tax period 2022: return filed 02-06-2025. Failure to file penalty 214.00. Account balance: 0.00.” The Applicant’s own statement on the matter is enclosed.',
  )
})
