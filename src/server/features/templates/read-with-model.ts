import type { OldCase } from '#domain/template-sections/old-case.ts'
import { readingRules, readingSchema, readingVersion } from '#domain/old-client/model-reading/reading-request.ts'
import { parseFinds } from '#domain/old-client/model-reading/take-finds.ts'
import { templateRevisionTool } from '#tools/template-revision/tool.ts'
import { newId } from '#server/database/new-id.ts'
import type { Job } from '#server/database/tables/jobs.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import { findAccount, readAttorney } from '#server/features/accounts/index.ts'
import { askModel } from '#server/asking/ask-model.ts'
import { chosenModel } from '#server/asking/choose-writer.ts'
import { ModelError, type ModelPort, type ModelRequest } from '#server/gateways/llm/port.ts'
import { hashOf } from '#server/hash-of.ts'
import type { Services } from '#server/services.ts'
import { updateJob } from '#server/work/jobs.ts'
import type { Work } from '#server/work/worker.ts'
import { endRequest, findAnswers, keepRequest } from './model-requests-store.ts'
import { inThread, linesOf } from './old-case.ts'
import { readStoredTemplate } from './read-stored.ts'

const maxOutputTokens = 8000
const again = 'Your last answer was no JSON of the shape that was asked for. Answer with the JSON object alone.'

/**
 * Asks a model for what software did not find of the earlier client in a template. It sees no word that software found.
 * What it answered is kept the moment it comes, so that another attempt goes on behind it; without an answer the template
 * stays as software read it.
 */
export const templateReadingWork: Work = {
  maxFailures: 3,
  async perform(services, job, signal) {
    const { database, models } = services
    const row = await findRow(services, job.subject_id)
    const record = row && (await findTemplate(services, job.subject_id))
    const model = chosenModel(templateRevisionTool, {})
    if (!row || !record || !models || !model || row.file_key !== record.file_key)
      return void (await updateJob(database, job, { state: 'done' }))
    const reading = await readStoredTemplate(services, record)
    const lines = linesOf(reading)
    const found = JSON.parse(row.found) as OldCase
    const tasks = await inThread('writeModelTasks', { milliseconds: 30_000 }, lines, found)
    const asking = { services, models, record, model, signal }
    const replies: (string | undefined)[] = []
    for (const [part, prompt] of tasks.entries()) replies.push(await ask(asking, part, prompt))
    const answered = replies.filter((reply) => reply !== undefined)
    const account = await findAccount(database, record.owner_id)
    const attorney = account && (await readAttorney(database, account))
    const all = await inThread('addModelFinds', { milliseconds: 30_000 }, lines, found, answered, attorney)
    const isWhole = answered.length === tasks.length
    await database.transaction().execute(async (transaction) => {
      if (!(await updateJob(transaction, job, { state: 'done' }))) return
      await transaction
        .updateTable('template_old_cases')
        .set({
          found: JSON.stringify(all),
          model_state: isWhole ? 'read' : 'failed',
          model_name: models.nameOf?.(model) ?? model,
        })
        .where('record_id', '=', record.id)
        .where('owner_id', '=', record.owner_id)
        .where('file_key', '=', row.file_key)
        .where('model_state', '=', 'reading')
        .execute()
    })
  },
  async giveUp({ database }, job: Job) {
    await database.transaction().execute(async (transaction) => {
      if (!(await updateJob(transaction, job, { state: 'failed' }))) return
      await transaction
        .updateTable('template_old_cases')
        .set({ model_state: 'failed' })
        .where('record_id', '=', job.subject_id)
        .where('model_state', '=', 'reading')
        .execute()
    })
  },
}

function findRow({ database }: Services, recordId: string) {
  return database
    .selectFrom('template_old_cases')
    .select(['found', 'file_key'])
    .where('record_id', '=', recordId)
    .where('model_state', '=', 'reading')
    .executeTakeFirst()
}

/** The record of a job: it was the caller's when the job was made. */
function findTemplate({ database }: Services, id: string): Promise<RecordRow | undefined> {
  return database.selectFrom('records').selectAll().where('id', '=', id).executeTakeFirst()
}

type Asking = {
  readonly services: Services
  readonly models: ModelPort
  readonly record: RecordRow
  readonly model: ModelRequest['model']
  readonly signal: AbortSignal
}

/** The usable answer for one part, asked for twice at most; undefined without one. Throws when the server stops. */
async function ask(asking: Asking, part: number, prompt: string): Promise<string | undefined> {
  const { services, record } = asking
  const fingerprint = hashOf(`${readingVersion} ${prompt}`)
  const known = (await findAnswers(services.database, record)).get(fingerprint)
  if (known !== undefined) return known
  const place = { part, fingerprint }
  try {
    return (await askOnce(asking, place, prompt)) ?? (await askOnce(asking, place, `${prompt}\n\n${again}`))
  } catch (error) {
    if (!(error instanceof ModelError) || error.failure === 'aborted') throw error
    return undefined
  }
}

type Place = { readonly part: number; readonly fingerprint: string }

async function askOnce(asking: Asking, place: Place, prompt: string): Promise<string | undefined> {
  const { model, signal } = asking
  const request = { model, system: readingRules, prompt, maxOutputTokens, signal }
  try {
    return await send(asking, place, { ...request, schema: readingSchema })
  } catch (error) {
    // A server that knows no schemas refuses the request as a whole.
    if (!(error instanceof ModelError) || error.failure !== 'refused-request') throw error
    return send(asking, place, request)
  }
}

async function send({ services, models, record }: Asking, place: Place, request: ModelRequest) {
  const { database, now } = services
  let last = ''
  let usable: string | undefined
  const log = async () => {
    const id = newId()
    await keepRequest(database, {
      id,
      record_id: record.id,
      owner_id: record.owner_id,
      ...place,
      sent_at: now(),
      provider: models.provider,
      model: models.nameOf?.(request.model) ?? request.model,
      payload: JSON.stringify({ system: request.system, prompt: request.prompt }),
      outcome: null,
      input_tokens: null,
      output_tokens: null,
      reply: null,
    })
    return async ({ outcome, inputTokens, outputTokens }: Outcome) => {
      usable = outcome === 'answered' && parseFinds(last) ? last : undefined
      await endRequest(database, id, {
        outcome: outcome === 'answered' && usable === undefined ? 'unusable' : outcome,
        input_tokens: inputTokens ?? null,
        output_tokens: outputTokens ?? null,
        reply: usable ?? null,
      })
    }
  }
  const prepared = { request, onText: (text: string) => (last = text), log }
  await askModel(models, record.owner_id, request.signal, () => prepared)
  return usable
}

type Outcome = { readonly outcome: string; readonly inputTokens?: number; readonly outputTokens?: number }
