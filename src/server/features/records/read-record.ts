import type { Database } from '#server/database/schema.ts'
import type { Job } from '#server/database/tables/jobs.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import { asUnreadable, UnreadableDocument } from '#server/office/unreadable-document.ts'
import type { Services } from '#server/services.ts'
import { actFor } from '#server/threads/acting-for.ts'
import { isStillOurs, updateJob } from '#server/work/jobs.ts'
import type { Work } from '#server/work/worker.ts'
import { canRecognize, type Reading, readStored, recognizeStored, refusal } from './reading.ts'
import { storeText } from './store.ts'

/** Reads the file of a record that is `processing`. A file that cannot be read goes; the record says why. */
export const readingWork: Work = {
  maxFailures: 3,
  async perform(services, job, signal) {
    const row = await findWaiting(services.database, job.subject_id)
    if (!row?.file_key) return void (await updateJob(services.database, job, { state: 'done' }))
    try {
      const reading = row.needs_ocr === 1 ? 'scan' : await readUnlessScan(services, row, row.file_key)
      if (reading === 'scan') await recognize(services, job, { row, key: row.file_key, signal })
      else await finish(services, job, row, reading)
    } catch (error) {
      const unreadable = asUnreadable(error)
      if (!unreadable) throw error
      await refuse(services, job, row, refusal(row.file_name ?? row.title, unreadable))
    }
  },
  async giveUp(services, job) {
    const row = await findWaiting(services.database, job.subject_id)
    const name = row?.file_name ?? row?.title ?? ''
    if (row) await refuse(services, job, row, `“${name}”: This file could not be read. Please upload it again.`)
    else await updateJob(services.database, job, { state: 'failed' })
  },
}

/** Jobs act for the owner of their subject. */
function findWaiting(database: Database, id: string): Promise<RecordRow | undefined> {
  return database
    .selectFrom('records')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .executeTakeFirst()
}

/** The text; of a scan only that it is one, which is remembered, so that it is not looked at again. */
async function readUnlessScan({ files, database }: Services, row: RecordRow, key: string): Promise<Reading | 'scan'> {
  const reading = await actFor(row.owner_id, () => readStored(files, key, row.kind === 'template'))
  if (!reading.needsOcr) return reading
  if (row.kind === 'template') throw new UnreadableDocument('scanned-template')
  await database.updateTable('records').set({ needs_ocr: 1 }).where('id', '=', row.id).execute()
  return 'scan'
}

type Scan = { readonly row: RecordRow; readonly key: string; readonly signal: AbortSignal }

/**
 * Where a scan cannot be recognised, the file stays without a text and says so. While another one is, it waits: until
 * that one ends, or for the pause where the one that it waited for is gone.
 */
async function recognize(services: Services, job: Job, { row, key, signal }: Scan): Promise<void> {
  const outcome = await recognizeStored(services.files, key, signal).catch((error: unknown) => {
    const unreadable = asUnreadable(error)
    if (!unreadable) throw error
    return unreadable
  })
  if (outcome === 'busy') {
    const pause = 3000 + Math.random() * 9000
    await updateJob(services.database, job, { lease_until: 0, run_at: services.now() + Math.round(pause) })
    // The other scan may have ended before this one was down as waiting.
    if (canRecognize()) await hurryNextScan(services)
    return
  }
  if (outcome instanceof UnreadableDocument) {
    const reading = await readStored(services.files, key, false)
    await finish(services, job, row, { ...reading, warnings: [...reading.warnings, outcome.message] })
  } else await finish(services, job, row, outcome)
  await hurryNextScan(services)
}

/** The scan that has waited longest for another one need not wait any longer. */
async function hurryNextScan({ database, now, nudge }: Services): Promise<void> {
  const next = await database
    .selectFrom('jobs')
    .innerJoin('records', 'records.id', 'jobs.subject_id')
    .select('jobs.id')
    .where('jobs.kind', '=', 'read-record')
    .where('jobs.state', '=', 'waiting')
    .where('jobs.run_at', '>', now())
    .where('jobs.failures', '=', 0)
    .where('records.needs_ocr', '=', 1)
    .orderBy('jobs.id')
    .limit(1)
    .executeTakeFirst()
  if (!next) return
  await database
    .updateTable('jobs')
    .set({ run_at: now() })
    .where('id', '=', next.id)
    .where('state', '=', 'waiting')
    .execute()
  nudge.wake()
}

async function finish(services: Services, job: Job, row: RecordRow, reading: Reading): Promise<void> {
  await services.database.transaction().execute(async (transaction) => {
    if (!(await isStillOurs(transaction, job))) return
    const { numUpdatedRows } = await transaction
      .updateTable('records')
      .set({
        state: 'ready',
        media_type: reading.mediaType ?? row.media_type,
        pages: reading.pageCount,
        needs_ocr: Number(reading.needsOcr),
        warnings: JSON.stringify(reading.warnings),
        updated_at: services.now(),
      })
      .where('id', '=', row.id)
      .where('file_key', '=', row.file_key)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 1n) await storeText(transaction, row.id, reading.stored)
    await updateJob(transaction, job, { state: 'done' })
  })
}

async function refuse(services: Services, job: Job, row: RecordRow, reason: string): Promise<void> {
  const change = { state: 'failed', reason: reason.slice(0, 500), file_key: null, updated_at: services.now() } as const
  await services.database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('records')
      .set(change)
      .where('id', '=', row.id)
      .where('file_key', '=', row.file_key)
      .execute()
    await updateJob(transaction, job, { state: 'done' })
  })
  if (row.file_key !== null) await services.files.remove(row.file_key)
}
