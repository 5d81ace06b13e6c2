import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { forgetOldChanges } from '#server/access/client-moves.ts'
import { noteManySharesOfAll } from '#server/access/many-shares.ts'
import { noteMissedDrafts } from '#server/access/shares.ts'
import { isDuplicate } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import { FileStoreAway } from '#server/gateways/files/port.ts'
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

/** When the look was and will be, and what it has seen. */
export async function readSweep(database: Database) {
  const at = async (state: 'waiting' | 'done', which: 'min' | 'max') => {
    const row = await database
      .selectFrom('jobs')
      .select(({ fn }) => fn[which]<number | string | null>('run_at').as('at'))
      .where('subject_id', '=', 'files')
      .where('kind', '=', 'sweep-files')
      .where('state', '=', state)
      .executeTakeFirst()
    return row?.at == null ? null : new Date(Number(row.at)).toISOString()
  }
  const counts = await database
    .selectFrom('orphan_files')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('all'),
      fn.count<number | string>('set_aside_at').as('aside'),
    ])
    .executeTakeFirstOrThrow()
  const aside = Number(counts.aside)
  const [next_at, last_at] = [await at('waiting', 'min'), await at('done', 'max')]
  return { next_at, last_at, seen: Number(counts.all) - aside, set_aside: aside }
}

/** Every night: files that no record names are set aside a day after that was seen; records without their file are marked. */
export const sweepWork: Work = {
  maxFailures: 3,
  async perform(services, job, signal) {
    if (!services.databases.shareFiles()) await sweepFiles(services, signal)
    await noteMissedDrafts(services.database)
    await noteManySharesOfAll(services.database)
    await forgetOldChanges(services.database)
    await planSweep(services.database, services.now())
    await updateJob(services.database, job, { state: 'done' })
  },
  async giveUp({ database, now }, job) {
    await planSweep(database, now())
    await updateJob(database, job, { state: 'failed' })
  },
}

/** More than these at once are no left-overs but a mistake: a database that was put back, a folder that was exchanged. */
const mostFiles = 20
const mostShare = 0.02
const keptAsideMs = 30 * dayMs

export type Swept = {
  readonly setAside: number
  readonly removed: number
  readonly lost: number
  /** Why nothing was touched. */
  readonly refused?: 'another installation' | 'too many'
}

/**
 * Looks both ways. A file that was just uploaded has no record yet, so nothing is touched when it is first seen; a day
 * later it is set aside, and removed thirty days after that. Nothing is touched in the store of another installation, nor
 * when there is far too much to touch.
 */
export async function sweepFiles(services: Services, signal?: AbortSignal): Promise<Swept> {
  const none = { setAside: 0, removed: 0, lost: 0 }
  if (!(await isOwnStore(services))) return refuse(services, { ...none, refused: 'another installation' })
  const holders = await findHolders(services.database)
  const seen = new Set<string>()
  const due: string[] = []
  let batch: string[] = []
  for await (const key of services.files.list()) {
    signal?.throwIfAborted()
    seen.add(key)
    batch.push(key)
    if (batch.length < keysAtOnce) continue
    due.push(...(await findDue(services, { holders, keys: batch })))
    batch = []
  }
  due.push(...(await findDue(services, { holders, keys: batch })))
  if (due.length > Math.min(mostFiles, Math.max(1, Math.ceil(seen.size * mostShare))))
    return refuse(services, { ...none, refused: 'too many' }, due.length)
  for (const key of due) await setAside(services, key)
  const removed = await removeOld(services)
  const lost = await markLost(services, seen)
  if (due.length + removed + lost > 0)
    services.log.warn({ setAside: due.length, removed, lost }, 'orphans between store and database')
  return { setAside: due.length, removed, lost }
}

function refuse({ log }: Services, swept: Swept, files = 0): Swept {
  log.error({ reason: swept.refused, files }, 'the nightly look for left-over files touched nothing')
  return swept
}

/** Database and store carry the same identity. A store that nobody has claimed yet becomes ours. */
async function isOwnStore({ database, files }: Services): Promise<boolean> {
  const own = await readIdentity(database)
  const found = await files.identity()
  if (found !== undefined) return found === own
  await files.claim(own)
  return (await files.identity()) === own
}

async function readIdentity(database: Database): Promise<string> {
  const read = () =>
    database.selectFrom('installation').select('value').where('name', '=', 'identity').executeTakeFirst()
  const known = await read()
  if (known) return known.value
  const made = { name: 'identity', value: randomUUID() }
  await database
    .insertInto('installation')
    .values(made)
    .execute()
    .catch((error: unknown) => {
      if (!isDuplicate(error)) throw error
    })
  return (await read())?.value ?? made.value
}

type Batch = { readonly holders: readonly string[]; readonly keys: readonly string[] }

/** Of these keys the ones that no record names, and none did a day ago. */
async function findDue({ database, now }: Services, { holders, keys }: Batch): Promise<string[]> {
  if (keys.length === 0) return []
  const named = await findNamed(database, holders, keys)
  const orphans = keys.filter((key) => !named.has(key))
  await database
    .deleteFrom('orphan_files')
    .where('file_key', 'in', [...keys.filter((key) => named.has(key)), ''])
    .execute()
  if (orphans.length === 0) return []
  const before = await database.selectFrom('orphan_files').selectAll().where('file_key', 'in', orphans).execute()
  const since = new Map(before.map(({ file_key, seen_at }) => [file_key, seen_at]))
  const fresh = orphans.filter((key) => !since.has(key))
  const rows = fresh.map((file_key) => ({ file_key, seen_at: now(), set_aside_at: null }))
  if (rows.length > 0) await database.insertInto('orphan_files').values(rows).execute()
  return orphans.filter((key) => (since.get(key) ?? now()) <= now() - dayMs + 3_600_000)
}

async function setAside({ database, files, now }: Services, key: string): Promise<void> {
  await files.setAside(key)
  await database.updateTable('orphan_files').set({ set_aside_at: now() }).where('file_key', '=', key).execute()
}

/** What was set aside thirty days ago and was not asked for. */
async function removeOld({ database, files, now }: Services): Promise<number> {
  const old = await database
    .selectFrom('orphan_files')
    .select('file_key')
    .where('set_aside_at', '<=', now() - keptAsideMs)
    .limit(keysAtOnce)
    .execute()
  for (const { file_key } of old) {
    await files.removeAside(file_key)
    await database.deleteFrom('orphan_files').where('file_key', '=', file_key).execute()
  }
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
  } catch (error) {
    // Whether it is there is not known then.
    if (error instanceof FileStoreAway) throw error
    return false
  }
}
