import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { Kysely, MysqlAdapter, MysqlDialect, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely'
import type { Database, Tables } from './schema.ts'

export function isMysql(location: string): boolean {
  return location.startsWith('mysql:')
}

/** Opens `mysql://…` as a pool, anything else as the path of a SQLite file. The only place that knows the engine. */
export function connect(location: string): Kysely<Tables> {
  const dialect = isMysql(location)
    ? new MysqlDialect({
        pool: async () =>
          (await import('mysql2')).createPool({
            uri: location,
            connectionLimit: 16,
            timezone: 'Z',
            charset: 'utf8mb4_bin',
            supportBigNumbers: true,
          }),
      })
    : new SqliteDialect({ database: openSqlite(location) })
  return new Kysely({ dialect })
}

/** Whether an open database is MySQL, for the little that the two engines do not share. */
export function isOnMysql(database: Database): boolean {
  return database.getExecutor().adapter instanceof MysqlAdapter
}

/** Node's SQLite as Kysely expects it. A process opens a file once: a second connection would block the first. */
function openSqlite(path: string): SqliteDatabase {
  const database = new DatabaseSync(path, { timeout: 5000 })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      const statement = prepare(database, sql)
      // Whatever changes tables may change what a kept statement gives.
      if (/^\s*(?:select|insert|update|delete|begin|commit|rollback)\b/i.test(sql)) prepared.set(sql, statement)
      else prepared.clear()
      if (prepared.size > mostPrepared) prepared.delete([...prepared.keys()][0] ?? '')
      return statement
    },
  }
}

/** Statements that are kept; the product has a few hundred. */
const mostPrepared = 500

function prepare(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql)
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...(values as SQLInputValue[])),
    run: (values) => statement.run(...(values as SQLInputValue[])),
    // Rows one by one need a statement of their own: another caller may run the same one in between.
    iterate: (values) => database.prepare(sql).iterate(...(values as SQLInputValue[])),
  }
}

/** True when the error says that a row with this unique key is there already, on either engine. */
export function isDuplicate(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return code === 'ER_DUP_ENTRY' || errcode === 2067 || errcode === 1555
}

/** True when the error says that a row names another one that is not there (any more), on either engine. */
export function isForeignKeyMissing(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return code === 'ER_NO_REFERENCED_ROW_2' || code === 'ER_NO_REFERENCED_ROW' || errcode === 787
}
