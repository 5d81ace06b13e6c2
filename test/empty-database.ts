import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '#server/database/connect.ts'
import { migrate } from '#server/database/migrate.ts'

/** A migrated SQLite file without a row, which a run makes once and its tests copy. */
export async function makeEmptyDatabase(): Promise<{ readonly path: string; readonly remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-empty-'))
  const path = join(folder, 'drafty.db')
  const database = connect(path)
  await migrate(database)
  // Folds the journal into the file.
  await database.destroy()
  return { path, remove: () => rmSync(folder, { recursive: true }) }
}
