import { SqliteAdapter, type SqliteDatabase } from 'kysely'
import type { Database } from './schema.ts'

/**
 * What is read in one turn of the event loop is read in one transaction: SQLite locks the file once for all of it and not
 * for each query. Whoever takes the connection ends it first, so that it holds nobody up and hides no later change.
 */
export class SharedReading {
  readonly #database: SqliteDatabase
  #isOpen = false
  constructor(database: SqliteDatabase) {
    this.#database = database
  }
  begin(): void {
    if (this.#isOpen) return
    this.#database.prepare('begin').run([])
    this.#isOpen = true
    setImmediate(() => this.end())
  }
  end(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    try {
      this.#database.prepare('rollback').run([])
    } catch (error) {
      unlessTakenBack(error)
    }
  }
}

/** Throws what went wrong with a rollback, unless SQLite has taken the transaction back by itself. */
export function unlessTakenBack(error: unknown): void {
  if (!/no transaction is active/.test(String(error))) throw error
}

/** The rows of a query that reads, or undefined where it has to wait for its turn like any other. */
type ReadAtOnce = (sql: string, parameters: readonly unknown[]) => unknown[] | undefined

/** Carries the short way to its file, so that whoever has a database finds it. */
export class ReadingAdapter extends SqliteAdapter {
  readonly readAtOnce: ReadAtOnce
  constructor(readAtOnce: ReadAtOnce) {
    super()
    this.readAtOnce = readAtOnce
  }
}

/**
 * Reads without a promise for each step on the way. Undefined while somebody has the connection, above all in the midst of
 * a transaction, whose changes nobody else may see yet; inside of one; and on MySQL.
 */
export function readAtOnce(database: Database, sql: string, parameters: readonly unknown[]): unknown[] | undefined {
  if (database.isTransaction) return undefined
  const { adapter } = database.getExecutor()
  return adapter instanceof ReadingAdapter ? adapter.readAtOnce(sql, parameters) : undefined
}
