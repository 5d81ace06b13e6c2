import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { StatementSync } from 'node:sqlite'
import mysql from 'mysql2'
import { afterAll, beforeAll, expect, inject } from 'vitest'

type Asked = { readonly sqlite: Set<string>; readonly mysql: Set<string> }
type Asking = Record<string, (this: unknown, ...given: unknown[]) => unknown>

declare global {
  /** What the tests of the present file have asked of each engine; a process has one of each, whatever file it is at. */
  var askedStatements: Asked | undefined
}

const folder = process.env.STATEMENTS_FOLDER
if (folder !== undefined) {
  const asked = (globalThis.askedStatements ??= listen())
  beforeAll(() => {
    asked.sqlite.clear()
    asked.mysql.clear()
  })
  afterAll(() => {
    const path = expect.getState().testPath ?? ''
    const engine = inject('mysqlServer') ? 'mysql' : 'sqlite'
    const lines = [...asked[engine]].map((sql) => `${JSON.stringify({ engine, path, sql })}\n`)
    appendFileSync(join(folder, `${process.pid}.jsonl`), lines.join(''))
  })
}

/** From now on every statement of this process is noted, whoever asks. */
function listen(): Asked {
  const asked: Asked = { sqlite: new Set(), mysql: new Set() }
  const { prototype: sqlite } = StatementSync as unknown as { prototype: Asking & { sourceSQL: string } }
  for (const name of ['all', 'get', 'iterate', 'run']) {
    const ask = sqlite[name] as Asking[string]
    sqlite[name] = function askSqlite(...given) {
      asked.sqlite.add((this as { sourceSQL: string }).sourceSQL)
      return ask.apply(this, given)
    }
  }
  const { prototype } = mysql.Connection as unknown as { prototype: Asking }
  for (const name of ['query', 'execute']) {
    const ask = prototype[name] as Asking[string]
    prototype[name] = function askMysql(...given) {
      const [first] = given as [string | { sql: string }]
      asked.mysql.add(typeof first === 'string' ? first : first.sql)
      return ask.apply(this, given)
    }
  }
  return asked
}
