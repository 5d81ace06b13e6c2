import { randomUUIDv7 } from 'node:crypto'
import { expect, test } from 'vitest'
import { createFirm, type TestFirm } from '#test/firm.ts'
import { testNow } from '#test/test-app.ts'
import { noteManySharesOfAll } from './many-shares.ts'
import { readReach } from './reach.ts'
import { endAccess, shareWithMaker } from './shares.ts'
import { sourcesOf } from './sources.ts'

/** So many more clients of the firm. */
async function addClients({ database, clientId }: TestFirm, count: number): Promise<readonly string[]> {
  const client = await database.selectFrom('clients').selectAll().where('id', '=', clientId).executeTakeFirstOrThrow()
  const rows = Array.from({ length: count }, () => ({ ...client, list_item: null, id: randomUUIDv7() }))
  for (let from = 0; from < rows.length; from += 50)
    await database
      .insertInto('clients')
      .values(rows.slice(from, from + 50))
      .execute()
  return rows.map(({ id }) => id)
}

test('from the five hundred and first share on, lists go through the clients of the firm, until they end and a night has gone by', async () => {
  const firm = await createFirm({ seesAll: false })
  const { database, firmId } = firm
  const personId = firm.idOf('attorney')
  const hasFew = async () => (await readReach(database, personId)).firm?.hasFew
  const ids = await addClients(firm, 501)
  await shareWithMaker(database, await readReach(database, personId), ids.slice(0, 500), testNow)
  expect(await hasFew()).toBe(true)
  await shareWithMaker(database, await readReach(database, personId), ids.slice(500), testNow)
  expect(await hasFew()).toBe(false)
  await endAccess(database, { firmId, clientId: ids[0] ?? '', personId })
  expect(await hasFew()).toBe(false)
  await noteManySharesOfAll(database)
  expect(await hasFew()).toBe(true)
  // What a server of an older version shares is not noted: the night does it.
  await shareWithMaker(database, await readReach(database, personId), ids.slice(0, 1), testNow)
  await database.updateTable('firm_members').set({ has_many: 0 }).execute()
  await noteManySharesOfAll(database)
  expect(await hasFew()).toBe(false)
}, 120_000)

test('lists of who has nothing of their own go through the firm alone, and through both from the first private client on', async () => {
  const firm = await createFirm({ seesAll: false })
  const sources = async () => sourcesOf(await readReach(firm.database, firm.idOf('attorney')), 'read', testNow)
  const owners = async () => (await sources()).map(({ ownerId }) => ownerId)
  expect(await owners()).toEqual([firm.firmId])
  const names = { first_name: 'Nia', last_name: 'Own', client: {}, belongs_to: 'me' }
  expect((await firm.people.attorney.call('POST', '/clients', names)).status).toBe(201)
  expect(await owners()).toEqual([firm.idOf('attorney'), firm.firmId])
  const { body } = await firm.people.attorney.call('GET', '/clients')
  expect(JSON.stringify(body)).toContain('Nia')
}, 120_000)
