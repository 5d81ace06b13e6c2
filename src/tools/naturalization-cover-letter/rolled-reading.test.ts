import { expect, test } from 'vitest'
import { readLetter } from './testing/read-letter.ts'
import { rolledReadings } from './testing/rolled-readings.data.ts'

const read = (changes = {}) => readLetter(rolledReadings, 'voter rolls', changes)

test('a matter of voting is told by the office that keeps the rolls, run by run, and the statement on it is enclosed', () => {
  const { text } = read()
  expect(text).toContain('“Our records show that the above was registered on May 19, 2023')
  expect(text).toContain('The box ‘U.S. citizen’ was marked NO on the scanned application.')
  // A sentence lies between: two quotations.
  expect(text).toContain('July 28, 2026.” “No ballot has been issued or cast.”')
  expect(text).toContain('The Applicant’s own statement on the matter is enclosed.')
  expect(text).toMatch(
    /Exhibit F[^]*Letter of Douglas County Election Commission\nStatement of the Applicant\nIRS Notice CP521/u,
  )
})

test('without a paper on the matter the letter tells nothing of it, and the check asks for it', () => {
  const { text, checks } = read({ without: ['a', 'b'] })
  expect(text).not.toContain('registration to vote')
  expect(checks['W09']).toContain('Describe the matter in the letter')
})

test('a trip behind whose days something else is told is counted', () => {
  expect(read().text).toContain(
    'three trips outside the United States in the five years before this filing, 138 days in all',
  )
  const noWhole = read({ changed: (text: string) => text.replace('8/1/25-10/14/25 got', 'left 8/1/25, got') })
  expect(noWhole.text).not.toContain('two trips')
})

test('support that is paid is told by the record of its payments, which is the proof of it', () => {
  const { text, checks } = read()
  expect(text).toMatch(
    /Of the support that the Applicant pays, the enclosed paper “Order child support” \(Exhibit [A-Z]\) states: “Payment history/u,
  )
  expect(text).toMatch(/Exhibit D[^]*?including:\nOrder child support/u)
  expect(text).toContain('Balance $2,318.77. Monthly payment $125 due on the 28th.')
  expect(text).not.toMatch(/Of the taxes[^]*?balance \$0\.00[^]*?Of the support/u)
  expect(checks['W31']).toBeUndefined()
})

test('a card that bears another name than the record is told to the attorney', () => {
  expect(read().checks['W27']).toContain('MUTASIM IDRIS ABDELRAHIM MUSA')
})
