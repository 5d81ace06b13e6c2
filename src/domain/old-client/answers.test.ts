import { expect, test } from 'vitest'
import { answerBeside, answersIn } from './answers.ts'

test('the town of an office is what the answer for that office says, and no other', () => {
  const answers = answersIn('USCIS lockbox: Dallas Lockbox\nService center: Nebraska')
  const seat = (after: string) => answerBeside(answers, 'town', { before: 'USCIS ', after })
  expect([seat(' Lockbox'), seat(' Service Center'), seat(' Field Office')]).toEqual(['Dallas', 'Nebraska', undefined])
})

test('a sum that is called by one word stands behind that word alone', () => {
  const answers = answersIn('Salary: $132,000 a year')
  const sum = (before: string) => answerBeside(answers, 'amount', { before, after: '.' })
  expect([sum('His salary will be '), sum('The filing fee is ')]).toEqual(['$132,000 a year', undefined])
})
