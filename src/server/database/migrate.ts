import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { isOnMysql } from './connect.ts'
import { aloneAtMigrations } from './migration-turn.ts'
import type { Database } from './schema.ts'

const folder = new URL('./migrations/', import.meta.url)

export type MigrationFile = { readonly name: string; readonly text: string }

/** The product's own migrations, in the order in which they run. */
export function readMigrations(): MigrationFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.toSorted().map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
}

/**
 * Runs the migrations that this database has not had yet, forward only. A released file is never edited: its checksum
 * is compared. MySQL commits each statement of definition at once, so every statement is recorded by itself and a run
 * that was cut off goes on where it ended. Servers of one database that start together wait for each other.
 */
export async function migrate(database: Database, files: readonly MigrationFile[] = readMigrations()): Promise<void> {
  await sql`create table if not exists migrations (
    name varchar(200) not null, step bigint not null, checksum varchar(64) not null, state varchar(10) not null,
    primary key (name, step))`.execute(database)
  if (isOnMysql(database)) await aloneAtMigrations(database, () => runMigrations(database, files))
  else await runMigrations(database, files)
}

async function runMigrations(database: Database, files: readonly MigrationFile[]): Promise<void> {
  const done = await database.selectFrom('migrations').selectAll().execute()
  for (const { name, text } of files) {
    const checksum = createHash('sha256').update(text).digest('hex')
    const steps = done.filter((row) => row.name === name)
    if (steps.some((row) => row.checksum !== checksum)) throw new Error(`${name} was edited after it had run.`)
    const states = new Map(steps.map(({ step, state }) => [step, state]))
    for (const [step, statement] of statementsOf(text).entries())
      if (states.get(step) !== 'done')
        await run(database, { name, step, checksum, wasStarted: states.has(step) }, statement)
  }
}

function statementsOf(text: string): string[] {
  return text
    .replaceAll(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

type Step = { name: string; step: number; checksum: string; wasStarted: boolean }

async function run(database: Database, { name, step, checksum, wasStarted }: Step, statement: string): Promise<void> {
  if (!wasStarted) await database.insertInto('migrations').values({ name, step, checksum, state: 'started' }).execute()
  try {
    await sql.raw(statement).execute(database)
  } catch (error) {
    // Cut off between the statement and its record: it has already had its effect.
    if (!wasStarted || !isAlreadyThere(error)) {
      await database.deleteFrom('migrations').where('name', '=', name).where('step', '=', step).execute()
      throw error
    }
  }
  const own = database.updateTable('migrations').set({ state: 'done' }).where('name', '=', name)
  await own.where('step', '=', step).execute()
}

function isAlreadyThere(error: unknown): boolean {
  return /already exists|duplicate (key|column) name/i.test(String(error))
}
