import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type LimitNode,
  type OffsetNode,
  type OperationNode,
  type SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type SqliteStatement,
  ValueNode,
} from 'kysely'
import { ReadingAdapter, SharedReading, unlessTakenBack } from './read-at-once.ts'
import { ConnectionTurn } from './connection-turn.ts'

/** Node's SQLite on a file, for Kysely. A process opens a file once: a second connection would block the first. */
export function sqliteDialect(path: string): SqliteDialect {
  return new FairSqliteDialect({ database: openSqlite(path) })
}

/** So long a statement waits for another program that has locked the file, and so often it tries again. */
const patienceMs = 5000
const againMs = 25

/** Statements that are kept; the product has a few hundred. */
const mostPrepared = 500

function openSqlite(path: string): SqliteDatabase {
  // A file whose server has just been killed, or that somebody has a look at, is opened a moment later.
  const database = new DatabaseSync(path, { timeout: patienceMs })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  // The journal is folded into the file every 32 MB: less often within a request.
  database.exec('pragma wal_autocheckpoint = 8000')
  // From now on it never waits by itself: that would hold the event loop. `PatientConnection` does.
  database.exec('pragma busy_timeout = 0')
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
  const names = statement.columns().map(({ name }) => name)
  // Rows as lists cost half of what Node's own objects cost.
  statement.setReturnArrays(true)
  return {
    reader: names.length > 0,
    all: (values) => {
      const rows = statement.all(...(values as SQLInputValue[])) as unknown as readonly SQLOutputValue[][]
      return rows.map((row) => toObject(names, row))
    },
    run: (values) => statement.run(...(values as SQLInputValue[])),
    // Rows one by one need a statement of their own: another caller may run the same one in between.
    iterate: (values) => database.prepare(sql).iterate(...(values as SQLInputValue[])),
  }
}

function toObject(names: readonly string[], values: readonly SQLOutputValue[]): Record<string, SQLOutputValue> {
  const row: Record<string, SQLOutputValue> = {}
  for (let place = 0; place < names.length; place += 1) row[names[place] ?? ''] = values[place] ?? null
  return row
}

class FairSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase
  readonly #turn = new ConnectionTurn()
  readonly #reading: SharedReading
  constructor({ database }: { readonly database: SqliteDatabase }) {
    super({ database })
    this.#database = database
    this.#reading = new SharedReading(database)
  }
  override createDriver(): SqliteDriver {
    return new FairSqliteDriver(this.#database, this.#turn, this.#reading)
  }
  override createQueryCompiler(): SqliteQueryCompiler {
    return new SteadyLimitCompiler()
  }
  override createAdapter(): SqliteAdapter {
    return new ReadingAdapter((sql, parameters) => {
      if (!this.#turn.isFree()) return undefined
      try {
        this.#reading.begin()
        return this.#database.prepare(sql).all(parameters)
      } catch (error) {
        if (isLocked(error)) return undefined
        throw error
      }
    })
  }
}

/**
 * SQLite compiles a statement anew each time a value is bound to its limit, which costs ten times a small read. A number
 * that is known stands in the statement itself; a place that is filled later stands in a sum, which it does not look into.
 */
class SteadyLimitCompiler extends SqliteQueryCompiler {
  protected override visitLimit({ limit }: LimitNode): void {
    this.append('limit ')
    this.#appendCount(limit)
  }
  protected override visitOffset({ offset }: OffsetNode): void {
    this.append('offset ')
    this.#appendCount(offset)
  }
  #appendCount(count: OperationNode): void {
    const value = ValueNode.is(count) ? count.value : undefined
    if (Number.isSafeInteger(value)) return this.append(String(value))
    this.append('0 + ')
    this.visitNode(count)
  }
}

/**
 * SQLite answers at once, so that fifty transactions which wait for the one connection would follow each other without
 * the event loop ever turning. The connection is passed on in a new turn when this one has become long.
 */
class FairSqliteDriver extends SqliteDriver {
  readonly #turn: ConnectionTurn
  readonly #reading: SharedReading
  #patient: DatabaseConnection | undefined
  constructor(database: SqliteDatabase, turn: ConnectionTurn, reading: SharedReading) {
    super({ database })
    this.#turn = turn
    this.#reading = reading
  }

  override async acquireConnection() {
    if (this.#turn.isLong()) await nextTurn()
    this.#patient ??= new PatientConnection(await super.acquireConnection())
    this.#turn.take()
    this.#reading.end()
    return this.#patient
  }

  override async destroy(): Promise<void> {
    this.#reading.end()
    await super.destroy()
  }

  override async releaseConnection(): Promise<void> {
    this.#turn.give()
    await super.releaseConnection()
  }

  /**
   * With the right to write from the start: one that has read and then wants to write is refused for good (517) when
   * another program has written in between, and no waiting helps.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full disk has SQLite take a transaction back by itself: what went wrong is told, not that there is none any more. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(unlessTakenBack)
  }
}

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

/** True when another program has the file locked, or has just written (261, 517: SQLITE_BUSY in their last eight bits). */
export function isLocked(error: unknown): boolean {
  const { errcode } = error as { errcode?: unknown }
  return typeof errcode === 'number' && errcode % 256 === 5
}
