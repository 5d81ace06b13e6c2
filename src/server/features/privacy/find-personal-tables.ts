import type { Kysely, TableMetadata } from 'kysely'
import type { Database, Tables } from '#server/database/schema.ts'
import { type Belonging, type PersonalTable, belongings } from './personal-tables.ts'

/** Secrets and machinery: of no use to the account's owner, and nothing that may leave the server. */
const withoutExport = new Set([
  'account_security',
  'challenges',
  'client_moves',
  'client_words',
  'draft_changes',
  'draft_counts',
  'draft_words',
  'jobs',
  'login_failures',
  'migrations',
  'one_time_tokens',
  'recovery_codes',
])
const secretColumn = /(^|_)(hash|secret|public_key|token)$/

/** Every table with rows of an account, read from the database itself: a new feature's tables are in it by themselves. */
export async function findPersonalTables(database: Database): Promise<PersonalTable[]> {
  const tables = await (database as Kysely<Tables>).introspection.getTables()
  const found = tables.filter(({ name, isView }) => !isView && !withoutExport.has(name)).flatMap(toPersonalTable)
  return [{ name: 'accounts', columns: accountColumns(tables), where: itself }, ...found]
}

const itself = { column: 'id', ofAccount: true } as unknown as Belonging

function toPersonalTable({ name, columns }: TableMetadata): PersonalTable[] {
  const names = columns.map((column) => column.name)
  const where = belongings.find(({ column }) => names.includes(column))
  return where && name !== 'accounts'
    ? [{ name, columns: names.filter((column) => !secretColumn.test(column)), where }]
    : []
}

function accountColumns(tables: readonly TableMetadata[]): string[] {
  const columns = tables.find(({ name }) => name === 'accounts')?.columns ?? []
  return columns.map(({ name }) => name).filter((name) => !secretColumn.test(name))
}
