import type { TestProject } from 'vitest/node'
import { makeEmptyDatabase } from './empty-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated SQLite file without a row, which each test on SQLite copies. */
    emptyDatabase?: string
  }
}

/** Runs the migrations once for all tests of this run. */
export default async function migrateOnce(project: TestProject): Promise<() => void> {
  const { path, remove } = await makeEmptyDatabase()
  project.provide('emptyDatabase', path)
  return remove
}
