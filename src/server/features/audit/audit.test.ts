import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import { clientDataUse } from '#contract/client-data.ts'
import { buildClient, buildRecords } from '#test/records.ts'
import { createTestApp, testNow } from '#test/test-app.ts'
import { createAuditTrail, isIntact } from './index.ts'

type Entry = { kind: string; subject: string; detail: string }

test('every read, change and download of client data is on record, with ids and without contents', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const { clientId, draftId } = await buildRecords(ana)
  await ana.call('GET', `/clients/${clientId}`)
  await ana.call('GET', `/clients/${clientId}/drafts/${draftId}/download`)
  await ana.call('GET', '/clients/unknown')
  const { body } = await ana.call<Entry[]>('GET', '/users/me/audit?kinds=client-data')
  const lines = body.map(({ kind, detail, subject }) => `${kind} ${detail} ${subject}`.trim())
  expect(lines[0]).toBe(
    `client-data-downloaded GET /clients/:clientId/drafts/:draftId/download clientId=${clientId} draftId=${draftId}`,
  )
  expect(lines[1]).toBe(`client-data-read GET /clients/:clientId clientId=${clientId}`)
  expect(lines.at(-1)).toMatch(/^client-data-changed POST \/clients/)
  expect(JSON.stringify(body)).not.toContain('Example')
})

test('every call on clients, drafts and files counts as use of client data; the account itself does not', () => {
  const uses = Object.values(api).map((endpoint) => [endpoint.path, clientDataUse(endpoint)] as const)
  const stored = uses.filter(([path]) => /^\/(clients|drafts|ai_tool|ai|briefs|citations)\b/.test(path))
  expect(stored.length).toBeGreaterThan(10)
  // An open page tells every few seconds that it is open, and what is typed; opening and saving are on record.
  const beats = [
    '/clients/:clientId/drafts/:draftId/presence',
    '/clients/:clientId/drafts/:draftId/sections/:sectionId/hold',
  ]
  const without = stored.filter(([, use]) => use === null)
  expect([...new Set(without.map(([path]) => path))]).toEqual(beats)
  expect(uses.filter(([path, use]) => /^\/(auth|attorneys|users)\b/.test(path) && use !== null)).toEqual([])
})

test('many events at once stand in the trail one by one, in their order and chained', async () => {
  const { database } = await createTestApp({ works: false })
  const record = createAuditTrail(database)
  const origin = { actorId: null, address: '127.0.0.1', device: '' }
  const details = Array.from({ length: 47 }, (_, number) => `event ${number}`)
  await Promise.all(
    details.map((detail) => record({ accountId: 'ana', at: testNow, kind: 'probe', detail, ...origin })),
  )
  const rows = await database
    .selectFrom('audit_events')
    .select(['position', 'detail'])
    .where('account_id', '=', 'ana')
    .orderBy('position')
    .execute()
  expect(rows).toEqual(details.map((detail, index) => ({ position: index + 1, detail })))
  expect(await isIntact(database, 'ana')).toBe(true)
})

test('a changed, removed or inserted row breaks the chain', async () => {
  const { signUp, database } = await createTestApp()
  const ana = await signUp()
  for (let count = 0; count < 5; count += 1) await buildClient(ana)
  expect((await ana.call('GET', '/users/me/audit/check')).body).toEqual({ intact: true })
  const [{ account_id: id } = { account_id: '' }] = await database
    .selectFrom('audit_events')
    .select('account_id')
    .limit(1)
    .execute()
  const change = (values: { kind?: string; at?: number }) =>
    database.updateTable('audit_events').set(values).where('account_id', '=', id).where('position', '=', 3).execute()
  await change({ at: testNow - 1 })
  expect(await isIntact(database, id)).toBe(false)
  await change({ at: testNow })
  expect(await isIntact(database, id)).toBe(true)
  await database.deleteFrom('audit_events').where('account_id', '=', id).where('position', '=', 4).execute()
  expect(await isIntact(database, id)).toBe(false)
})

test('many events at once, from two servers, stand in one whole chain', async () => {
  const { database } = await createTestApp({ works: false })
  const [one, other] = [createAuditTrail(database), createAuditTrail(database)]
  const event = { accountId: 'a', at: testNow, kind: 'sign-in', actorId: 'a', address: '::1', device: 'half \ud83d' }
  await Promise.all(Array.from({ length: 120 }, (_, index) => (index % 2 === 0 ? one(event) : other(event))))
  const { count } = await database
    .selectFrom('audit_events')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(120)
  expect(await isIntact(database, 'a')).toBe(true)
})

test('the trail is paged, newest first', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  for (let count = 0; count < 4; count += 1) await buildClient(ana)
  const first = await ana.call<{ position: number }[]>('GET', '/users/me/audit?limit=4')
  const before = first.headers.get('X-Next-Cursor')
  const second = await ana.call<{ position: number }[]>('GET', `/users/me/audit?limit=4&before=${before}`)
  expect([...first.body, ...second.body].map(({ position }) => position)).toEqual([6, 5, 4, 3, 2, 1])
})
