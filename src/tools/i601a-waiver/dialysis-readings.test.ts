import { expect, test } from 'vitest'
import { thirtiethWaivers } from '#test/waiver-thirtieth-readings.data.ts'
import { measureWaiver } from '#test/measure-waiver.ts'

const [dialysis] = thirtiethWaivers
if (!dialysis) throw new Error('The reading is gone.')
const { text } = measureWaiver(dialysis)
const discretion = text.slice(text.indexOf('Beyond that hardship the record of'))

test('who writes and who signs is no sentence of the paper', () => {
  expect(text).not.toContain('Jo Ellen Pratt, RN')
  expect(text).not.toContain('Marcus Yoder, M.S.')
  expect(text).not.toContain('Cornerstone Fellowship, Tulsa, November 1, 2026')
})

test('a pastor’s letter stands where discretion is argued', () => {
  expect(discretion).toContain('I have known Edwin Zelaya since 2010')
  expect(text.slice(0, text.indexOf('Beyond that hardship the record of'))).not.toContain('welded the ramp')
})

test('an assault that is denied is none, and a visit of the police is told with what came of it', () => {
  expect(text).not.toContain('matter of assault')
  expect(discretion).toMatch(
    /The matter of disturbing the peace is met by what followed it: [^\n]*the court dismissed it/u,
  )
  expect(discretion).toMatch(/The adverse factors in the case of[^\n]*The police came to our house in March 2017/u)
})
