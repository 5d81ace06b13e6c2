import { createHmac } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { buildClient, buildRecords } from '#test/records.ts'
import { type Caller, createTestApp, testNow } from '#test/test-app.ts'

type TestApp = Awaited<ReturnType<typeof createTestApp>>
type Privacy = { export: { id: string; state: string } | null; delete_after: string | null }

async function readPrivacy(caller: Caller): Promise<Privacy> {
  return (await caller.call<Privacy>('GET', '/users/me/privacy')).body
}

async function exportAll({ app }: TestApp, caller: Caller) {
  expect((await caller.call('POST', '/users/me/export')).status).toBe(202)
  await expect.poll(async () => (await readPrivacy(caller)).export?.state, { timeout: 120_000 }).toBe('ready')
  const path = `/api/users/me/export/${(await readPrivacy(caller)).export?.id}/download`
  const reply = await app.request(path, { headers: { Authorization: `Bearer ${caller.token}` } })
  expect(reply.headers.get('Content-Type')).toBe('application/zip')
  const entries = unzipSync(new Uint8Array(await reply.arrayBuffer()))
  return Object.fromEntries(Object.entries(entries).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]))
}

test('an export holds everything of the account, nothing of another, and no secret', async () => {
  const drafty = await createTestApp()
  const ana = await drafty.signUp('ana@firm.example')
  const eve = await drafty.signUp('eve@firm.example')
  const { clientId = '', draftId = '' } = await buildRecords(ana)
  await buildClient(eve, { first_name: 'Foreign' })
  const entries = await exportAll(drafty, ana)
  const all = Object.values(entries).join('\n')
  const clients = JSON.parse(entries['tables/clients.json'] ?? '') as { id: string }[]
  expect(clients.map(({ id }) => id)).toEqual([clientId])
  expect(entries['tables/draft_sections.json']).toContain(draftId)
  expect(entries['tables/accounts.json']).toContain('ana@firm.example')
  expect(entries['tables/audit_events.json']).toContain('signed-up')
  expect(all).not.toContain('Foreign')
  expect(all).not.toContain('argon2id')
  expect(Object.keys(entries)).not.toContain('tables/one_time_tokens.json')
})

test('an export cannot be fetched by others, and its file is gone after seven days', async () => {
  const drafty = await createTestApp()
  const ana = await drafty.signUp()
  const eve = await drafty.signUp()
  await exportAll(drafty, ana)
  const path = `/users/me/export/${(await readPrivacy(ana)).export?.id}/download`
  expect((await eve.call('GET', path)).status).toBe(404)
  drafty.clock.now = testNow + 7 * 86_400_000 + 1
  const again = await drafty.call<{ token: string }>('POST', '/auth/login', {
    email: ana.email,
    password: 'a long pass phrase',
  })
  const state = async () =>
    (await drafty.call<Privacy>('GET', '/users/me/privacy', undefined, again.body.token)).body.export?.state
  await expect.poll(state, { timeout: 120_000 }).toBe('expired')
  expect((await drafty.call('GET', path, undefined, again.body.token)).status).toBe(404)
})

test('an account is deleted with everything in it seven days after it was asked for, and only with its password', async () => {
  const drafty = await createTestApp()
  const { database, services, clock, folder } = drafty
  const ana = await drafty.signUp('ana@firm.example')
  await buildRecords(ana)
  await exportAll(drafty, ana)
  const { key } = await services.files.put(Readable.from([Buffer.from('an upload')]), 100)
  const id = (
    await database.selectFrom('accounts').select('id').where('email', '=', ana.email).executeTakeFirstOrThrow()
  ).id
  await database
    .updateTable('account_exports')
    .set({ file_key: key })
    .where('account_id', '=', id)
    .where('state', '=', 'failed')
    .execute()
  const ask = (body: object) => ana.call('POST', '/users/me/deletion', body)
  expect((await ask({ email: 'other@firm.example', password: 'a long pass phrase' })).status).toBe(422)
  expect((await ask({ email: ana.email, password: 'not this one' })).status).toBe(422)
  expect((await ask({ email: ana.email, password: 'a long pass phrase' })).status).toBe(202)
  expect((await readPrivacy(ana)).delete_after).toBe(new Date(testNow + 7 * 86_400_000).toISOString())

  clock.now = testNow + 7 * 86_400_000 + 1
  await expect
    .poll(async () => (await database.selectFrom('accounts').selectAll().execute()).length, { timeout: 120_000 })
    .toBe(0)
  for (const table of ['clients', 'drafts', 'sessions', 'passkeys', 'invitations', 'account_exports'] as const)
    expect(await database.selectFrom(table).selectAll().execute(), table).toEqual([])
  await expect.poll(() => drafty.mailsTo(ana.email).at(-1)?.text).toContain('Your Drafty account was deleted')
  const left = () => database.selectFrom('audit_events').selectAll().execute()
  await expect.poll(async () => (await left()).map(({ kind }) => kind)).toContain('account-deleted')
  expect(JSON.stringify(await left())).not.toContain(ana.email)
  const stored = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  expect(stored.map(({ name }) => name)).toEqual([key])
})

