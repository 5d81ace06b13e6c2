import { Kysely, MysqlAdapter } from 'kysely'
import type { Database, Tables } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'
import { SteadyKysely, steadyMysql } from './steady.ts'

export function isMysql(location: string): boolean {
  return location.startsWith('mysql:')
}

/** Opens `mysql://…` as a pool, anything else as the path of a SQLite file. The only place that knows the engine. */
export function connect(location: string): Kysely<Tables> {
  if (!isMysql(location)) return new Kysely({ dialect: sqliteDialect(location) })
  const dialect = steadyMysql({
    pool: async () =>
      (await import('mysql2')).createPool({
        uri: location,
        connectionLimit: 16,
        timezone: 'Z',
        charset: 'utf8mb4_bin',
        supportBigNumbers: true,
      }),
  })
  return new SteadyKysely({ dialect })
}

/** Whether an open database is MySQL, for the little that the two engines do not share. */
export function isOnMysql(database: Database): boolean {
  return database.getExecutor().adapter instanceof MysqlAdapter
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
