import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { clientDataUse } from '#contract/client-data.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { may, type Standing } from '#domain/firm/may.ts'
import { type Role, roles, sightFor } from '#domain/firm/roles.ts'
import { findNamed } from '#server/access/named-client.ts'
import { noteManySharesOfAll } from '#server/access/many-shares.ts'
import { readReach } from '#server/access/reach.ts'
import { setAccess } from '#server/access/shares.ts'
import { accessOf } from '#server/access/standing.ts'
import { readRows } from '#server/features/privacy/personal-tables.ts'
import { addressWith, bodyFor, endpoints, missing, onClients, queryFor } from '#test/firm-calls.ts'
import { createFirm, type Ids, memberOf, sharings, type Sharing, type TestFirm } from '#test/firm.ts'
import { testNow } from '#test/test-app.ts'
import { findPersonalTables } from '#server/features/privacy/find-personal-tables.ts'

const lists = endpoints.filter((one) => one.act !== undefined && !onClients.includes(one))

/** Words that stand in what belongs to the firm's client and nowhere else. */
const theirs = ['Douala', 'Historian', 'Two books.', 'fled in 2019', 'It is so.', 'Maria']

test('every call that names a client says what it does to it', () => {
  expect(onClients.length).toBeGreaterThan(80)
  expect(onClients.filter(({ act }) => act === undefined).map(({ path }) => path)).toEqual([])
})

/** Calls on what belongs to a person and to no client: templates, feeds, the firm itself, a law pack, an operator's counts. */
const personal = /^\/(briefs|calendar-feed|firm|law|citations|operators|usage)\b/
const adding = ['POST /clients', 'POST /clients/import']

test('every other call that uses what clients have is a list with an act, adds a client, or is personal', () => {
  const using = endpoints.filter((one) => clientDataUse(one) !== null && one.act === undefined)
  const forgotten = using.filter(({ method, path }) => !personal.test(path) && !adding.includes(`${method} ${path}`))
  expect(forgotten.map(({ path }) => path)).toEqual([])
})

/** What the table says: hidden as what never was, refused in so many words, or open. */
function expected(endpoint: Endpoint, standing: Standing): 'hidden' | 'refused' | 'open' {
  const act = endpoint.act ?? 'read'
  const sight = endpoint.path.includes(':draftId') ? 'read drafts' : sightFor(act)
  if (!may(standing, 'read', testNow) || !may(standing, sight, testNow)) return 'hidden'
  return may(standing, act, testNow) ? 'open' : 'refused'
}

const standingOf = (role: Role, seesAll: boolean, sharing: Sharing): Standing => ({
  role,
  seesAll: seesAll && role === 'owner',
  access: sharing && accessOf({ level: sharing.level, until_at: sharing.until_at ?? null }),
})

test('who may do what is the table, for every call, role, share and wall', async () => {
  const wrong: string[] = []
  let tried = 0
  for (const seesAll of [false, true]) {
    const firm = await createFirm({ seesAll })
    for (const role of roles)
      for (const sharing of sharings) {
        await firm.set(role, sharing)
        const reach = await readReach(firm.database, firm.idOf(role))
        for (const endpoint of onClients) {
          const given = { params: paramsOf(endpoint, firm.ids), query: {}, body: {}, ...clientIn(endpoint, firm.ids) }
          const answer = await findNamed(firm.database, reach, endpoint, given, testNow)
            .then(({ ownerId }) => (ownerId === firm.firmId ? 'open' : 'hidden'))
            .catch((error: { code: string }) => (error.code === 'not-your-part' ? 'refused' : error.code))
          tried += 1
          const wanted = expected(endpoint, standingOf(role, seesAll, sharing))
          if (answer !== wanted)
            wrong.push(
              `${role} ${JSON.stringify(sharing)} ${endpoint.method} ${endpoint.path}: ${answer}, not ${wanted}`,
            )
        }
      }
  }
  console.log(`firm: ${onClients.length} calls, ${tried} answers compared with the table`)
  expect(wrong).toEqual([])
})

function paramsOf({ path }: Endpoint, ids: Ids): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, ids[name] ?? 'none']))
}

function clientIn({ clientIn: place }: Endpoint, ids: Ids) {
  return place === undefined ? {} : { [place]: { client_id: ids['clientId'] } }
}

test('what is hidden is answered as what never was, what is refused says so, and nothing changes by it', async () => {
  const firm = await createFirm({ seesAll: false })
  const before = await rowsOf(firm)
  expect(before).toContain('fled in 2019')
  const wrong: string[] = []
  let tried = 0
  // A refusal waits for the end of a step, and changes nothing: so that the four ask at once, each as many calls as they can.
  await Promise.all(roles.map(tryEverything))
  async function tryEverything(role: Role): Promise<void> {
    for (const sharing of sharings) {
      await firm.set(role, sharing)
      const standing = standingOf(role, false, sharing)
      const closed = onClients.filter((endpoint) => expected(endpoint, standing) !== 'open')
      await Promise.all(closed.map((endpoint) => tryOne(role, sharing, standing, endpoint)))
    }
  }
  async function tryOne(role: Role, sharing: Sharing, standing: Standing, endpoint: Endpoint): Promise<void> {
    const ask = (ids: Ids) =>
      memberOf(firm, role).call(
        endpoint.method,
        `${addressWith(endpoint.path, ids)}${queryFor(endpoint, ids)}`,
        bodyFor(endpoint, ids),
      )
    const reply = await ask(firm.ids)
    tried += 1
    const name = `${role} ${JSON.stringify(sharing)} ${endpoint.method} ${endpoint.path}`
    const text = JSON.stringify(reply.body ?? '')
    if (theirs.some((word) => text.includes(word))) wrong.push(`${name} tells ${text.slice(0, 200)}`)
    if (expected(endpoint, standing) === 'refused') {
      if (reply.status !== 403 || !text.includes('not-your-part')) wrong.push(`${name}: ${reply.status} ${text}`)
      return
    }
    const never = await ask(missing(endpoint, firm.ids))
    if (reply.status !== never.status || text !== JSON.stringify(never.body ?? '') || reply.status < 400)
      wrong.push(`${name}: ${reply.status} ${text}; for what never was ${never.status}`)
  }
  console.log(`firm: ${tried} refusals over HTTP`)
  expect(wrong).toEqual([])
  for (const role of roles) await firm.set(role, undefined)
  expect(await rowsOf(firm)).toEqual(before)
})

