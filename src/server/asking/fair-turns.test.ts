import { setImmediate as settled } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FairTurns } from '#server/asking/fair-turns.ts'

/** Work that ends when it is told to, and the order in which it began. */
function makeDesk(atOnce: number) {
  const turns = new FairTurns(atOnce)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (account: string, name: string, signal = new AbortController().signal) =>
    turns.take(account, signal, () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    })
  const endOne = async () => {
    ends.shift()?.()
    await settled()
  }
  return { begun, ask, endOne }
}

test('an account with many requests does not hold up one with a single request', async () => {
  const { begun, ask, endOne } = makeDesk(2)
  for (let number = 1; number <= 6; number += 1) void ask('ana', `ana ${number}`)
  void ask('bea', 'bea 1')
  void ask('cleo', 'cleo 1')
  void ask('bea', 'bea 2')
  expect(begun).toEqual(['ana 1', 'ana 2'])
  for (let number = 1; number <= 7; number += 1) await endOne()
  expect(begun.slice(2)).toEqual(['ana 3', 'bea 1', 'cleo 1', 'ana 4', 'bea 2', 'ana 5', 'ana 6'])
})

test('who gives up while waiting takes no place, and failing work gives its place on', async () => {
  const { begun, ask, endOne } = makeDesk(1)
  const turns = new FairTurns(1)
  await expect(turns.take('ana', new AbortController().signal, () => Promise.reject(new Error('x')))).rejects.toThrow()
  expect(await turns.take('ana', new AbortController().signal, () => Promise.resolve('next'))).toBe('next')
  void ask('ana', 'ana 1')
  const leaving = new AbortController()
  const left = ask('bea', 'bea 1', leaving.signal)
  void ask('cleo', 'cleo 1')
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  await endOne()
  expect(begun).toEqual(['ana 1', 'cleo 1'])
})
