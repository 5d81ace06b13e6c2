import { sql } from 'kysely'
import { unfoldedEntries } from '#server/features/audit/index.ts'
import { connect, isMysql } from '#server/database/connect.ts'
import { type CopiedTable, findDifferences, migrationOf, replaceRows, tablesOf } from '#server/database/copy-rows.ts'
import { migrate } from '#server/database/migrate.ts'

/**
 * Copies all rows into an empty database, which is migrated first, and compares both row by row. The source is only
 * read; its server has to be stopped. Throws with a sentence.
 */
export async function moveData(from: string, to: string, tell: (line: string) => void): Promise<CopiedTable[]> {
  const [source, target] = [connect(from), connect(to)]
  try {
    await migrate(target)
    if ((await migrationOf(source)) !== (await migrationOf(target)))
      throw new Error('The source is at another migration. Start its server once with this version, then stop it.')
    if (!isMysql(from) && (await unfoldedEntries(source, from)).length > 0)
      throw new Error('The source was not stopped in order. Start its server once, then stop it.')
    for (const table of await tablesOf(target)) {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(target)
      if (rows.length > 0) throw new Error(`The target is not empty: there are rows in ${table}.`)
    }
    const copied = await replaceRows(source, target)
    for (const { table, rows } of copied) tell(`${table}: ${rows}`)
    const different = await findDifferences(source, target)
    if (different.length > 0)
      throw new Error(
        `Not the same in both: ${different.join(', ')}. Was a server writing meanwhile? Empty the target.`,
      )
    return copied
  } finally {
    await Promise.all([source.destroy(), target.destroy()])
  }
}
