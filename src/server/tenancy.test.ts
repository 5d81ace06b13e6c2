import { expect, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { readRows } from '#server/features/privacy/personal-tables.ts'
import { buildClient, buildFiles, buildRecords, simpleNaturalization } from '#test/records.ts'
import { type Caller, createTestApp, type Reply } from '#test/test-app.ts'
import { findPersonalTables } from '#server/features/privacy/find-personal-tables.ts'

type TestApp = Awaited<ReturnType<typeof createTestApp>>
type Ids = Readonly<Record<string, string>>

const endpoints = Object.values(api) as readonly Endpoint[]
const guarded = endpoints.filter(({ access }) => access === 'user' || access === 'owner')

/** Words that stand in what is Ana's and nowhere else. */
const hers = ['Douala', 'Historian', 'Two books.', 'fled in 2019', 'It is so.', 'Motion to reopen', 'Maria', 'Laptop']

/** These name a thing of the caller's family in their path: an owner may do with a dependent what they are for. */
const ofFamily = /^\/users\/me\/dependents/

/** Every body that names another account's things in every place where things are named by id. */
function bodiesWith(ids: Ids, { path, example, body }: Endpoint): readonly unknown[] {
  if (!body) return [undefined]
  const named = {
    client_id: ids['clientId'],
    draft_id: ids['draftId'],
    expert_id: ids['expertId'],
    expert: ids['expertId'],
    expert_cv: [ids['extraExpertId']],
    brief_id: ids['briefId'],
    template_id: ids['briefId'],
    templates: [ids['briefId']],
    documents: [ids['documentId']],
    citation_ids: [ids['citationId']],
    cited_sources: [ids['citationId']],
    additional_client_information: [ids['extraClientId']],
    additional_expert_information: [ids['extraExpertId']],
    user_id: ids['accountId'],
    id: ids['accountId'],
    answers: { client_id: ids['clientId'], documents: [ids['documentId']], cited_sources: [ids['citationId']] },
  }
  const plain = example ?? {}
  // The owner's own words would end up in the owner's own rows: only what names a stranger's things is looked for.
  return path.startsWith('/clients/import') ? [plain] : [plain, { ...plain, ...named }]
}

async function rowsOf({ database }: TestApp, accountId: string): Promise<Record<string, unknown>> {
  const tables: Record<string, unknown> = {}
  for (const table of await findPersonalTables(database)) {
    const rows: unknown[] = []
    for await (const some of readRows(database, table, accountId)) rows.push(...some)
    tables[table.name] = rows
  }
  return tables
}

async function idOf({ database }: TestApp, email: string): Promise<string> {
  const row = await database.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return row.id
}

/** A family of Ana and Dan, each with one of everything, and Eve, who has a client of her own. */
async function createTenants() {
  const drafty = await createTestApp()
  const ana = await drafty.signUp('ana@firm.example')
  const dan = await drafty.signUp('dan@firm.example')
  const eve = await drafty.signUp('eve@other.example')
  const records = await buildRecords(ana)
  await ana.call('POST', '/users/me/dependents', { email: dan.email })
  await expect.poll(() => drafty.mailsTo(dan.email).findLast(({ link }) => link.includes('invite='))).toBeDefined()
  const mail = drafty.mailsTo(dan.email).findLast(({ link }) => link.includes('invite='))
  const invite = new URL(mail?.link ?? '').searchParams.get('invite')
  expect((await dan.call('POST', '/users/me/family', { invite })).status).toBe(200)
  for (const one of [dan, eve]) await one.call('POST', '/clients', { first_name: 'Otto', last_name: 'Else' })
  await ana.call('POST', '/users/me/proof', { password: 'a long pass phrase' })
  const accountId = await idOf(drafty, ana.email)
  // What was asked for is made before anybody looks at the rows.
  await expect
    .poll(async () => (await ana.call<{ export: { state: string } }>('GET', '/users/me/privacy')).body.export.state)
    .not.toBe('waiting')
  return { drafty, ana, dan, eve, ids: { ...records, type: 'naturalization', accountId } as Ids, accountId }
}

/** Ends the caller's own session: last, so that all others are tried by somebody who is logged in. */
const endsCaller = ({ method, path }: Endpoint) => method === 'DELETE' && path === '/users/me/sessions'

/** What these calls ask for beside what their path names. */
const asked: Readonly<Record<string, string>> = {
  '/clients/:clientId/drafts/:draftId/sources/:sourceId/page': '?start=0&end=5',
}

function addressWith(path: string, ids: Ids): string {
  const named = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const id = ids[name]
    expect(id, `${name} of ${path} is not in test/records.ts: the call is not covered`).toBeDefined()
    return id ?? ''
  })
  return `${named}${asked[path] ?? ''}`
}

