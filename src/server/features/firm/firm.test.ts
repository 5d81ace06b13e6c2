import { expect, test } from 'vitest'
import type { Firm } from '#contract/firms.ts'
import { createApp } from '#server/app.ts'
import { readRows } from '#server/features/privacy/personal-tables.ts'
import { createFirm, memberOf, type TestFirm } from '#test/firm.ts'
import { buildClient, buildRecords, simpleNaturalization, textFile } from '#test/records.ts'
import { connectForTest, createTestApp, testNow } from '#test/test-app.ts'
import type { ConflictCheck } from '#contract/conflict-checks.ts'
import type { ClientAccess, FirmClient, RecordedAccess, Wall } from '#contract/client-access.ts'
import { findPersonalTables } from '#server/features/privacy/find-personal-tables.ts'

type FirmReply = { readonly firm: Firm }

/** A firm whose client the attorney has in full. */
async function createSharedFirm() {
  const firm = await createFirm({ seesAll: false })
  await firm.set('attorney', { level: 'full' })
  const access = (id: string) => `/clients/${firm.clientId}/access/${id}`
  return { firm, access, of: (role: Parameters<typeof memberOf>[1]) => memberOf(firm, role) }
}

test('a family becomes a firm by its owner alone: everybody is told, and what each has stays their own', async () => {
  const firm = await createFirm({ seesAll: false })
  const attorney = memberOf(firm, 'attorney')
  expect((await attorney.call('POST', '/firm', { name: 'Mine' })).status).toBe(403)
  expect((await memberOf(firm, 'owner').call('POST', '/firm', { name: 'Again' })).status).toBe(409)
  await expect
    .poll(() => firm.mailsTo(attorney.email).some(({ text }) => text.includes('belongs to a firm')))
    .toBe(true)
  const mine = await attorney.call<{ id: string }>('POST', '/clients', { ...otto, belongs_to: 'me' })
  expect((await memberOf(firm, 'owner').call('GET', `/clients/${mine.body.id}`)).status).toBe(404)
  const { body } = await attorney.call<FirmReply>('GET', '/firm')
  expect(body.firm.people.map(({ role }) => role).toSorted()).toEqual(['attorney', 'owner', 'paralegal', 'reviewer'])
  expect(body.firm.people.every(({ two_steps }) => two_steps === null)).toBe(true)
  expect(JSON.stringify(await firm.people.owner.call('GET', '/clients')).includes(mine.body.id)).toBe(false)
})

const otto = { first_name: 'Otto', last_name: 'Else' }

test('who has no firm has none, and cannot hand anything to one', async () => {
  const drafty = await createTestApp()
  const ana = await drafty.signUp()
  expect((await ana.call('GET', '/firm')).body).toEqual({ firm: null })
  const id = await buildClient(ana)
  const access = await ana.call<ClientAccess>('GET', `/clients/${id}/access`)
  expect(access.body.belongs_to).toBe('me')
  expect(access.body.may).toContain('accept')
  expect((await ana.call('POST', `/clients/${id}/hand-over`)).status).toBe(409)
})

test('handing a client over takes everything of it along and nothing else, with every id as it was', async () => {
  const firm = await createFirm({ seesAll: false })
  const { owner } = firm.people
  const left = await leftBehind(firm)
  expect(left).toEqual([])
  await firm.set('owner', { level: 'full' })
  const { clientId, draftId, documentId } = firm.ids
  const client = await owner.call<{ drafts: { id: string }[] }>('GET', `/clients/${clientId}`)
  expect(client.body.drafts.map(({ id }) => id)).toEqual([draftId])
  expect((await owner.call('GET', `/clients/${clientId}/drafts/${draftId}/download`)).status).toBe(200)
  expect((await owner.call('GET', `/clients/${clientId}/documents/${documentId}/display`)).status).toBe(200)
  expect((await owner.call('GET', '/briefs')).body).toHaveLength(1)
})

/** Rows of the former owner in which the client, or anything that hangs on it, is still named. */
async function leftBehind({ database, idOf, ids }: TestFirm): Promise<string[]> {
  const named = ['clientId', 'draftId', 'documentId', 'expertId', 'citationId'].map((name) => ids[name] ?? '?')
  const found: string[] = []
  // What was done while it was private, and what it cost, was done by this person and stays on record there.
  const history = new Set(['audit_events', 'credit_entries'])
  for (const table of await findPersonalTables(database))
    for await (const rows of readRows(database, table, idOf('owner')))
      if (!history.has(table.name) && named.some((id) => JSON.stringify(rows).includes(id))) found.push(table.name)
  return found
}

