import { newId } from '#server/database/new-id.ts'
import { takeFileBack } from '#server/database/take-file-back.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '#contract/errors.ts'
import { foldText } from '#domain/language/fold.ts'
import { isForeignKeyMissing } from '#server/database/connect.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import { asUnreadable, UnreadableDocument } from '#server/office/unreadable-document.ts'
import type { Services } from '#server/services.ts'
import { addJob, dropJobs } from '#server/work/jobs.ts'
import { asWordTemplate } from './convert-template.ts'
import { type Reading, readStored, refusal } from './reading.ts'
import { type ReceivedFile, refused } from './receive-form.ts'
import { type Place, storeText } from './store.ts'

/** What a form says of a record, apart from its file. What is left out stays. */
export type RecordContent = {
  readonly title: string
  readonly body: string
  readonly isCv: boolean
  readonly documentDate: string | null
  readonly toolType: string | null
}

/** Reading is waited for so long before it goes on as a job. */
const waitMs = 2000

/**
 * Stores a record. A file that can be read or refused at once is; a refused one leaves nothing behind. What takes longer
 * goes on as a job, and the record is `processing` meanwhile. Returns the record's id.
 */
export async function createRecord(
  services: Services,
  place: Place,
  content: RecordContent,
  given: ReceivedFile | undefined,
): Promise<string> {
  return keepingFile(services, given, place, async (file) => {
    const reading = file && (await readAtOnce(services, place, file))
    const now = services.now()
    const row: RecordRow = {
      id: newId(),
      owner_id: place.ownerId,
      client_id: place.clientId ?? null,
      expert_id: place.expertId ?? null,
      kind: place.kind,
      ...contentColumns(content),
      ...fileColumns(file, reading),
      created_at: now,
      updated_at: now,
    }
    await services.database.transaction().execute(async (transaction) => {
      await transaction.insertInto('records').values(row).execute()
      await storeText(transaction, row.id, reading?.stored)
      if (row.state === 'processing') await addJob(transaction, { kind: 'read-record', subjectId: row.id, runAt: now })
    })
    services.nudge.wake()
    return row.id
  })
}

/** Changes a record that is known to be the caller's; a new file takes the place of the old one, which is removed. */
export async function changeRecord(
  services: Services,
  known: RecordRow,
  content: RecordContent,
  given: ReceivedFile | undefined,
): Promise<void> {
  const place: Place = { ownerId: known.owner_id, kind: known.kind }
  await keepingFile(services, given, place, async (file) => {
    const reading = file && (await readAtOnce(services, place, file))
    const now = services.now()
    const columns = file ? fileColumns(file, reading) : {}
    await services.database.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('records')
        .set({ ...contentColumns(content), ...columns, updated_at: now })
        .where('id', '=', known.id)
        .where('owner_id', '=', known.owner_id)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) throw new AppError('not-found')
      if (!file) return
      await dropJobs(transaction, 'read-record', known.id)
      await storeText(transaction, known.id, reading?.stored)
      if (!reading) await addJob(transaction, { kind: 'read-record', subjectId: known.id, runAt: now })
    })
    services.nudge.wake()
    return known.id
  })
  if (given && known.file_key !== null) await services.files.remove(known.file_key)
}

/** Runs what stores a record, with a template as the Word file that it is used as; when that fails, its file goes again. */
async function keepingFile(
  services: Services,
  given: ReceivedFile | undefined,
  { kind }: Place,
  store: (file: ReceivedFile | undefined) => Promise<string>,
) {
  let file = given
  try {
    if (file && kind === 'template') file = await converted(services, file)
    return await store(file)
  } catch (error) {
    if (file) await takeFileBack(services.files, file.key, error)
    if (isForeignKeyMissing(error)) throw new AppError('not-found', {}, { cause: error })
    throw error
  }
}

async function converted(services: Services, file: ReceivedFile): Promise<ReceivedFile> {
  try {
    return await asWordTemplate(services, file)
  } catch (error) {
    const unreadable = asUnreadable(error)
    throw unreadable ? refused(refusal(file.fileName, unreadable)) : error
  }
}

/** The text, when it can be had at once; undefined leaves it to the job. Throws `file-refused` with the sentence. */
async function readAtOnce({ files, log }: Services, place: Place, file: ReceivedFile): Promise<Reading | undefined> {
  const reading = readStored(files, file.key, place.kind === 'template').catch((error: unknown) => {
    const unreadable = asUnreadable(error)
    if (unreadable) return unreadable
    log.warn({ error: (error as Error).name }, 'reading a file at once failed')
    return undefined
  })
  const outcome = await Promise.race([reading, sleep(waitMs, undefined, { ref: false })])
  if (outcome instanceof UnreadableDocument) throw refused(refusal(file.fileName, outcome))
  if (place.kind === 'template' && outcome) {
    const why = outcome.needsOcr ? 'scanned-template' : outcome.stored.text === '' ? 'no-text' : undefined
    if (why) throw refused(refusal(file.fileName, new UnreadableDocument(why)))
  }
  return outcome?.needsOcr ? undefined : outcome
}

function contentColumns({ title, body, isCv, documentDate, toolType }: RecordContent) {
  return {
    title,
    title_key: foldText(title).slice(0, 255),
    body,
    is_cv: Number(isCv),
    document_date: documentDate,
    tool_type: toolType,
  }
}

function fileColumns(file: ReceivedFile | undefined, reading: Reading | undefined) {
  const read = {
    state: file && !reading ? ('processing' as const) : ('ready' as const),
    reason: null,
    pages: reading?.pageCount ?? null,
    needs_ocr: 0,
    warnings: JSON.stringify(reading?.warnings ?? []),
  }
  if (!file) return { ...read, file_key: null, file_name: null, media_type: null, bytes: null, checksum: null }
  const { key, fileName, bytes, checksum, mediaType } = file
  return {
    ...read,
    file_key: key,
    file_name: fileName,
    media_type: reading?.mediaType ?? mediaType,
    bytes,
    checksum,
  }
}
