import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'

/** Node's SQLite on a file, for Kysely. A process opens a file once: a second connection would block the first. */
export function sqliteDialect(path: string): SqliteDialect {
  return new FairSqliteDialect({ database: openSqlite(path) })
}

/** Statements that are kept; the product has a few hundred. */
const mostPrepared = 500

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

/** So long the queries that wait for each other may hold the event loop before everybody else gets a turn. */
const longestTurnMs = 10

class FairSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig
  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }
  override createDriver(): SqliteDriver {
    return new FairSqliteDriver(this.#config)
  }
}

/**
 * SQLite answers at once, so that fifty transactions which wait for the one connection would follow each other without
 * the event loop ever turning. The connection is passed on in a new turn when this one has become long.
 */
class FairSqliteDriver extends SqliteDriver {
  #turnBegan: number | undefined

  override async acquireConnection() {
    if (this.#turnBegan === undefined) {
      this.#turnBegan = performance.now()
      setImmediate(() => (this.#turnBegan = undefined))
    } else if (performance.now() - this.#turnBegan > longestTurnMs) await nextTurn()
    return super.acquireConnection()
  }
}
