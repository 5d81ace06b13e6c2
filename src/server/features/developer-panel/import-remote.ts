import type { Kysely } from 'kysely'
import type { SyncProgress, SyncResult } from '#contract/developer-panel.ts'
import { AppError } from '#contract/errors.ts'
import { type CopiedTable, replaceRows, tablesOf } from '#server/database/copy-rows.ts'
import type { Tables } from '#server/database/schema.ts'
import type { Services } from '#server/services.ts'
import { schemaName } from './local-mysql.ts'
import { expectSameMigration, hint, remoteLocation } from './switch-database.ts'

/**
 * Replaces the local rows by those of the remote database, read at one moment. Throws while nothing has begun; a
 * failure half-way is in the result, and the local rows are then as before.
 */
export async function importRemote(
  services: Services,
  target: Kysely<Tables>,
  onProgress: (progress: SyncProgress) => void,
): Promise<SyncResult> {
  const remote = services.databases.at(remoteLocation(services))
  await expectSameMigration(services, remote)
  const total = (await tablesOf(target)).length
  try {
    const copied = await replaceRows(remote, target, {
      onProgress: (table, done, rows) =>
        onProgress({
          table,
          tables_synced: done.length,
          total_tables: total,
          rows_synced: sum(done) + rows,
        }),
      finish: settleForeignJobs,
    })
    const counts = { total_tables: total, tables_synced: copied.length, rows_synced: sum(copied) }
    const message = `${counted(counts.rows_synced, 'row')} of ${counted(counts.tables_synced, 'table')} ${counts.rows_synced === 1 ? 'was' : 'were'} imported.`
    return { status: 'success', message, results: { [schemaName]: { status: 'success', ...counts } }, errors: [] }
  } catch (error) {
    const reason = describeFailure(error)
    services.log.warn({ error: reason }, 'an import ended half-way')
    const counts = { total_tables: total, tables_synced: 0, rows_synced: 0 }
    const message = 'The import ended half-way. The local data are as before.'
    return { status: 'error', message, results: { [schemaName]: { status: 'error', ...counts } }, errors: [reason] }
  }
}

/** Jobs that wait in the remote database are for its servers: here they would mail people and delete accounts again. */
async function settleForeignJobs(database: Kysely<Tables>): Promise<void> {
  await database.updateTable('jobs').set({ state: 'failed' }).where('state', '=', 'waiting').execute()
}

function sum(tables: readonly CopiedTable[]): number {
  return tables.reduce((total, { rows }) => total + rows, 0)
}

/** Only the kind of error: its text may quote rows. */
function describeFailure(error: unknown): string {
  if (error instanceof AppError) return error.message
  const { code, name } = error as { code?: string; name?: string }
  const kind = code ?? name ?? 'Error'
  const isConnection = /^(PROTOCOL_CONNECTION_LOST|E[A-Z]+|ER_SERVER_SHUTDOWN)$/.test(kind)
  return isConnection ? `The connection was lost (${kind}). ${hint}` : `The rows could not be copied (${kind}).`
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