test('a client added in the firm is there for whoever added it, and for nobody else until it is shared', async () => {
  const { of, firm } = await createSharedFirm()
  const made = await of('attorney').call<{ id: string }>('POST', '/clients', otto)
  const path = `/clients/${made.body.id}`
  for (const role of ['owner', 'reviewer', 'paralegal'] as const)
    expect((await of(role).call('GET', path)).status, role).toBe(404)
  const shared = await of('attorney').call<ClientAccess>('PUT', `${path}/access/${firm.idOf('reviewer')}`, {
    level: 'review',
  })
  expect(shared.body.people.map(({ role, level }) => [role, level])).toEqual([
    ['attorney', 'full'],
    ['reviewer', 'review'],
  ])
  expect((await of('reviewer').call('GET', path)).status).toBe(200)
  expect((await of('reviewer').call('PUT', path, otto)).status).toBe(403)
  expect((await of('reviewer').call('POST', '/clients', { ...otto, belongs_to: 'firm' })).status).toBe(403)
})

test('what a paralegal adds is in the hands of the owner too, for a paralegal cannot share it on', async () => {
  const { of } = await createSharedFirm()
  const made = await of('paralegal').call<{ id: string }>('POST', '/clients', otto)
  const access = await of('owner').call<ClientAccess>('GET', `/clients/${made.body.id}/access`)
  expect(access.body.people.map(({ role }) => role).toSorted()).toEqual(['owner', 'paralegal'])
})

test('a wall takes the place of a share, tells its reason to those who share alone, and is lifted before sharing again', async () => {
  const { of, firm, access } = await createSharedFirm()
  const june = access(firm.idOf('reviewer'))
  await of('attorney').call('PUT', june, { level: 'review' })
  expect((await of('reviewer').call('GET', `/clients/${firm.clientId}`)).status).toBe(200)
  expect((await of('attorney').call('PUT', june, { level: 'wall' })).status).toBe(422)
  const walled = await of('attorney').call<ClientAccess>('PUT', june, { level: 'wall', reason: 'Worked for DHS.' })
  expect(walled.body.people.find(({ level }) => level === 'wall')?.reason).toBe('Worked for DHS.')
  expect((await of('reviewer').call('GET', `/clients/${firm.clientId}`)).status).toBe(404)
  expect((await of('attorney').call('PUT', june, { level: 'review' })).status).toBe(409)
  await of('attorney').call('PUT', access(firm.idOf('paralegal')), { level: 'full' })
  const seen = await of('paralegal').call<ClientAccess>('GET', `/clients/${firm.clientId}/access`)
  expect(JSON.stringify(seen.body)).not.toContain('DHS')
  expect(seen.body.people.map(({ level }) => level)).not.toContain('wall')
  expect(seen.body.others).toEqual([])
  await of('attorney').call('DELETE', june)
  expect((await of('attorney').call('PUT', june, { level: 'review' })).status).toBe(200)
})

test('nobody outside the firm can be given anything, and a client is never out of everybody’s hands', async () => {
  const { of, firm, access } = await createSharedFirm()
  const eve = await firm.signUp('eve@other.example')
  const { id } = await firm.database
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', eve.email)
    .executeTakeFirstOrThrow()
  expect((await of('attorney').call('PUT', access(id), { level: 'full' })).status).toBe(404)
  expect((await of('attorney').call('PUT', access(firm.firmId), { level: 'full' })).status).toBe(404)
  const self = access(firm.idOf('attorney'))
  for (const [method, body] of [
    ['DELETE', undefined],
    ['PUT', { level: 'review' }],
    ['PUT', { level: 'wall', reason: 'x' }],
  ] as const)
    expect((await of('attorney').call(method, self, body)).status, method).toBe(409)
  expect((await of('attorney').call('GET', `/clients/${firm.clientId}`)).status).toBe(200)
})

test('a share ends on its day', async () => {
  const { of, firm, access } = await createSharedFirm()
  const until = new Date(testNow + 3_600_000).toISOString()
  await of('attorney').call('PUT', access(firm.idOf('paralegal')), { level: 'full', until })
  const path = `/clients/${firm.clientId}`
  expect((await of('paralegal').call('GET', path)).status).toBe(200)
  firm.clock.now = testNow + 3_600_000
  expect((await of('paralegal').call('GET', path)).status).toBe(404)
})

