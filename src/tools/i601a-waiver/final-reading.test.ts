import { expect, test } from 'vitest'
import { measureWaiver } from '#test/measure-waiver.ts'
import { seventeenthWaivers } from '#test/waiver-seventeenth-readings.data.ts'

test('“we” of another time is not the couple, and a budget with school fees is no school’s record', () => {
  const [refugee] = seventeenthWaivers
  if (!refugee) throw new Error('The case is gone.')
  const { text } = measureWaiver(refugee)
  expect(text).not.toContain('Mr. Mulenga and Ms. Nzigire lived in the camp')
  expect(text).toContain('“We lived in the camp at Kavumu for six years.')
  expect(text).not.toContain('The school’s record shows')
})
