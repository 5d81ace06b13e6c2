import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '#server/database/connect.ts'
import { migrate } from '#server/database/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated SQLite file without a row, which each test on SQLite copies. */
    emptyDatabase?: string
  }
}

/** Runs the migrations once for all tests of this run. */
export default async function migrateOnce(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-empty-'))
  const path = join(folder, 'drafty.db')
  const database = connect(path)
  await migrate(database)
  // Folds the journal into the file.
  await database.destroy()
  project.provide('emptyDatabase', path)
  return () => rmSync(folder, { recursive: true })
}
