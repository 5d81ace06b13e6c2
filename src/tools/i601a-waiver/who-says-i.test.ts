import { expect, test } from 'vitest'
import { measureWaiver } from '#test/measure-waiver.ts'
import { thirdWaivers } from '#test/waiver-third-readings.data.ts'

function draftOf() {
  const [mother] = thirdWaivers
  if (!mother) throw new Error('The case is gone.')
  return measureWaiver(mother)
}

test('“mom is 61 … I drive her”: the son drives and pays, the mother is the one who is driven', () => {
  const { text, missing, repeated } = draftOf()
  expect(missing).toEqual([])
  expect(repeated).toEqual([])
  expect(text).toContain('Mr. Paredes Luna drives Ms. Luna')
  expect(text).toContain('Mr. Paredes Luna pays the rent')
  expect(text).not.toMatch(/Ms\. Luna (?:also |then )?(?:drives|pays the rent|gives them)/)
})

test('a relative who is the patient is not said to nurse somebody or to be able to work more', () => {
  const { text } = draftOf()
  expect(text).toMatch(/her end-stage renal disease[^;]*, for which [^;]* sees to the driving and the meals/)
  expect(text).toContain('A refusal would take away the one who sees to her today.')
  expect(text).not.toMatch(/what Ms\. Luna does|More hours of work/)
})