test('who leaves the firm reads nothing of it any more, on another server too, and the firm keeps the work', async () => {
  const { of, firm } = await createSharedFirm()
  const dapo = of('attorney')
  const mine = await dapo.call<{ id: string }>('POST', '/clients', { ...otto, belongs_to: 'me' })
  const path = `/clients/${firm.clientId}`
  const document = await dapo.upload<{ id: string }>(
    `${path}/documents`,
    { document_title: 'Passport' },
    {
      ...textFile,
      name: 'passport.txt',
    },
  )
  const shown = await dapo.call<{ url?: string }>('GET', `${path}/documents/${document.body.id}/display`)
  const other = createApp({ ...firm.services, database: connectForTest(firm.location) })
  const there = async (address: string) =>
    (await other.request(`/api${address}`, { headers: { Authorization: `Bearer ${dapo.token}` } })).status
  expect(await there(path)).toBe(200)
  const removed = await of('owner').call('DELETE', `/users/me/dependents/${firm.idOf('attorney')}`)
  expect(removed.status).toBe(204)
  expect(await there(path)).toBe(404)
  expect(await there(`${path}/documents`)).toBe(404)
  expect((await dapo.call('GET', path)).status).toBe(404)
  if (shown.body.url !== undefined) expect((await other.request(shown.body.url)).status).toBe(404)
  expect((await dapo.call<unknown[]>('GET', '/clients')).body).toHaveLength(1)
  expect((await dapo.call('GET', `/clients/${mine.body.id}`)).status).toBe(200)
  // Nobody else could share it on: it is in the owner's hands now, with what the attorney did.
  const documents = await of('owner').call<{ id: string }[]>('GET', `${path}/documents`)
  expect(documents.body.map(({ id }) => id)).toContain(document.body.id)
  expect((await dapo.call('GET', '/firm')).body).toEqual({ firm: null })
})

test('an open stream ends after the share was taken back', async () => {
  const { of, firm, access } = await createSharedFirm()
  await of('attorney').call('PUT', access(firm.idOf('paralegal')), { level: 'full' })
  await firm.database.updateTable('drafts').set({ state: 'drafting' }).execute()
  const path = `/api/clients/${firm.clientId}/drafts/${firm.ids['draftId']}/events`
  const open = await firm.app.request(path, { headers: { Authorization: `Bearer ${of('paralegal').token}` } })
  expect(open.status).toBe(200)
  const reader = open.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('Maria')
  await of('attorney').call('DELETE', access(firm.idOf('paralegal')))
  const since = performance.now()
  while (!(await reader?.read())?.done) expect(performance.now() - since).toBeLessThan(60_000)
})

test('a changed role counts with the next call', async () => {
  const { of, firm, access } = await createSharedFirm()
  await of('attorney').call('PUT', access(firm.idOf('paralegal')), { level: 'full' })
  const path = `/clients/${firm.clientId}`
  expect((await of('paralegal').call('PUT', path, { first_name: 'Maria', last_name: 'Rivera' })).status).toBe(200)
  const changed = await of('owner').call('PATCH', `/firm/people/${firm.idOf('paralegal')}`, { role: 'reviewer' })
  expect(changed.status).toBe(200)
  expect((await of('paralegal').call('PUT', path, { first_name: 'Maria', last_name: 'Rivera' })).status).toBe(403)
  expect(
    (await of('attorney').call('PATCH', `/firm/people/${firm.idOf('paralegal')}`, { role: 'attorney' })).status,
  ).toBe(403)
  expect((await of('owner').call('PATCH', `/firm/people/${firm.idOf('owner')}`, { role: 'paralegal' })).status).toBe(
    404,
  )
})

test('the owner sees who sees which client, of those that she has, and nothing of a wall before herself', async () => {
  const { of, firm, access } = await createSharedFirm()
  await of('attorney').call('PUT', access(firm.idOf('paralegal')), { level: 'documents' })
  expect((await of('owner').call('GET', '/firm/clients')).body).toEqual([])
  await of('attorney').call('PUT', access(firm.idOf('owner')), { level: 'full' })
  const { body } = await of('owner').call<FirmClient[]>('GET', '/firm/clients')
  expect(body.flatMap((row) => row.access.map(({ role, level }) => `${role} ${level}`)).toSorted()).toEqual([
    'attorney full',
    'owner full',
    'paralegal documents',
  ])
  const before = await of('owner').call<FirmReply>('GET', '/firm')
  expect(before.body.firm.clients).toBe(1)
  await of('attorney').call('PUT', access(firm.idOf('owner')), { level: 'wall', reason: 'Her brother.' })
  expect((await of('owner').call('GET', '/firm/clients')).body).toEqual([])
  const after = await of('owner').call<FirmReply>('GET', '/firm')
  expect([after.body.firm.clients, ...after.body.firm.people.map(({ clients }) => clients)]).toEqual([0, 0, 0, 0, 0])
})

