import { expect, test } from 'vitest'
import { messageAsSentence, readMessages } from './messages.ts'

test('the lines of a chat are told with sender, day and words', () => {
  const [first, second] =
    readMessages('Nov 17, 2024, 23:41  Ulan: I have seen the picture.\n23:44 - Ulan: You were never my brother.') ?? []
  expect(first && messageAsSentence(first)).toBe('On November 17, 2024, Ulan wrote: “I have seen the picture.”')
  expect(second && messageAsSentence(second)).toBe('On November 17, 2024, Ulan wrote: “You were never my brother.”')
})

test('a form and a sentence with a time are no messages', () => {
  expect(readMessages('Date 08.03.2020\nDiagnosis: concussion')).toBeUndefined()
  expect(readMessages('At 11:30 the accused gathered at the bus stand.')).toBeUndefined()
})
