import { expect, test } from 'vitest'
import { twentyFirstAsylum } from '#test/asylum-twenty-first-readings.data.ts'
import { measureAsylum } from '#test/measure-asylum.ts'

test('prisoners who are released are nobody who looks for the client; a message behind the departure is a danger; kin marks a family', () => {
  const reading = twentyFirstAsylum.find(({ id }) => id === 'R62')
  if (!reading) throw new Error('The reading is gone.')
  const { text } = measureAsylum(reading)
  expect(text).not.toMatch(/look for Ms\. Peraza Fonseca, the account tells: “In January 2026 some prisoners/)
  expect(text).toMatch(/said of the time to come is this: [^\n]*‘Old worm, he is still ours\.’/)
  expect(text).toContain('stands in her own account: “I have one son, Leandro.”')
  expect(text).not.toMatch(/Parts [^.]* shows\b/)
})
