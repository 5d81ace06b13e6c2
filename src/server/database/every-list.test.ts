import { type Kysely, type KyselyPlugin, type RootOperationNode } from 'kysely'
import { expect, inject, test } from 'vitest'
import { api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { createApp } from '#server/app.ts'
import { buildRecords } from '#test/records.ts'
import { createTestApp } from '#test/test-app.ts'
import type { Tables } from './schema.ts'

const onMysql = inject('mysqlServer') !== undefined

test('no call that reads goes through a whole table: each of its queries has an index to use', async () => {
  const { services, signUp } = await createTestApp()
  const ana = await signUp()
  const ids: Record<string, string> = { ...(await buildRecords(ana)), type: 'naturalization' }
  const asked: RootOperationNode[] = []
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const database = services.database as Kysely<Tables>
  const app = createApp({ ...services, database: database.withPlugin(recorder) })
  const reading = (Object.values(api) as Endpoint[]).filter(
    ({ method, access, path }) =>
      method === 'GET' && (access === 'user' || access === 'owner') && !path.endsWith('/events'),
  )
  for (const { path } of reading) {
    const address = path.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? 'none')
    const headers = { Authorization: `Bearer ${ana.token}` }
    for (const query of ['', '?q=ana', '?sort=-updated_at', '?sort=next_date', '?sort=-latest_draft'])
      await (await app.request(`/api${address}${query}`, { headers })).text()
  }
  const selects = new Map(
    asked.flatMap((node) => {
      const query = database.getExecutor().compileQuery(node, { queryId: 'explained' })
      return query.sql.startsWith('select') && query.sql.includes(' where ') ? [[query.sql, query] as const] : []
    }),
  )
  expect(selects.size).toBeGreaterThan(20)
  const without: string[] = []
  for (const query of selects.values()) {
    const explain = onMysql ? 'explain ' : 'explain query plan '
    const { rows } = await database.executeQuery<Plan>({ ...query, sql: `${explain}${query.sql}` })
    if (rows.some(scansAll)) without.push(query.sql)
  }
  expect(without).toEqual([])
})

type Plan = { detail?: string; type?: string | null; possible_keys?: string | null; table?: string | null }

/**
 * SQLite names its scans; MySQL scans small tables although an index is there, so that only its choice counts. A page that
 * has been found already (`page`, `<derived2>`) is gone through; how it was found stands in lines of its own.
 */
function scansAll({ detail, type, possible_keys, table }: Plan): boolean {
  if (detail !== undefined) return /^SCAN (?!.*CONSTANT|page$)/.test(detail)
  return type === 'ALL' && possible_keys === null && !(table ?? '').startsWith('<derived')
}
