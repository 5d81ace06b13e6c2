import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { developmentHeader, type Endpoint } from '#contract/endpoint.ts'
import { buildRecords } from '#test/records.ts'
import { isLong } from '#test/long.ts'
import { createTestApp, developerKey } from '#test/test-app.ts'

const endpoints = Object.values(api) as readonly Endpoint[]

/** Calls whose doing would end the session or run a database program; what they are sent is checked before, as everywhere. */
const leftOut =
  /^\/(auth\/logout|users\/me\/sessions|dev\/db\/(setup|start|stop|reset|info|status)|dev\/sync-databases|dev\/switch-db)$/
const slow = { timeout: 900_000 }
const streams = /\/events$/

const deep = '['.repeat(20_000) + ']'.repeat(20_000)
const deepObject = '{"a":'.repeat(5000) + '1' + '}'.repeat(5000)
const long = 'x'.repeat(1_000_000)

/** Bodies that are no JSON, or JSON of another kind than any call takes. */
const oddBodies: readonly (string | Uint8Array)[] = [
  '',
  ' ',
  'null',
  'true',
  '0',
  '-1e999',
  '"text"',
  '[]',
  '[null]',
  '{}',
  '{"":""}',
  '{',
  'undefined',
  '\u0000',
  '\uFEFF{}',
  deep,
  deepObject,
  `{"a":"${long}"}`,
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}',
  '{"toString":1,"hasOwnProperty":null,"valueOf":"x"}',
  new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  new Uint8Array([0xed, 0xa0, 0x80]),
]

const oddValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  '',
  ' ',
  'x'.repeat(300),
  'é'.repeat(70_000),
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uDC00tail',
  '\u202Egnp.exe',
  '😀',
  "'; drop table accounts; --",
  '%_\\',
  '../../etc/passwd',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  [],
  [null],
  [[]],
  ['x', 1, {}],
  {},
  { value: {}, dataType: 'date' },
  { __proto__: null, constructor: 1 },
]

const oddIds = [
  '%00',
  '%20',
  '%',
  '%ff',
  '%F0%9F%98%80',
  '%ED%A0%80',
  '..%2f..%2fetc%2fpasswd',
  '__proto__',
  'constructor',
  'null',
  '0',
  "'",
  '%27%20or%201=1',
  '%E2%80%AE',
  'x'.repeat(5000),
]

const oddQueries = [
  'q=%00',
  'q=%25%5F%5C',
  `q=${'x'.repeat(300)}`,
  'q=%ED%A0%80',
  'q[]=1&q=2',
  'q=%F0%9F%98%80',
  'sort=__proto__',
  'sort=-',
  'sort=constructor',
  "sort=updated_at';--",
  'limit=0',
  'limit=-1',
  'limit=1e3',
  'limit=NaN',
  'limit=9007199254740993',
  'limit=1&limit=2',
  'cursor=x',
  'cursor=%00',
  `cursor=${Buffer.from('[null,null]').toString('base64url')}`,
  `cursor=${Buffer.from('["\u0000",1e308]').toString('base64url')}`,
  `cursor=${Buffer.from('[1e308,"x"]').toString('base64url')}`,
  `cursor=${Buffer.from('["text","x"]').toString('base64url')}`,
  `cursor=${Buffer.from('[[],{}]').toString('base64url')}`,
  'from=x&to=-1',
  'form=__proto__',
  'kinds=x,,%00',
  'term=x',
  'tool_type=%00',
  '__proto__=1&constructor=2',
  '&&==&%',
]

const oddTypes = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'x',
  'multipart/mixed; boundary=a',
]

function fill(path: string, ids: Readonly<Record<string, string>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? (name === 'type' ? 'naturalization' : 'none'))
}

/** What a body may hold below its first level, where the contract's example is too plain to show it. */
const fuller: Readonly<Record<string, object>> = {
  '/clients': {
    client: { date_of_birth: '1988-03-09', a_number: { value: '012345678', dataType: 'text' } },
    spouse: { name: 'Grace' },
    children: [{ name: 'Joy', date_of_birth: '2014-05-06' }],
  },
}

/** Every body that differs from a valid one in one place, at any depth. */
function* spoiled(value: unknown, odd: readonly unknown[]): Generator {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const replaced = (by: unknown) => (Array.isArray(value) ? value.with(Number(key), by) : { ...value, [key]: by })
    for (const one of odd) yield replaced(one)
    for (const one of spoiled(inner, odd)) yield replaced(one)
  }
}

type Sent = { readonly body?: BodyInit | undefined; readonly type?: string | undefined }

/** Asks as a logged-in attorney who owns one of everything; keeps what the server answered with an error of its own. */
async function createAsker() {
  const { app, signUp } = await createTestApp()
  const ana = await signUp()
  const ids: Readonly<Record<string, string>> = { ...(await buildRecords(ana)), page: 'checkout', token: 'x' }
  const failures: string[] = []
  let asked = 0
  async function ask(method: string, path: string, { body, type = 'application/json' }: Sent = {}) {
    asked += 1
    const headers: Record<string, string> = { Authorization: `Bearer ${ana.token}`, [developmentHeader]: developerKey }
    if (body !== undefined) headers['Content-Type'] = type
    // Each from a network of its own, so that no limit stands before what is looked for.
    const remoteAddress = `127.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`
    const init = { method, headers, ...(body !== undefined && method !== 'GET' && { body }) }
    const response = await app.request(`http://localhost/api${path}`, init, { incoming: { socket: { remoteAddress } } })
    const reply = await response.text()
    const told = typeof body === 'string' ? body.slice(0, 300) : ''
    if (response.status >= 500) failures.push(`${response.status} ${method} ${path.slice(0, 200)} ${type} ${told}`)
    return { status: response.status, reply }
  }
  return { ask, ids, failures, ana }
}

/** `npm test` takes every seventh, another one at each call, so that all are met; `npm run test:long` takes all. */
function some<T>(list: readonly T[], call: number): readonly T[] {
  return isLong ? list : list.filter((_, index) => (index + call) % 7 === 0)
}

const reached = endpoints.filter(({ path }) => !leftOut.test(path) && !streams.test(path))

test('odd ids and odd questions are answered, never with an error of the server', slow, async () => {
  const { ask, ids, failures } = await createAsker()
  for (const [call, { method, path, example }] of reached.entries()) {
    const sent = method === 'GET' ? {} : { body: JSON.stringify(example ?? {}) }
    for (const [, name = ''] of path.matchAll(/:(\w+)/g))
      for (const id of some(oddIds, call)) await ask(method, fill(path, { ...ids, [name]: id }), sent)
    if (method !== 'GET') continue
    for (const query of some(oddQueries, call)) await ask(method, `${fill(path, ids)}?${query}`)
  }
  expect(failures).toEqual([])
})

test('odd bodies are refused, never with an error of the server', slow, async () => {
  const { ask, ids, failures } = await createAsker()
  for (const [call, { method, path, example }] of reached.entries()) {
    if (method === 'GET') continue
    // With ids of nobody where the call deletes.
    const place = fill(path, method === 'DELETE' ? {} : ids)
    for (const body of some(oddBodies, call)) await ask(method, place, { body: body as BodyInit })
    for (const type of some(oddTypes, call)) await ask(method, place, { body: '{}', type })
    const valid = { ...(example as object | undefined), ...fuller[path] }
    for (const body of some([...spoiled(valid, oddValues)], call))
      await ask(method, place, { body: JSON.stringify(body) })
  }
  expect(failures).toEqual([])
})