/** Everything that the firm owns, without who has access to what, and how often that changed. */
async function rowsOf({ database, firmId }: TestFirm): Promise<string> {
  const rows: unknown[] = []
  for (const table of await findPersonalTables(database))
    if (!['audit_events', 'client_access'].includes(table.name))
      for await (const some of readRows(database, table, firmId)) rows.push([table.name, some])
  return JSON.stringify(rows, (key, value: unknown) => (key === 'shares_version' ? undefined : value))
}

test('lists, counts and searches show what is shared and nothing else, however they are asked', async () => {
  const firm = await createFirm({ seesAll: false })
  await wallOffAnother(firm)
  expect((await Promise.all(roles.map((role) => wrongInLists(firm, role)))).flat()).toEqual([])
})

/** A fifth person, before whom there is a wall around the client: something that the list of walls tells. */
async function wallOffAnother({ database, signUp, firmId, clientId, idOf }: TestFirm) {
  const { email } = await signUp('otto@firm.example')
  const accounts = database.selectFrom('accounts').select('id').where('email', '=', email)
  const { id: personId } = await accounts.executeTakeFirstOrThrow()
  const member = { person_id: personId, owner_id: firmId, role: 'reviewer', joined_at: testNow } as const
  await database.insertInto('firm_members').values(member).execute()
  const wall = { level: 'wall', reason: 'He works for the other side.', madeBy: idOf('owner'), now: testNow } as const
  await setAccess(database, { firmId, clientId, personId, ...wall })
}

test('the same holds for somebody with hundreds of shares, whose lists go through the clients of the firm', async () => {
  const firm = await createFirm({ seesAll: false })
  await addEndedShares(firm, 'attorney', 510)
  await noteManySharesOfAll(firm.database)
  await wallOffAnother(firm)
  expect((await readReach(firm.database, firm.idOf('attorney'))).firm?.hasFew).toBe(false)
  expect(await wrongInLists(firm, 'attorney')).toEqual([])
})

/** So many more clients of the firm, whose shares with somebody have ended. */
async function addEndedShares({ database, firmId, clientId, idOf }: TestFirm, role: Role, count: number) {
  const client = await database.selectFrom('clients').selectAll().where('id', '=', clientId).executeTakeFirstOrThrow()
  for (let made = 0; made < count; made += 30) {
    const names = {
      first_name: 'Otto',
      last_name: 'Else',
      sort_key: 'else otto',
      search_key: 'else otto',
      list_item: null,
    }
    const rows = Array.from({ length: 30 }, () => ({ ...client, ...names, id: randomUUIDv7() }))
    await database.insertInto('clients').values(rows).execute()
    const ended = { person_id: idOf(role), owner_id: firmId, level: 'full', until_at: 1, reason: null } as const
    const by = { made_by: idOf('owner'), made_at: 1 }
    await database
      .insertInto('client_access')
      .values(rows.map(({ id }) => ({ client_id: id, ...ended, ...by })))
      .execute()
  }
}

async function wrongInLists(firm: TestFirm, role: Role): Promise<string[]> {
  const wrong: string[] = []
  await firm.set(role, undefined)
  const without = await askLists(firm, role)
  for (const sharing of sharings) {
    await firm.set(role, sharing)
    const standing = standingOf(role, false, sharing)
    for (const [name, { text, act }] of Object.entries(await askLists(firm, role))) {
      const isShown = text.includes(firm.ids['clientId'] ?? '?') || text.includes('Maria') || text.includes('"all":1')
      const isOpen = may(standing, act, testNow)
      if (!isOpen && text !== without[name]?.text) wrong.push(`${role} ${JSON.stringify(sharing)} ${name}: ${text}`)
      if (isOpen && !isShown) wrong.push(`${role} ${JSON.stringify(sharing)} ${name} misses it: ${text.slice(0, 200)}`)
    }
  }
  return wrong
}

const questions: Readonly<Record<string, readonly string[]>> = {
  '/clients': ['', '?q=Maria', '?q=Mraia', '?sort=-updated_at'],
  '/drafts': ['', '?q=Maria', '?sort=name'],
  '/draft-counts': [''],
  '/drafts/:type': [''],
  '/dates': [''],
  '/search': ['?q=Maria'],
  '/waiting': [''],
  '/client-counts': [''],
  '/client-outlooks': ['?ids=:clientId'],
  '/firm/clients': ['', '?q=Maria'],
  '/firm/walls': [''],
}

async function askLists(firm: TestFirm, role: Role) {
  const answers: Record<string, { text: string; act: NonNullable<Endpoint['act']> }> = {}
  expect(lists.map(({ path }) => path).toSorted()).toEqual(Object.keys(questions).toSorted())
  for (const { method, path, act = 'read' } of lists)
    for (const query of questions[path] ?? []) {
      const reply = await memberOf(firm, role).call(method, addressWith(`${path}${query}`, firm.ids))
      answers[`${path}${query}`] = { act, text: `${reply.status} ${JSON.stringify(reply.body)}` }
    }
  return answers
}
