import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { replyOf, type Shape } from '#web/data/reply-shapes.ts'
import { describeCalls } from '../scripts/page-contract.ts'

const { shapes, calls } = describeCalls()
const endpoints: Readonly<Record<string, Endpoint>> = api

/** Something of this shape; `wrong` counts down to the one place where it is not. */
function sampleOf(place: number, wrong: { left: number }, depth = 0): unknown {
  const shape: Shape = shapes[place] ?? ['any']
  if (isLeaf(shape)) {
    wrong.left -= 1
    if (wrong.left === 0) return Symbol.for('nothing of the kind')
  }
  const [kind, first] = shape
  if (kind === 'one of') return first
  if (typeof first === 'number') return wrapped(kind, () => sampleOf(first, wrong, depth + 1), depth)
  if (typeof first !== 'object') return samples[kind as keyof typeof samples]
  const fields = Object.entries(first ?? {}).map(([name, field]) => [name, sampleOf(field, wrong, depth + 1)])
  return { ...(Object.fromEntries(fields) as object), more: 'that no schema names' }
}

function wrapped(kind: Shape[0], inner: () => unknown, depth: number): unknown {
  if (kind === 'array') return depth > 6 ? [] : [inner()]
  if (kind === 'record') return depth > 6 ? {} : { some_name: inner() }
  return inner()
}

/** What the contract checks by hand are objects with these in them. */
const samples = { string: 'words', number: 3, boolean: true, null: null, undefined, any: { facts: [], blocks: [] } }

const isLeaf = ([kind]: Shape) => ['string', 'number', 'boolean', 'one of'].includes(kind)

test('the built page reads the reply of every call as the contract does', () => {
  expect(calls.map(([name]) => name)).toEqual(Object.keys(api))
  const differing = calls.filter(([name, method, path, access, place]) => {
    const endpoint = endpoints[name]
    if (!endpoint || endpoint.method !== method || endpoint.path !== path || endpoint.access !== access) return true
    // A file is no reply that `call` reads.
    if (endpoint.replyType !== undefined) return false
    const sample = sampleOf(place, { left: 0 })
    const bySchema = endpoint.reply.safeParse(sample)
    const byShape = replyOf(shapes, place).safeParse(sample)
    return !bySchema.success || !byShape.success || JSON.stringify(bySchema.data) !== JSON.stringify(byShape.data)
  })
  expect(differing.map(([name]) => name)).toEqual([])
})

test('and refuses what the contract refuses, wherever in the reply it stands', () => {
  let refused = 0
  for (const [name, , , , place] of calls)
    for (let leaf = 1; ; leaf += 1) {
      const wrong = { left: leaf }
      const sample = sampleOf(place, wrong)
      if (wrong.left > 0) break
      const bySchema = endpoints[name]?.reply.safeParse(sample)
      expect(replyOf(shapes, place).safeParse(sample).success, `${name}, ${leaf}`).toBe(bySchema?.success)
      if (bySchema?.success === false) refused += 1
    }
  expect(refused).toBeGreaterThan(1000)
})
