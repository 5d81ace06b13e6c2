import { setTimeout as sleep } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  MysqlDialect,
  type MysqlDialectConfig,
  type Transaction,
  type TransactionBuilder,
} from 'kysely'
import { isConflict, isLost } from './passing-errors.ts'
import type { Tables } from './schema.ts'

/** About a second and a half in all: longer than a cluster takes to move to another node. */
const mostTries = 8
const pauseMs = (attempt: number) => Math.min(500, 15 * 2 ** attempt) * (0.5 + Math.random() / 2)

/** Runs again what failed in a way that passes. */
async function again<Result>(run: () => Promise<Result>, passes: (error: unknown) => boolean): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await run()
    } catch (error) {
      if (attempt === mostTries || !passes(error)) throw error
      await sleep(pauseMs(attempt))
    }
}

/**
 * Kysely on MySQL whose transactions are begun again when nothing of them is left: after a deadlock, a conflict between
 * the nodes of a cluster, or a connection that was lost before the commit. So what runs in a transaction changes the
 * database and nothing else; what is to be told or removed afterwards comes after it.
 */
export class SteadyKysely extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) => {
      let reached: 'work' | 'commit' = 'work'
      let failure: unknown
      const run = async () => {
        failure = undefined
        reached = 'work'
        return execute(async (transaction) => {
          try {
            const result = await work(transaction)
            reached = 'commit'
            return result
          } catch (error) {
            failure = error
            throw error
          }
        }).catch((error: unknown) => {
          // Taking back on a connection that is gone fails too; what was first is what happened.
          throw failure ?? error
        })
      }
      return again(run, (error) => isConflict(error) || (isLost(error) && reached === 'work'))
    }
    return builder
  }
}

/** MySQL for Kysely whose single queries survive the loss of a connection or a node, where asking twice does no harm. */
export function steadyMysql(config: MysqlDialectConfig): Dialect {
  const mysql = new MysqlDialect(config)
  return {
    createDriver: () => steadyDriver(mysql.createDriver()),
    createQueryCompiler: () => mysql.createQueryCompiler(),
    createAdapter: () => mysql.createAdapter(),
    createIntrospector: (database) => mysql.createIntrospector(database),
  }
}

function steadyDriver(mysql: Driver): Driver {
  const open = () => again(() => mysql.acquireConnection(), isLost)
  const replace = async (dead: DatabaseConnection) => {
    await mysql.releaseConnection(dead)
    return open()
  }
  return {
    init: () => mysql.init(),
    destroy: () => mysql.destroy(),
    acquireConnection: async () => new SteadyConnection(await open(), replace),
    async beginTransaction(connection: SteadyConnection, settings) {
      connection.isInTransaction = true
      await mysql.beginTransaction(connection.inner, settings)
    },
    async commitTransaction(connection: SteadyConnection) {
      await mysql.commitTransaction(connection.inner)
      connection.isInTransaction = false
    },
    async rollbackTransaction(connection: SteadyConnection) {
      connection.isInTransaction = false
      await mysql.rollbackTransaction(connection.inner)
    },
    releaseConnection: (connection: SteadyConnection) => mysql.releaseConnection(connection.inner),
  }
}

class SteadyConnection implements DatabaseConnection {
  inner: DatabaseConnection
  isInTransaction = false
  readonly #replace: (dead: DatabaseConnection) => Promise<DatabaseConnection>
  constructor(inner: DatabaseConnection, replace: (dead: DatabaseConnection) => Promise<DatabaseConnection>) {
    this.inner = inner
    this.#replace = replace
  }

  executeQuery<R>(query: CompiledQuery) {
    if (this.isInTransaction) return this.inner.executeQuery<R>(query)
    const isRead = /^\s*select\b/i.test(query.sql)
    let isDead = false
    const run = async () => {
      if (isDead) this.inner = await this.#replace(this.inner)
      isDead = false
      return this.inner.executeQuery<R>(query)
    }
    return again(run, (error) => {
      isDead = isLost(error)
      return isConflict(error) || (isDead && isRead)
    })
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number) {
    return this.inner.streamQuery<R>(query, chunkSize)
  }
}
