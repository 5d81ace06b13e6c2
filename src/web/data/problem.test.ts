import { expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { withLinks } from '#domain/messages.ts'
import { NoAnswer } from './call.ts'
import { problemOf, sentenceOf } from './problem.ts'
import { supportEmail } from './support-email.ts'

test('an error that nobody expected names the support address of the installation, as a link', () => {
  supportEmail.remember('help@firm.example')
  for (const error of [new TypeError('x is undefined'), new AppError('unexpected'), 'nonsense']) {
    const sentence = sentenceOf(error)
    expect(sentence).toBe(
      'An unexpected error occurred. Please try again or contact our support team at help@firm.example if the issue persists',
    )
    expect(withLinks(sentence)).toContainEqual({ text: 'help@firm.example', to: 'mailto:help@firm.example' })
    expect(problemOf(error).message).toBe(sentence)
  }
})

test('what is not there is said as the specification has it; every other refusal in the words of the server', () => {
  expect(sentenceOf(new AppError('not-found'))).toBe('Not Found.')
  expect(sentenceOf(new AppError('same-plan'))).toBe('You have this plan already. Nothing was ordered.')
  expect(sentenceOf(new NoAnswer('unreachable'))).toMatch(/^The server could not be reached/)
})
