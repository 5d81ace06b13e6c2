import { expect, test } from 'vitest'
import { answerBeside, answersIn } from './answers.ts'

test('the town of an office is what the answer for that office says, and no other', () => {
  const answers = answersIn('USCIS lockbox: Dallas Lockbox\nService center: Nebraska')
  const seat = (after: string) => answerBeside(answers, 'town', { before: 'USCIS ', after })
  expect([seat(' Lockbox'), seat(' Service Center'), seat(' Field Office')]).toEqual(['Dallas', 'Nebraska', undefined])
})