test('every wall is told, page by page and the latest first, to those who may share its client, and to nobody else', async () => {
  const { of, firm } = await createSharedFirm()
  const names: string[] = []
  for (const last_name of ['Abebe', 'Bello', 'Castro']) {
    const made = await of('attorney').call<{ id: string }>('POST', '/clients', { first_name: 'Ada', last_name })
    const wall = { level: 'wall', reason: `Worked against ${last_name}.` }
    await of('attorney').call('PUT', `/clients/${made.body.id}/access/${firm.idOf('reviewer')}`, wall)
  }
  let cursor = ''
  do {
    const page = await of('attorney').call<Wall[]>('GET', `/firm/walls?limit=2${cursor}`)
    names.push(...page.body.map(({ client_name, reason }) => `${client_name}: ${reason}`))
    const next = page.headers.get('X-Next-Cursor')
    cursor = next === null ? '' : `&cursor=${next}`
  } while (cursor !== '')
  expect(names.toSorted()).toEqual(['Abebe', 'Bello', 'Castro'].map((one) => `Ada ${one}: Worked against ${one}.`))
  for (const role of ['reviewer', 'paralegal', 'owner'] as const)
    expect((await of(role).call('GET', '/firm/walls')).body).toEqual([])
})

test('where the firm said so at its making, the owner sees every client but those behind a wall before her', async () => {
  const firm = await createFirm({ seesAll: true })
  const { owner, attorney } = firm.people
  expect((await owner.call('GET', `/clients/${firm.clientId}`)).status).toBe(200)
  await firm.set('attorney', { level: 'full' })
  const wall = { level: 'wall', reason: 'Her brother.' }
  expect((await attorney.call('PUT', `/clients/${firm.clientId}/access/${firm.idOf('owner')}`, wall)).status).toBe(200)
  expect((await owner.call('GET', `/clients/${firm.clientId}`)).status).toBe(404)
  expect((await owner.call('GET', '/clients')).body).toMatchObject({ code: 'no-clients' })
})

test('the firm goes back to a family while each client is in one pair of hands, which it then belongs to', async () => {
  const { of, firm, access } = await createSharedFirm()
  await of('attorney').call('PUT', access(firm.idOf('reviewer')), { level: 'review' })
  expect((await of('owner').call('DELETE', '/firm')).status).toBe(409)
  await of('attorney').call('DELETE', access(firm.idOf('reviewer')))
  expect((await of('owner').call('DELETE', '/firm')).status).toBe(204)
  expect((await of('attorney').call('GET', `/clients/${firm.clientId}/documents`)).status).toBe(200)
  expect((await of('owner').call('GET', `/clients/${firm.clientId}`)).status).toBe(404)
  expect((await of('attorney').call('GET', '/firm')).body).toEqual({ firm: null })
  expect(await firm.database.selectFrom('accounts').select('email').where('email', 'like', 'firm:%').execute()).toEqual(
    [],
  )
})

test('the record of access names who opened what, for those who share, on the page and as a file', async () => {
  const { of, firm, access } = await createSharedFirm()
  await of('attorney').call('PUT', access(firm.idOf('paralegal')), { level: 'full' })
  await of('paralegal').call('GET', `/clients/${firm.clientId}/documents/${firm.ids['documentId']}/display`)
  await of('paralegal').call('GET', `/ai_tool/draft_from_template_sections/${firm.ids['draftId']}`)
  const path = `/clients/${firm.clientId}/record-of-access`
  const { body } = await of('attorney').call<RecordedAccess[]>('GET', path)
  const byPerson = body.filter(({ person }) => person === of('paralegal').email).map(({ call }) => call)
  expect(byPerson).toContain('GET /clients/:clientId/documents/:documentId/display')
  expect(byPerson).toContain('GET /ai_tool/draft_from_template_sections/:draftId')
  expect((await of('paralegal').call('GET', path)).status).toBe(403)
  const file = await of('attorney').call<string>('GET', `${path}/file`)
  expect(file.body).toContain(of('paralegal').email)
  const own = await of('paralegal').call('GET', '/users/me/audit')
  expect(JSON.stringify(own.body)).not.toContain(firm.clientId)
})

