import { expect, test } from 'vitest'
import { createHashQueue } from './hash-queue.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('a storm of strangers is refused beyond its bound, and who is known has a place of their own', async () => {
  const inTurn = createHashQueue()
  const order: string[] = []
  const work = (name: string) => async () => {
    await pause(5)
    order.push(name)
  }
  const storm = Array.from({ length: 100 }, (_, index) =>
    inTurn({ source: 'one', mostOfSource: 8 }, work(`one ${index}`)).then(
      () => 'hashed',
      (error: { code?: string }) => error.code,
    ),
  )
  const others = ['two', 'three'].map((source) => inTurn({ source, mostOfSource: 8 }, work(source)))
  await inTurn({ known: true }, work('attorney'))
  const place = order.indexOf('attorney')
  await Promise.all([...others, ...storm])
  expect(place).toBeLessThan(4)
  // The sources take turns: nobody waits for all of the storm.
  expect(Math.max(order.indexOf('two'), order.indexOf('three'))).toBeLessThan(8)
  const answers = await Promise.all(storm)
  expect(answers.filter((answer) => answer === 'server-busy').length).toBeGreaterThan(85)
  expect(answers.filter((answer) => answer === 'hashed').length).toBeGreaterThanOrEqual(8)
})
