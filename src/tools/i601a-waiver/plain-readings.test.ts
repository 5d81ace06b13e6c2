import { expect, test } from 'vitest'
import { eighteenthWaivers } from '#test/waiver-eighteenth-readings.data.ts'
import { measureWaiver } from '#test/measure-waiver.ts'

const textOf = (at: number): string => {
  const one = eighteenthWaivers[at]
  if (one === undefined) throw new Error('no such reading')
  return measureWaiver(one).text
}

test('an illness bears its own name, and what is done for it is what the papers tell', () => {
  const text = textOf(0)
  expect(text).not.toContain('had diabetes and')
  expect(text).not.toContain('has had had')
  expect(text).toContain('Mr. Lindgren would be left with kidney disease and without his wife.')
  expect(text).toContain('Mr. Lindgren depends on his wife for the driving, the nursing and the meals.')
  expect(text).not.toContain('the bathing')
  expect(text).toContain('Hannah Marie calls her Mama Iris')
  expect(text).toContain('a daughter from his first marriage, Hannah Marie, who is 15')
})

test('an opinion on separation is argued under separation, and what happened foretells nothing', () => {
  const text = textOf(0)
  const move = text.indexOf('The second scenario need not be shown')
  expect(text.indexOf('With a separation of years I believe')).toBeLessThan(move)
  expect(text.indexOf('has never been in treatment for depression')).toBeLessThan(move)
  expect(text).not.toMatch(/what would follow\. In March 2025/u)
  expect(text).not.toContain('needs now')
})

test('help from others is named with its limits, the gap in the budget is a figure, unlawful work is conceded', () => {
  const text = textOf(0)
  expect(text).toContain(
    'There is help from Craig Lindgren (Ex. A ¶ 5). It has its limits: he works nights at the packing plant',
  )
  expect(text).toContain('$1,590 would be left to meet it, $1,768 less than what goes out.')
  expect(text).toContain('paid care alone would cost $670 more than his whole income')
  expect(text).toContain('has worked at the same bakery since 2012, without permission')
  expect(text).not.toContain('lies eleven years back')
  expect(text).toContain('could move only without the child, or with what the order requires')
})

test('of hurried notes nobody is a plant, no child has a brother, and a mother’s pension is no means of the couple', () => {
  const text = textOf(2)
  expect(text).not.toContain('is Poultry plant')
  expect(text).not.toContain('has Benjamin')
  expect(text).not.toContain('crohn’s')
  expect(text).toContain('Donna Hargis writes: “')
  expect(text).not.toContain('Of means the record holds more than the pay')
  expect(text).toContain('Mr. Xol Caal’s pay, $3,150; Ms. Hargis’s pay, $1,390')
})
