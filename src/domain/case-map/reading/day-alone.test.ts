import { expect, test } from 'vitest'
import { dayAlone, isCountedAlone, withDayAlone } from './day-alone.ts'
import { type AccountTime, dayWithoutYear } from './year-of-account.ts'

test('a day that is a sentence of its own goes into the sentence behind it', () => {
  expect(isCountedAlone('Second time.')).toBe(true)
  expect(dayAlone('November 2017.', false)).toBe('November 2017')
  expect(dayAlone('It was July 2016.', true)).toBe('July 2016')
  // Behind something told it looks back.
  expect(dayAlone('It was August 2, 2023.', false)).toBeUndefined()
  expect(withDayAlone('November 2017', 'The police came.')).toBe('In November 2017 the police came.')
  expect(withDayAlone('14 May 2022', 'Karim hid me.')).toBe('On 14 May 2022, Karim hid me.')
})

test('a day without its year is of the year that was named last, and January follows December into the next', () => {
  const time: AccountTime = { paragraphs: 0 }
  expect(dayWithoutYear('On May 8 he broke my jaw.', time)).toBeUndefined()
  expect(dayWithoutYear('On November 9, 2021 they came.', time)).toBeUndefined()
  expect(dayWithoutYear('On November 11 they came again.', time)).toBe('2021-11-11')
  expect(dayWithoutYear('On January 5 I said what they wanted.', time)).toBe('2022-01-05')
  expect(dayWithoutYear('On March 3 she called and on April 2 she came.', time)).toBeUndefined()
  time.paragraphs = 9
  expect(dayWithoutYear('On June 2 he rang.', time)).toBeUndefined()
})

test('the year is not that of the account where the words say whose it is, and turns behind the month that it came to', () => {
  const time: AccountTime = { paragraphs: 0 }
  dayWithoutYear('In May 2024 she put me out.', time)
  expect(dayWithoutYear('On June 3 this year they stopped me.', time)).toBeUndefined()
  expect(dayWithoutYear('I lived in the car until October.', time)).toBeUndefined()
  expect(dayWithoutYear('I saw the lawyer on January 15.', time)).toBe('2025-01-15')
})
