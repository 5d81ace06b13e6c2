import type { Compilable, CompiledQuery } from 'kysely'
import { isOnMysql } from './connect.ts'
import { readAtOnce } from './read-at-once.ts'
import type { Database } from './schema.ts'

type Value = string | number | null

/** Stands for a value while a query is built; says itself where in the statement it belongs. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query that nearly every call asks: built and compiled at its first use on each engine, and afterwards only run with
 * other values. `build` must not look at the values, only put them in.
 *
 * ```ts
 * const findSession = keepQuery((database, { id }: { id: string }) =>
 *   database.selectFrom('sessions').selectAll().where('id', '=', id))
 * const [session] = await findSession(database, { id })
 * ```
 */
export function keepQuery<Values extends Readonly<Record<string, Value>>, Row>(
  build: (database: Database, values: Values) => Compilable<Row>,
): (database: Database, values: Values) => Promise<Row[]> {
  const kept: { sqlite?: CompiledQuery<Row>; mysql?: CompiledQuery<Row> } = {}
  return async (database, values) => {
    // Plugins want to see what is asked.
    if (database.getExecutor().plugins.length > 0)
      return (await database.executeQuery<Row>(build(database, values).compile())).rows
    const engine = isOnMysql(database) ? 'mysql' : 'sqlite'
    const query = (kept[engine] ??= build(database, places<Values>()).compile())
    const parameters = query.parameters.map((one) => (one instanceof Place ? (values[one.name] ?? null) : one))
    const isReading = query.query.kind === 'SelectQueryNode'
    const atOnce = isReading ? readAtOnce(database, query.sql, parameters) : undefined
    if (atOnce) return atOnce as Row[]
    const { rows } = await database.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}

function places<Values>(): Values {
  return new Proxy({}, { get: (_, name) => new Place(String(name)) }) as Values
}
