import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
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
  // It never waits by itself: that would hold the event loop. `PatientConnection` does.
  const database = new DatabaseSync(path, { timeout: 0 })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  // The journal is folded into the file every 32 MB: less often within a request.
  database.exec('pragma wal_autocheckpoint = 8000')
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
  #patient: DatabaseConnection | undefined

  override async acquireConnection() {
    if (this.#turnBegan === undefined) {
      this.#turnBegan = performance.now()
      setImmediate(() => (this.#turnBegan = undefined))
    } else if (performance.now() - this.#turnBegan > longestTurnMs) await nextTurn()
    this.#patient ??= new PatientConnection(await super.acquireConnection())
    return this.#patient
  }

  /** A full disk has SQLite take a transaction back by itself: what went wrong is told, not that there is none any more. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection)
    } catch (error) {
      if (!/no transaction is active/.test(String(error))) throw error
    }
  }
}

/** So long a statement waits for another program that has locked the file, and so often it tries again. */
const patienceMs = 5000
const againMs = 25

/** Tries again while another program (a backup, somebody's shell) has the file locked; the event loop goes on meanwhile. */
class PatientConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection
  constructor(inner: DatabaseConnection) {
    this.#inner = inner
  }

  async executeQuery<R>(query: CompiledQuery) {
    const until = performance.now() + patienceMs
    for (;;)
      try {
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        return await this.#inner.executeQuery<R>(query)
      } catch (error) {
        if (!isLocked(error) || performance.now() > until) throw error
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        await pause(againMs)
      }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    return this.#inner.streamQuery<R>(query, chunkSize)
  }
}

/** True when another program has the file locked. */
export function isLocked(error: unknown): boolean {
  return (error as { errcode?: unknown }).errcode === 5
}