test('whoever changes their mind keeps the account', async () => {
  const drafty = await createTestApp({ works: false })
  const ana = await drafty.signUp()
  await ana.call('POST', '/users/me/deletion', { email: ana.email, password: 'a long pass phrase' })
  expect((await ana.call('DELETE', '/users/me/deletion')).status).toBe(204)
  expect((await readPrivacy(ana)).delete_after).toBeNull()
})

test('the dependents of a deleted account keep their data, become inactive and are told', async () => {
  const drafty = await createTestApp()
  const owner = await drafty.signUp('owner@firm.example')
  await owner.verify()
  const bea = await drafty.signUp('bea@firm.example')
  await owner.call('POST', '/users/me/dependents', { email: bea.email })
  await expect.poll(() => drafty.mailsTo(bea.email).length).toBe(2)
  const invite = new URL(drafty.mailsTo(bea.email)[1]?.link ?? '').searchParams.get('invite')
  await bea.call('POST', '/users/me/family', { invite })
  const clientId = await buildClient(bea)
  await owner.call('POST', '/users/me/deletion', { email: owner.email, password: 'a long pass phrase' })
  drafty.clock.now = testNow + 7 * 86_400_000 + 1
  await expect.poll(() => drafty.mailsTo(bea.email).at(-1)?.text, { timeout: 120_000 }).toContain('was deleted')
  const again = await drafty.call<{ token: string }>('POST', '/auth/login', {
    email: bea.email,
    password: 'a long pass phrase',
  })
  expect(again.body).toMatchObject({ is_dependent: false, subscription_status: 'inactive' })
  expect((await drafty.call('GET', `/clients/${clientId}`, undefined, again.body.token)).status).toBe(200)
})

test('the support chat learns who is chatting by a signature that only this server makes', async () => {
  const secret = 'the secret of the chat'
  for (const [setting, vendor, signs] of [
    ['crisp:1234-abcd', 'crisp', 'email'],
    ['intercom:abc123', 'intercom', 'user_id'],
    ['chatwoot:tok3n@https://chat.firm.example', 'chatwoot', 'user_id'],
  ] as const) {
    const drafty = await createTestApp({ environment: { SUPPORT_CHAT: setting, SUPPORT_CHAT_SECRET: secret } })
    const ana = await drafty.signUp()
    const { body } = await ana.call<Record<string, string>>('GET', '/users/me/chat-identity')
    expect(body['vendor']).toBe(vendor)
    expect(body['signature']).toBe(
      createHmac('sha256', secret)
        .update(body[signs] ?? '')
        .digest('hex'),
    )
    expect((await drafty.call('GET', '/users/me/chat-identity')).status).toBe(401)
    const csp = (await drafty.app.request('/')).headers.get('Content-Security-Policy')
    expect(csp).toContain(
      { crisp: 'client.crisp.chat', intercom: 'widget.intercom.io', chatwoot: 'chat.firm.example' }[vendor],
    )
  }
})

test('without settings nothing foreign is named in the content security policy', async () => {
  const drafty = await createTestApp()
  const ana = await drafty.signUp()
  expect((await ana.call('GET', '/users/me/chat-identity')).body).toBeNull()
  const csp = (await drafty.app.request('/')).headers.get('Content-Security-Policy')
  expect(csp).not.toMatch(/https?:|wss?:/)
})
