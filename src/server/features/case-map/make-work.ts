import { AppError } from '#contract/errors.ts'
import type { Job } from '#server/database/tables/jobs.ts'
import type { CaseMapRow } from '#server/database/tables/case-maps.ts'
import { chosenModel } from '#server/asking/choose-writer.ts'
import type { Services } from '#server/services.ts'
import { isStillOurs, updateJob } from '#server/work/jobs.ts'
import type { Work } from '#server/work/worker.ts'
import type { Asking } from './ask-for-map.ts'
import { makeMapInThread } from './map-in-thread.ts'
import { askForPlan, askForReadings, type ModelReadingSummary } from './read-with-model.ts'
import { findReplies } from './requests-store.ts'
import { readSavedCase, type SavedCase, stampOfCase } from './saved-case.ts'
import { changeMap, decisionsOf, findMapById } from './store.ts'

const failed = 'The evidence could not be read. Please try again; a draft can be requested without it.'

/**
 * Makes a map in the background: by software, and where a model is configured by its reading of the documents and its plan
 * too. What a model answered is kept the moment it comes, so that another attempt goes on behind it. A decision taken
 * meanwhile is not lost: the map is then made once more.
 */
export const caseMapWork: Work = {
  maxFailures: 3,
  async perform(services, job, signal) {
    const row = await findMapById(services.database, job.subject_id)
    if (!row) return void (await updateJob(services.database, job, { state: 'done' }))
    try {
      await make(services, job, row, signal)
    } catch (error) {
      if (error instanceof ChangedMeanwhile) return caseMapWork.perform(services, job, signal)
      if (!(error instanceof AppError)) throw error
      await giveUp(services, job)
    }
  },
  giveUp,
}

async function make(services: Services, job: Job, first: CaseMapRow, signal: AbortSignal): Promise<void> {
  const { database } = services
  const place = { ownerId: first.owner_id, clientId: first.client_id, type: first.type }
  const made_from = await stampOfCase(services, place)
  const saved = await readSavedCase(services, place)
  const asking = askingOf(services, saved, first, signal)
  let row = first
  let summary: ModelReadingSummary | undefined
  if (asking) {
    // What software found is there to look at while a model reads.
    row = await storeSoFar(services, job, row, saved)
    summary = await askModelFor(asking, row, saved)
  }
  const { map, read } = await makeMapInThread(saved.map, decisionsOf(row), await findReplies(database, row.id))
  const read_by_model = JSON.stringify(summary ? { ...summary, documents: documentsOf(summary, read) } : {})
  await database.transaction().execute(async (transaction) => {
    if (!(await updateJob(transaction, job, { state: 'done' }))) return
    const now = services.now()
    const change = {
      map: JSON.stringify(map),
      read_by_model,
      made_from,
      made_at: now,
      state: 'ready',
      reason: null,
    } as const
    if (!(await changeMap(transaction, row, change, now))) throw new ChangedMeanwhile()
  })
}

/** Whom to ask: the model that the answers choose; nobody for a tool that no model writes, or without a provider. */
function askingOf(
  services: Services,
  { tool, draft }: SavedCase,
  map: CaseMapRow,
  signal: AbortSignal,
): Asking | undefined {
  const { models } = services
  const model = tool.identity.models.length === 0 ? undefined : chosenModel(tool, draft.answers)
  return models && model ? { services, models, model, map, signal } : undefined
}

async function storeSoFar(services: Services, job: Job, row: CaseMapRow, saved: SavedCase): Promise<CaseMapRow> {
  const { database, now } = services
  const { map } = await makeMapInThread(saved.map, decisionsOf(row), await findReplies(database, row.id))
  await database.transaction().execute(async (transaction) => {
    if (!(await isStillOurs(transaction, job))) throw new DOMException('The map is not ours any more.', 'AbortError')
    if (!(await changeMap(transaction, row, { map: JSON.stringify(map), made_at: now() }, now())))
      throw new ChangedMeanwhile()
  })
  return { ...row, version: row.version + 1 }
}

async function askModelFor(asking: Asking, row: CaseMapRow, saved: SavedCase): Promise<ModelReadingSummary> {
  const { models, model, services } = asking
  const decisions = decisionsOf(row)
  const { attorney } = saved.draft
  const failures = await askForReadings(asking, saved.map, decisions, attorney)
  const { map, read } = await makeMapInThread(saved.map, decisions, await findReplies(services.database, row.id))
  const titles = Object.fromEntries(
    saved.tool
      .open({ ...saved.draft, caseMap: map })
      .plan()
      .map(({ id, title }) => [id, title]),
  )
  const plan = await askForPlan(asking, { input: saved.map, map, attorney, titles })
  const documents = read.map((one) => {
    const failure = failures[one.document]
    return failure === undefined ? one : { ...one, failure }
  })
  return { provider: models.provider, model: models.nameOf?.(model) ?? model, documents, plan }
}

/** The counts of the last making, with what failed on the way. */
function documentsOf({ documents }: ModelReadingSummary, read: ModelReadingSummary['documents']) {
  return read.map((one) => ({ ...documents.find(({ document }) => document === one.document), ...one }))
}

class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile'
}

async function giveUp({ database, now }: Services, job: Job): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (!(await updateJob(transaction, job, { state: 'failed' }))) return
    const row = await findMapById(transaction, job.subject_id)
    if (row) await changeMap(transaction, row, { state: 'failed', reason: failed }, now())
  })
}
