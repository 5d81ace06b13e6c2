import { sql } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import type { Services } from '#server/services.ts'
import { addJob, updateJob } from '#server/work/jobs.ts'
import type { Work } from '#server/work/worker.ts'

const dayMs = 86_400_000
/** 3 o'clock in the night of New York, more or less: few attorneys upload then. */
const hourOfSweep = 8
const keysAtOnce = 500

/** Plans the look for orphans of the coming night, once however many servers start. */
export async function planSweep(database: Database, now: number): Promise<void> {
  const night = Math.floor((now - hourOfSweep * 3_600_000) / dayMs) + 1
  const id = `sweep-files-${night}`
  const known = await database.selectFrom('jobs').select('id').where('id', '=', id).executeTakeFirst()
  if (known) return
  const runAt = night * dayMs + hourOfSweep * 3_600_000
  // Another server may plan it at the same moment; the job is the same one.
  await addJob(database, { id, kind: 'sweep-files', subjectId: 'files', runAt }).catch(async (error: unknown) => {
    const planned = await database.selectFrom('jobs').select('id').where('id', '=', id).executeTakeFirst()
    if (!planned) throw error
  })
}

/** Every night: files that no record names are removed a day after that was seen; records without their file are marked. */
export const sweepWork: Work = {
  maxFailures: 3,
  async perform(services, job, signal) {
    if (!services.databases.shareFiles()) await sweepFiles(services, signal)
    await planSweep(services.database, services.now())
    await updateJob(services.database, job, { state: 'done' })
  },
  async giveUp({ database, now }, job) {
    await planSweep(database, now())
    await updateJob(database, job, { state: 'failed' })
  },
}

export type Swept = { readonly removed: number; readonly lost: number }

/** Looks both ways. A file that was just uploaded has no record yet, so nothing is removed when it is first seen. */
export async function sweepFiles(services: Services, signal?: AbortSignal): Promise<Swept> {
  const holders = await findHolders(services.database)
  const seen = new Set<string>()
  let removed = 0
  let batch: string[] = []
  for await (const key of services.files.list()) {
    signal?.throwIfAborted()
    seen.add(key)
    batch.push(key)
    if (batch.length < keysAtOnce) continue
    removed += await sweepBatch(services, { holders, keys: batch })
    batch = []
  }
  removed += await sweepBatch(services, { holders, keys: batch })
  const lost = await markLost(services, seen)
  if (removed > 0 || lost > 0) services.log.warn({ removed, lost }, 'orphans between store and database')
  return { removed, lost }
}

type Batch = { readonly holders: readonly string[]; readonly keys: readonly string[] }

async function sweepBatch({ database, files, now }: Services, { holders, keys }: Batch): Promise<number> {
  if (keys.length === 0) return 0
  const named = await findNamed(database, holders, keys)
  const orphans = keys.filter((key) => !named.has(key))
  await database
    .deleteFrom('orphan_files')
    .where('file_key', 'in', [...keys.filter((key) => named.has(key)), ''])
    .execute()
  if (orphans.length === 0) return 0
  const before = await database.selectFrom('orphan_files').selectAll().where('file_key', 'in', orphans).execute()
  const since = new Map(before.map(({ file_key, seen_at }) => [file_key, seen_at]))
  const fresh = orphans.filter((key) => !since.has(key)).map((file_key) => ({ file_key, seen_at: now() }))
  if (fresh.length > 0) await database.insertInto('orphan_files').values(fresh).execute()
  const old = orphans.filter((key) => (since.get(key) ?? now()) <= now() - dayMs + 3_600_000)
  for (const key of old) await files.remove(key)
  if (old.length > 0) await database.deleteFrom('orphan_files').where('file_key', 'in', old).execute()
  return old.length
}

/** The tables that name files of the store: whichever have a `file_key`, so that none can be forgotten. */
async function findHolders(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables()
  return tables
    .filter(({ name, columns }) => name !== 'orphan_files' && columns.some((column) => column.name === 'file_key'))
    .map(({ name }) => name)
}

async function findNamed(database: Database, holders: readonly string[], keys: readonly string[]) {
  const named = new Set<string>()
  for (const table of holders) {
    const query = sql<{
      file_key: string
    }>`select file_key from ${sql.table(table)} where file_key in (${sql.join(keys)})`
    for (const { file_key } of (await query.execute(database)).rows) named.add(file_key)
  }
  return named
}

/** Records whose file was gone before the store was listed. Each is looked for once more before it is marked. */
async function markLost({ database, files }: Services, seen: ReadonlySet<string>): Promise<number> {
  let lost = 0
  for (let after = ''; ;) {
    const rows = await database
      .selectFrom('records')
      .select(['id', 'file_key', 'warnings'])
      .where('file_key', '>', after)
      .orderBy('file_key')
      .limit(keysAtOnce)
      .execute()
    for (const { id, file_key, warnings } of rows) {
      if (file_key === null || seen.has(file_key) || (await isThere(files, file_key))) continue
      const said = JSON.parse(warnings) as string[]
      if (said.includes(lostSentence)) continue
      lost += 1
      const marked = JSON.stringify([...said, lostSentence])
      await database.updateTable('records').set({ warnings: marked }).where('id', '=', id).execute()
    }
    after = rows.at(-1)?.file_key ?? ''
    if (rows.length < keysAtOnce) return lost
  }
}

const lostSentence = 'The original file is missing from the store. What was read of it is kept.'

async function isThere(files: Services['files'], key: string): Promise<boolean> {
  try {
    const content = await files.read(key)
    content.destroy()
    return true
  } catch {
    return false
  }
}
