import { sql } from 'kysely'
import { connect } from '#server/database/connect.ts'

/** The keys of all files that a database names: whichever tables have a `file_key`, so that none can be forgotten. */
export async function namedFiles(location: string): Promise<string[]> {
  const database = connect(location)
  try {
    const tables = await database.introspection.getTables()
    const holders = tables.filter(
      ({ name, columns }) => name !== 'orphan_files' && columns.some((column) => column.name === 'file_key'),
    )
    const keys = new Set<string>()
    for (const { name } of holders) {
      const query = sql<{ file_key: string }>`select file_key from ${sql.table(name)} where file_key is not null`
      for (const { file_key } of (await query.execute(database)).rows) keys.add(file_key)
    }
    return [...keys].toSorted()
  } finally {
    await database.destroy()
  }
}
