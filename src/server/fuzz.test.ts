import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { api } from '#contract/api.ts'
import { developmentHeader, type Endpoint } from '#contract/endpoint.ts'
import { isLong } from '#test/long.ts'
import { buildRecords } from '#test/records.ts'
import { createTestApp, developerKey } from '#test/test-app.ts'

/** Calls that would end the session, or run a database program; streams end when they like. */
const leftOut = /^\/(auth\/logout|users\/me\/sessions|dev\/)|\/events$/
const reached = (Object.values(api) as readonly Endpoint[]).filter(({ path }) => !leftOut.test(path))
const wanted = Number(process.env.FUZZ ?? (isLong ? 20_000 : 1500))

type Json = { readonly [key: string]: unknown }
const texts = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('2026-02-30', '<p>x</p>', '\u0000', '\uD800', '[[cite:C1|pin=5]]', '{{name}}', "'; --", '__proto__'),
  fc.nat(3000).map((size) => 'A-1 {(<'.repeat(size)),
)
const anything = fc.anything({ maxDepth: 2, withNullPrototype: false }).map((value) => toJson(value))

/** What JSON can carry of a value. */
function toJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one)) ?? 'null')
}

/** Values of a contract's schema as JSON Schema describes it; one place in eight holds something else. */
function valuesOf(schema: Json | undefined, ids: readonly string[]): fc.Arbitrary<unknown> {
  const fitting = fittingValues(schema ?? {}, ids)
  return fc.oneof({ arbitrary: fitting, weight: 7 }, { arbitrary: anything, weight: 1 })
}

function fittingValues(schema: Json, ids: readonly string[]): fc.Arbitrary<unknown> {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as readonly Json[] | undefined
  if (choices) return fc.oneof(...choices.map((one) => valuesOf(one, ids)))
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]))
  switch (schema['type']) {
    case 'string':
      return fc.oneof(texts, fc.constantFrom(...ids))
    case 'number':
    case 'integer':
      return fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 1, 2))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valuesOf(schema['items'] as Json, ids), { maxLength: 4 })
    case 'object':
      return objectsOf(schema, ids)
    default:
      return fc.oneof(texts, anything)
  }
}

function objectsOf(schema: Json, ids: readonly string[]): fc.Arbitrary<unknown> {
  const properties = (schema['properties'] ?? {}) as Readonly<Record<string, Json>>
  const known = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valuesOf(one, ids)]))
  const extra = fc.dictionary(
    fc.oneof(fc.constantFrom('client_id', 'documents', 'filing_date'), fc.string()),
    anything,
    {
      maxKeys: 2,
    },
  )
  return fc.tuple(fc.record(known, { requiredKeys: [] }), extra).map(([one, more]) => ({ ...more, ...one }))
}

function schemaOf(schema: z.ZodType | undefined): Json | undefined {
  return schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

type Request = { readonly path: string; readonly query: string; readonly body: unknown }

function requestsOf({ path, query, body }: Endpoint, ids: Readonly<Record<string, string>>): fc.Arbitrary<Request> {
  const own = Object.values(ids)
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const place = fc.tuple(
    ...names.map((name) =>
      fc.oneof({ arbitrary: fc.constant(ids[name] ?? 'none'), weight: 6 }, { arbitrary: texts, weight: 1 }),
    ),
  )
  const asked = query ? valuesOf(schemaOf(query), own) : fc.constant({})
  const sent = body ? valuesOf(schemaOf(body), own) : fc.constant(undefined)
  return fc.tuple(place, asked, sent).map(([values, question, content]) => {
    let next = 0
    const filled = path.replaceAll(/:\w+/g, () =>
      encodeURIComponent(String(values[next++]).toWellFormed().slice(0, 300)),
    )
    const pairs = Object.entries(question ?? {}).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(toJson(value)) ?? ''),
    ])
    return {
      path: filled,
      query: new URLSearchParams(pairs).toString().slice(0, 3000),
      body: content,
    }
  })
}

/** Bytes that live on after everything else was collected. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
  return process.memoryUsage().heapUsed
}

test(
  'whatever fits or nearly fits the contract is answered in time, never with an error of the server, in level memory',
  { timeout: 3_600_000 },
  async () => {
    const { app, signUp } = await createTestApp()
    const ana = await signUp()
    const ids: Record<string, string> = { ...(await buildRecords(ana)), type: 'naturalization', page: 'x', token: 'x' }
    const seed = Number(process.env.SEED ?? 20_261_122)
    const each = Math.ceil(wanted / reached.length)
    const failures: string[] = []
    const statuses = new Map<number, number>()
    let [asked, slowest, slowestPath, longest, longestPath, half] = [0, 0, '', 0, '', 0]

    const streams = reached.map((endpoint, index) => ({
      endpoint,
      requests: fc.sample(requestsOf(endpoint, endpoint.method === 'DELETE' ? { type: 'upw' } : ids), {
        seed: seed + index,
        numRuns: each,
      }),
    }))
    for (let round = 0; round < each; round += 1) {
      for (const { endpoint, requests } of streams) {
        const { path, query, body } = requests[round] ?? { path: '/', query: '', body: undefined }
        asked += 1
        const headers = {
          Authorization: `Bearer ${ana.token}`,
          [developmentHeader]: developerKey,
          'Content-Type': 'application/json',
        }
        const content = endpoint.method === 'GET' || body === undefined ? {} : { body: JSON.stringify(toJson(body)) }
        // Each from a network of its own, so that no limit stands before what is looked for.
        const incoming = { socket: { remoteAddress: `127.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}` } }
        const [cpu, began] = [process.threadCpuUsage(), performance.now()]
        const response = await app.request(
          `http://localhost/api${path}?${query}`,
          { method: endpoint.method, headers, ...content },
          { incoming },
        )
        const waited = performance.now() - began
        await response.arrayBuffer()
        const { user, system } = process.threadCpuUsage(cpu)
        const ms = (user + system) / 1000
        if (waited > longest) [longest, longestPath] = [waited, `${endpoint.method} ${endpoint.path}`]
        if (ms > slowest) [slowest, slowestPath] = [ms, `${endpoint.method} ${endpoint.path}`]
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        if (response.status >= 500 || ms > 2000)
          failures.push(
            `${response.status} in ${Math.round(ms)} ms: ${endpoint.method} ${path.slice(0, 120)}?${query.slice(0, 80)} ${JSON.stringify(toJson(body) ?? null).slice(0, 300)}`,
          )
      }
      if (round === Math.floor(each / 2)) half = heldBytes()
    }
    const growth = heldBytes() / half
    const told = [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')
    console.log(
      `fuzz (seed ${seed}): ${asked} requests over ${reached.length} calls: ${told}; the slowest took ${Math.round(slowest)} ms of the processor (${slowestPath}), ${Math.round(longest)} ms by the clock until it was answered (${longestPath}); memory ${growth.toFixed(2)} times that of half-way`,
    )
    expect(failures).toEqual([])
    // It was logged in to the end.
    expect((await ana.call('GET', '/attorneys/refresh')).status).toBe(200)
    expect(growth).toBeLessThan(1.5)
  },
)
