import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { shapeOf } from '#test/statement-shape.ts'

// node run.js scripts/asked-of-mysql.ts: runs all server tests on MySQL, notes what each file asks, and names those that ask nothing
// which no other asks, those first that ask much. A test of what people do at the same time stays on both engines all the same.
type Noted = { readonly engine: string; readonly path: string; readonly sql: string }

const folder = mkdtempSync(join(tmpdir(), 'drafty-statements-'))
const env = { ...process.env, LONG: process.env.LONG ?? '1', STATEMENTS_FOLDER: folder }
spawnSync('vitest', ['run', '--project', 'server on MySQL', '--reporter=dot'], { stdio: 'inherit', env })

const asked = new Map<string, Set<string>>()
for (const name of readdirSync(folder))
  for (const line of readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)) {
    const { path, sql } = JSON.parse(line) as Noted
    const own = asked.get(path) ?? new Set<string>()
    if (/^\s*\(?(?:select|insert|update|delete|with)\b/i.test(sql)) asked.set(path, own.add(shapeOf(sql)))
  }
rmSync(folder, { recursive: true })

const by = new Map<string, number>()
for (const sql of [...asked.values()].flatMap((own) => [...own])) by.set(sql, (by.get(sql) ?? 0) + 1)
/** Those that ask much first: they are most likely to be long. */
const files = [...asked].toSorted(([, a], [, b]) => b.size - a.size)
for (const [path, own] of files) {
  if ([...own].some((sql) => by.get(sql) === 1)) continue
  for (const sql of own) by.set(sql, (by.get(sql) ?? 0) - 1)
  console.log(relative('.', path))
}