test('nobody logs in as the firm, and an account that owns one is not deleted', async () => {
  const { of, firm } = await createSharedFirm()
  const { email } = await firm.database
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', firm.firmId)
    .executeTakeFirstOrThrow()
  expect((await firm.call('POST', '/auth/login', { email, password: 'a long pass phrase' })).status).toBe(422)
  expect((await firm.call('POST', '/auth/forgot-password', { email })).status).toBe(422)
  const ended = await of('owner').call('POST', '/users/me/deletion', {
    email: of('owner').email,
    password: 'a long pass phrase',
  })
  expect([ended.status, ended.body['code']]).toEqual([409, 'owner-of-firm'])
})

test('a paralegal drafts in the name of the attorney who has the client, and cannot accept', async () => {
  const { of, firm, access } = await createSharedFirm()
  await of('attorney').call('PUT', access(firm.idOf('paralegal')), { level: 'full' })
  const draft = { ...simpleNaturalization, client_id: firm.clientId }
  const started = await of('paralegal').call<{ draft_id: string }>('POST', '/ai_tool/naturalization', draft)
  expect(started.status).toBe(201)
  const row = await firm.database
    .selectFrom('drafts')
    .selectAll()
    .where('id', '=', started.body.draft_id)
    .executeTakeFirstOrThrow()
  expect(row.owner_id).toBe(firm.firmId)
  expect((JSON.parse(row.input) as { attorney: { email: string } }).attorney.email).toBe(of('attorney').email)
  const sections = await of('paralegal').call<{ sections: { id: string }[] }>(
    'GET',
    `/clients/${firm.clientId}/drafts/${row.id}`,
  )
  const accept = `/clients/${firm.clientId}/drafts/${row.id}/sections/${sections.body.sections[0]?.id}/accept`
  expect((await of('paralegal').call('POST', accept)).status).toBe(403)
})

test('two members have one of everything each, and neither learns of the other’s', async () => {
  const { of } = await createSharedFirm()
  const mine = await buildRecords(of('reviewer'))
  expect((await of('owner').call('GET', `/clients/${mine['clientId']}`)).status).toBe(404)
})

test('a conflict check finds people by any spelling, and of clients behind a wall says only whom to ask', async () => {
  const { of, firm } = await createSharedFirm()
  const dapo = of('attorney')
  const made = await dapo.call<{ id: string }>('POST', '/clients', {
    first_name: 'Юрий',
    last_name: 'Щербаков',
    client: { a_number: 'A 208 123 456', opposing_party: 'Walter Kessler' },
    spouse: { name: 'Наталья Щербакова' },
  })
  const path = `/clients/${made.body.id}`
  const check = (role: 'attorney' | 'owner', asked: string) =>
    of(role).call<ConflictCheck>('POST', '/firm/conflict-checks', { asked })
  const own = await check('attorney', 'Scherbakov, Yury')
  expect(own.body.found.map(({ client_id, role }) => [client_id, role])).toEqual([[made.body.id, 'client']])
  expect(own.body.ask).toBeNull()
  expect((await check('attorney', 'Natalia Shcherbakova')).body.found[0]?.role).toBe('spouse')
  expect((await check('attorney', 'Walter Kessler')).body.found[0]?.role).toBe('opposing party')
  expect((await check('attorney', 'A208123456')).body.found[0]?.is_same).toBe(true)

  await dapo.call('PUT', `${path}/access/${firm.idOf('owner')}`, { level: 'wall', reason: 'Her brother.' })
  const hidden = await check('owner', 'Yuri Shcherbakov')
  expect(hidden.body).toMatchObject({ found: [], ask: [dapo.email] })
  expect(JSON.stringify(hidden.body)).not.toContain(made.body.id)
  expect((await check('owner', 'Nobody Whosoever')).body).toMatchObject({ found: [], ask: null })
  for (const role of ['reviewer', 'paralegal'] as const)
    expect((await of(role).call('POST', '/firm/conflict-checks', { asked: 'Yuri' })).status, role).toBe(403)

  const result = { decision: 'clear', reason: 'Another person.' }
  const recorded = await of('owner').call('POST', `/firm/conflict-checks/${hidden.body.id}/result`, result)
  expect(recorded.body).toMatchObject({ decision: 'clear', was_hidden: true })
  expect((await of('owner').call('POST', `/firm/conflict-checks/${hidden.body.id}/result`, result)).status).toBe(409)
  expect((await dapo.call('POST', `/firm/conflict-checks/${hidden.body.id}/result`, result)).status).toBe(404)
  expect((await dapo.call<unknown[]>('GET', '/firm/conflict-checks')).body).toHaveLength(4)
})
