import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { turnName } from './migration-turn.ts'
import type { Tables } from './schema.ts'

/** The rows of every table, as `table` and the number in it. */
export type CopiedTable = { readonly table: string; readonly rows: number }

const rowsAtOnce = 200
/** MySQL takes 16 MB in one packet, less where that has been lowered. */
const lettersAtOnce = 1_000_000

type AnyTables = Record<string, Record<string, unknown>>

/** The product's tables in this database, without the list of its migrations. */
export async function tablesOf(database: Kysely<Tables>): Promise<string[]> {
  const tables = await database.introspection.getTables()
  return tables.filter(({ name, isView }) => !isView && name !== 'migrations').map(({ name }) => name)
}

/** Which migrations this database has had, as one text; empty for a database without any. */
export async function migrationOf(database: Kysely<Tables>): Promise<string> {
  const tables = await database.introspection.getTables()
  if (!tables.some(({ name }) => name === 'migrations')) return ''
  const rows = await database
    .selectFrom('migrations')
    .selectAll()
    .where('name', '<>', turnName)
    .orderBy('name')
    .orderBy('step')
    .execute()
  return rows.map(({ name, step, checksum, state }) => `${name} ${step} ${checksum} ${state}`).join('\n')
}

/** Runs `read` on one state of the whole database, whatever is written meanwhile. */
export function readConsistently<Result>(
  database: Kysely<Tables>,
  read: (snapshot: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const transaction = database.transaction()
  return (isMysqlEngine(database) ? transaction.setIsolationLevel('repeatable read') : transaction).execute(read)
}

/**
 * Replaces all rows of the target by those of the source, both at the same migration, in one transaction: when it
 * fails half-way, the target is as before. `finish` runs in it at the end.
 */
export async function replaceRows(
  source: Kysely<Tables>,
  target: Kysely<Tables>,
  options: {
    readonly onProgress?: (table: string, copied: readonly CopiedTable[], rows: number) => void
    readonly finish?: (transaction: Transaction<Tables>) => Promise<void>
  } = {},
): Promise<CopiedTable[]> {
  const tables = await tablesOf(target)
  return readConsistently(source, (snapshot) =>
    target.connection().execute(async (connection) => {
      await checkForeignKeys(connection, false)
      try {
        return await connection.transaction().execute(async (transaction) => {
          const copied: CopiedTable[] = []
          for (const table of tables) await emptyTable(transaction, table)
          for (const table of tables) {
            const rows = await copyTable(snapshot, transaction, table, (count) =>
              options.onProgress?.(table, copied, count),
            )
            copied.push({ table, rows })
          }
          await options.finish?.(transaction)
          return copied
        })
      } finally {
        await checkForeignKeys(connection, true)
      }
    }),
  )
}

function anyTable(database: Kysely<Tables>): Kysely<AnyTables> {
  return database as unknown as Kysely<AnyTables>
}

async function emptyTable(target: Kysely<Tables>, table: string): Promise<void> {
  await anyTable(target).deleteFrom(table).execute()
}

async function copyTable(
  source: Kysely<Tables>,
  target: Kysely<Tables>,
  table: string,
  onRows: (count: number) => void,
): Promise<number> {
  let count = 0
  let batch: Record<string, unknown>[] = []
  let letters = 0
  const flush = async () => {
    if (batch.length > 0) await anyTable(target).insertInto(table).values(batch).execute()
    count += batch.length
    batch = []
    letters = 0
    onRows(count)
  }
  for await (const row of anyTable(source).selectFrom(table).selectAll().stream(rowsAtOnce)) {
    batch.push(row)
    for (const value of Object.values(row)) letters += typeof value === 'string' ? value.length : 8
    if (batch.length >= rowsAtOnce || letters > lettersAtOnce) await flush()
  }
  await flush()
  return count
}

/** Rows name rows of tables that are copied later, and of their own table. Outside of a transaction, as SQLite asks. */
async function checkForeignKeys(connection: Kysely<Tables>, check: boolean): Promise<void> {
  const value = check ? 1 : 0
  await sql
    .raw(isMysqlEngine(connection) ? `set foreign_key_checks = ${value}` : `pragma foreign_keys = ${value}`)
    .execute(connection)
}

function isMysqlEngine(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter.constructor.name === 'MysqlAdapter'
}

/** The tables whose rows are not the same, letter by letter, in both databases. */
export async function findDifferences(one: Kysely<Tables>, other: Kysely<Tables>): Promise<string[]> {
  const names = new Set([...(await tablesOf(one)), ...(await tablesOf(other))])
  const different: string[] = []
  for (const table of names) if (!(await haveSameRows(one, other, table))) different.push(table)
  return different
}

async function haveSameRows(one: Kysely<Tables>, other: Kysely<Tables>, table: string): Promise<boolean> {
  const open = new Map<string, number>()
  for await (const row of anyTable(one).selectFrom(table).selectAll().stream(rowsAtOnce)) {
    const print = fingerprint(row)
    open.set(print, (open.get(print) ?? 0) + 1)
  }
  for await (const row of anyTable(other).selectFrom(table).selectAll().stream(rowsAtOnce)) {
    const print = fingerprint(row)
    const left = open.get(print)
    if (left === undefined) return false
    if (left === 1) open.delete(print)
    else open.set(print, left - 1)
  }
  return open.size === 0
}

function fingerprint(row: Readonly<Record<string, unknown>>): string {
  const columns = Object.keys(row).toSorted((a, b) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify(columns.map((name) => [name, row[name]])))
    .digest('base64')
}
