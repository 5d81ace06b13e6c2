import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/database/schema.ts'
import { buildClient, textFile } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'

const many = { clients: 2000, documents: 20_000 }

/** The indexes that a query uses, by what the engine itself says of it. */
async function plan(
  database: Database,
  location: string,
  query: { compile: () => { sql: string; parameters: readonly unknown[] } },
) {
  const { sql: text, parameters } = query.compile()
  const isMysql = location.startsWith('mysql:')
  const parts = text.split('?')
  const filled = sql.join(
    parts.flatMap((part, index) => [sql.raw(part), ...(index < parts.length - 1 ? [sql`${parameters[index]}`] : [])]),
    sql``,
  )
  const { rows } = await sql<
    Record<string, unknown>
  >`${sql.raw(isMysql ? 'explain ' : 'explain query plan ')}${filled}`.execute(database)
  return JSON.stringify(rows)
}

test('with thousands of clients and documents every list is read by an index', async () => {
  const { database, location, signUp } = await createTestApp({ works: false })
  const ana = await signUp()
  const clientId = await buildClient(ana)
  const made = await ana.upload<{ id: string }>(`/clients/${clientId}/documents`, {}, textFile)
  const client = await database.selectFrom('clients').selectAll().where('id', '=', clientId).executeTakeFirstOrThrow()
  const row = await database.selectFrom('records').selectAll().where('id', '=', made.body.id).executeTakeFirstOrThrow()
  await database.transaction().execute(async (transaction) => {
    for (let from = 0; from < many.clients; from += 100)
      await transaction
        .insertInto('clients')
        .values(
          Array.from({ length: 100 }, (_, index) => {
            const name = `client ${from + index}`
            return { ...client, id: `c${from + index}`, sort_key: name, search_key: name, updated_at: from + index }
          }),
        )
        .execute()
    for (let from = 0; from < many.documents; from += 100)
      await transaction
        .insertInto('records')
        .values(
          Array.from({ length: 100 }, (_, index) => {
            const number = from + index
            const title = `document ${number}`
            return {
              ...row,
              id: `d${number}`,
              client_id: `c${number % many.clients}`,
              title,
              title_key: title,
              file_key: null,
              created_at: number,
            }
          }),
        )
        .execute()
  })
  if (location.startsWith('mysql:')) await sql`analyze table clients, records`.execute(database)
  else await sql`analyze`.execute(database)

  const owner = client.owner_id
  const ofOwner = database.selectFrom('clients').selectAll().where('owner_id', '=', owner)
  expect(await plan(database, location, ofOwner.orderBy('sort_key').orderBy('id').limit(101))).toContain(
    'clients_of_owner',
  )
  expect(
    await plan(database, location, ofOwner.orderBy('updated_at', 'desc').orderBy('id', 'desc').limit(101)),
  ).toContain('clients_by_change')
  const ofClient = database
    .selectFrom('records')
    .selectAll()
    .where('owner_id', '=', owner)
    .where('kind', '=', 'client_document')
    .where('client_id', '=', 'c7')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(101)
  expect(await plan(database, location, ofClient)).toMatch(/records_of_(owner_)?client/)
  const templates = database
    .selectFrom('records')
    .selectAll()
    .where('owner_id', '=', owner)
    .where('kind', '=', 'template')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(101)
  expect(await plan(database, location, templates)).toContain('records_of_owner')
  const file = database.selectFrom('records').select('file_key').where('file_key', 'in', ['a', 'b'])
  expect(await plan(database, location, file)).toContain('records_by_file')

  const page = async (path: string) => {
    const reply = await ana.call<unknown[]>('GET', path)
    expect(reply.status).toBe(200)
    return reply.body.length
  }
  expect(await page('/clients?limit=100')).toBe(100)
  expect(await page('/clients?limit=100&sort=-updated_at')).toBe(100)
  expect(await page('/clients/c7/documents')).toBe(many.documents / many.clients)
  expect(await page('/search?q=document%2019999')).toBe(1)
})
