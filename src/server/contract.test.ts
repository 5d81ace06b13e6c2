import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createTestApp } from '#test/test-app.ts'
import { buildRecords } from '#test/records.ts'

const endpoints: readonly Endpoint[] = Object.values(api)
const guarded = endpoints.filter(({ access }) => access === 'user' || access === 'owner')

test('every call that is not public answers 401 without a session', async () => {
  const { call } = await createTestApp()
  expect(guarded.length).toBeGreaterThan(10)
  for (const { method, path, body, example } of guarded) {
    const reply = await call(method, path.replaceAll(/:\w+/g, 'x'), body && example)
    expect(reply, `${method} ${path}`).toMatchObject({ status: 401, body: { code: 'token-authentication-failed' } })
  }
})

test("every call on a stored thing answers 404 for another attorney's ids, and leaves it as it is", async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const eve = await signUp()
  const ids: Record<string, string> = { ...(await buildRecords(ana)), type: 'naturalization' }
  const withIds = guarded.filter(({ path }) => /:\w*Id\b|:id\b/.test(path))
  expect(withIds.length).toBeGreaterThan(5)
  for (const { method, path, body, example } of withIds) {
    const address = path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? `no ${name} in test/records.ts`)
    expect(address).not.toContain('test/records.ts')
    const query = path.endsWith('/sources/:sourceId/page') ? '?start=0&end=5' : ''
    const reply = await eve.call(method, `${address}${query}`, body && example)
    expect([method, path, reply.status]).toEqual([method, path, 404])
  }
  expect((await ana.call('GET', `/clients/${ids['clientId']}`)).status).toBe(200)
})

test('the API describes itself: every call with its permission', async () => {
  const { call } = await createTestApp()
  const { body } = await call<{ paths: Record<string, Record<string, { 'x-permission': string }>> }>(
    'GET',
    '/openapi.json',
  )
  for (const { method, path, access } of endpoints) {
    const described = body.paths[`/api${path.replaceAll(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()]
    expect(described?.['x-permission'], `${method} ${path}`).toBe(access)
  }
})

test('every path answers with and without a trailing slash, and unknown ones with 404', async () => {
  const { signUp, call } = await createTestApp()
  const ana = await signUp()
  expect((await ana.call('GET', '/drafts/')).status).toBe(200)
  expect((await ana.call('GET', '/drafts')).status).toBe(200)
  expect((await call('GET', '/nothing/here')).body).toMatchObject({ code: 'not-found' })
})

test('malformed or endlessly nested JSON is 400, a body over its limit 413', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  expect((await ana.call('POST', '/clients', '{"first_name": ')).status).toBe(400)
  const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
  expect((await ana.call('POST', '/clients', deep)).status).toBe(400)
  expect((await ana.call('POST', '/ai_tool/naturalization', deep)).status).toBe(400)
  expect((await ana.call('POST', '/clients', JSON.stringify({ first_name: 'x'.repeat(2_100_000) }))).status).toBe(413)
})