type Role = 'stranger' | 'dependent' | 'other'
type Asked = { readonly role: Role; readonly isPlain: boolean }

/** What is wrong with an answer to somebody who asks for another account's thing. */
function findWrong({ path, access }: Endpoint, reply: Reply<unknown>, { role, isPlain }: Asked) {
  const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? '')
  const told = hers.filter((word) => text.includes(word))
  if (told.length > 0) return `tells ${told.join(', ')}`
  if (reply.status >= 500) return `answers ${reply.status}`
  if (role === 'stranger') return reply.status === 401 ? undefined : `answers ${reply.status} without a session`
  if (role === 'dependent' && access === 'owner')
    return reply.status === 403 ? undefined : `answers ${reply.status} to a dependent`
  const namesThing = /:\w*Id\b/.test(path)
  // A body with more than the call takes may be refused before anything is looked for.
  const isRefused = reply.status === 404 || (!isPlain && reply.status === 422)
  return namesThing && !isRefused ? `answers ${reply.status} for a foreign id` : undefined
}

test('nobody reads, changes or learns anything of another account by any call of the contract, whatever their role', async () => {
  const { drafty, ana, dan, eve, ids, accountId } = await createTenants()
  const before = await rowsOf(drafty, accountId)
  expect(JSON.stringify(before).includes('fled in 2019')).toBe(true)
  const stranger: Caller = { ...eve, call: (method, path, body) => drafty.call(method, path, body) }
  const roles = [
    ['stranger', stranger],
    ['dependent', dan],
    ['other', eve],
  ] as const
  const wrong: string[] = []
  let tried = 0
  const ordered = [...guarded.filter((one) => !endsCaller(one)), ...guarded.filter(endsCaller)]
  for (const endpoint of ordered)
    for (const [role, caller] of roles) {
      for (const [index, body] of bodiesWith(ids, endpoint).entries()) {
        const reply = await caller.call(endpoint.method, addressWith(endpoint.path, ids), body)
        tried += 1
        const found = findWrong(endpoint, reply, { role, isPlain: index === 0 })
        if (found !== undefined) wrong.push(`${role}: ${endpoint.method} ${endpoint.path} ${found}`)
      }
    }
  console.log(`tenancy: ${guarded.length} calls, ${tried} tries by three roles with another account's ids`)
  expect(wrong).toEqual([])
  const after = await rowsOf(drafty, accountId)
  for (const [table, rows] of Object.entries(before)) expect(after[table], table).toEqual(rows)
  expect((await ana.call('GET', `/clients/${ids['clientId']}`)).status).toBe(200)
})

test('an owner sees names and counts of a dependent, and nothing that is in their clients', async () => {
  const { drafty, ana, dan } = await createTenants()
  const danClient = await buildClient(dan)
  await buildFiles(dan, danClient)
  await dan.call('POST', '/ai_tool/naturalization', { ...simpleNaturalization, client_id: danClient })
  const { clients, records, drafts } = {
    clients: await drafty.database.selectFrom('clients').selectAll().execute(),
    records: await drafty.database.selectFrom('records').selectAll().execute(),
    drafts: await drafty.database.selectFrom('drafts').selectAll().execute(),
  }
  const danId = await idOf(drafty, dan.email)
  const own = <T extends { owner_id: string }>(rows: readonly T[]) => rows.filter(({ owner_id }) => owner_id === danId)
  const first = (rows: readonly { id: string }[]) => rows[0]?.id ?? 'none'
  const named: Ids = { type: 'naturalization', clientId: first(own(clients)), draftId: first(own(drafts)) }
  const ids: Ids = new Proxy(named, { get: (known, name: string) => known[name] ?? first(own(records)) })
  const wrong: string[] = []
  const withThing = guarded.filter(({ path }) => /:\w*Id\b/.test(path) && !ofFamily.test(path))
  for (const endpoint of withThing) {
    const reply = await ana.call(endpoint.method, addressWith(endpoint.path, ids), endpoint.body && endpoint.example)
    if (reply.status !== 404) wrong.push(`${endpoint.method} ${endpoint.path} answers ${reply.status}`)
  }
  expect(wrong).toEqual([])
  expect(own(clients).length).toBeGreaterThan(0)
})
