import { expect, test } from 'vitest'
import { twentiethWaivers } from '#test/waiver-twentieth-readings.data.ts'
import { measureWaiver } from '#test/measure-waiver.ts'
import { conditionInSentence } from '#domain/prose/words.ts'

const [stroke] = twentiethWaivers
if (!stroke) throw new Error('The reading is gone.')
const { text } = measureWaiver(stroke)

test('the illness that lasts leads, and nobody lives with a stroke', () => {
  expect(text).toContain('Ms. Colby would have to live with post-stroke epilepsy')
  expect(text).toContain('The first is her post-stroke epilepsy')
  expect(text).not.toMatch(/\b(?:with|face) a stroke\b|\bher a stroke\b/u)
  expect(conditionInSentence('stroke')).toBe('the effects of a stroke')
  expect(conditionInSentence('left-sided stroke')).toBe('the effects of a left-sided stroke')
})

test('a conviction is met by its name, its years and what followed', () => {
  expect(text).toContain(
    'The conviction for driving under the influence is met by what followed it: it lies 13 years back and Mr. Ajanel has not drunk since then.',
  )
})

test('what somebody has two of is hers, and news of trade bears on no move', () => {
  expect(text).toContain('Ms. Colby’s two medicines are not in the public pharmacy there')
  expect(text).not.toContain('Cardamom')
})
