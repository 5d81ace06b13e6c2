import { sql } from 'kysely'
import type { Database } from '#server/database/schema.ts'

/** By which column a table's rows belong to an account, to its drafts or to its clients; the first one counts. */
export const belongings = [
  { column: 'owner_id', ofAccount: true },
  { column: 'account_id', ofAccount: true },
  { column: 'draft_id', from: 'drafts' },
  { column: 'client_id', from: 'clients' },
] as const

export type PersonalTable = { readonly name: string; readonly columns: readonly string[]; readonly where: Belonging }
export type Belonging = (typeof belongings)[number]

const pageSize = 200
export type Row = Readonly<Record<string, unknown>>

/** The account's rows of a table, page by page, in a steady order. */
export async function* readRows(database: Database, table: PersonalTable, accountId: string): AsyncGenerator<Row[]> {
  const columns = sql.join(table.columns.map((column) => sql.ref(column)))
  const order = sql.join(table.columns.slice(0, 4).map((column) => sql.ref(column)))
  for (let offset = 0; ; offset += pageSize) {
    const { rows } = await sql<Row>`select ${columns} from ${sql.table(table.name)}
      where ${condition(table.where, accountId)} order by ${order} limit ${pageSize} offset ${offset}`.execute(database)
    if (rows.length > 0) yield rows
    if (rows.length < pageSize) return
  }
}

function condition(where: Belonging, accountId: string) {
  if ('ofAccount' in where) return sql`${sql.ref(where.column)} = ${accountId}`
  return sql`${sql.ref(where.column)} in (select id from ${sql.table(where.from)} where owner_id = ${accountId})`
}

/** The keys of stored files in a row: columns that end in `key` and hold a key of the file store. */
export function fileKeysOf(row: Row): string[] {
  return Object.entries(row).flatMap(([column, value]) =>
    column.endsWith('key') && typeof value === 'string' && /^[0-9a-f]{40}$/.test(value) ? [value] : [],
  )
}
