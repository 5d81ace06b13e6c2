import { comparisonRules, comparisonSchema } from '#domain/comparison/comparison-request.ts'
import type { PreparedComparison } from '#domain/draft-checks/prepare-comparison.ts'
import { knowsControls, parseVerdicts, readVerdicts } from '#domain/comparison/read-verdicts.ts'
import type { StatementVerdict } from '#domain/comparison/statement-verdict.ts'
import { chosenModel } from '#server/asking/choose-writer.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import type { Job } from '#server/database/tables/jobs.ts'
import { ModelError, type ModelFailure, type ModelPort } from '#server/gateways/llm/port.ts'
import { turnToLawOf } from '#server/law/law-here.ts'
import { findTool } from '#server/recipes.ts'
import type { Services } from '#server/services.ts'
import { callInThread } from '#server/threads/call-in-thread.ts'
import { isStillOurs, updateJob } from '#server/work/jobs.ts'
import type { Work } from '#server/work/worker.ts'
import { askShieldedForJson } from '../shielded-model.ts'
import { findDraftById, findSections, inputOf } from '../store.ts'
import { endComparison, findComparison, keepVerdicts, readVerdictsOf } from './verdict-store.ts'
import { forgetPoints } from '../note-standing.ts'

const inThread = callInThread<typeof import('./comparison-thread.ts')>(
  new URL('./comparison-thread.ts', import.meta.url),
  'checks',
)
const limits = { milliseconds: 30_000 }
const maxOutputTokens = 8000
/** So many requests are prepared to leave together. */
const atOnce = 4
const again: Readonly<Record<Unread, string>> = {
  unusable: 'Your last answer was no JSON of the shape that was asked for. Answer with the JSON object alone.',
  unheeding:
    'Your last answer called something supported that the passages do not say, or did not find what they say word for word. Read every part of every statement beside the passages again, and answer with the JSON object alone.',
}

const generalReason = 'The comparison could not be finished. What was read stays; ask for it again.'
/** After these every other request would fail as well. */
const reasons: Partial<Record<ModelFailure, string>> = {
  quota: 'The account at the AI provider has no quota left. Please tell your administrator.',
  unauthorised: 'The AI provider refused the key of this installation. Please tell your administrator.',
  'model-gone': 'The AI provider does not offer this model any more.',
}
const leakReason = 'Some of it was not sent: it holds words that identify somebody and could not be replaced.'
const controlReason =
  'The model did not notice statements that software had made false on purpose, so none of its answers beside them count. Ask again, choose another model, or read it yourself.'
const partReason = 'The model gave no usable answer about some of it. Ask again, or read it yourself.'

/**
 * Has a model read the statements of a draft beside the passages of the file. What it answered is kept the moment it comes,
 * so that another attempt, or the next time, asks only for what is missing. A failed request never stops the others.
 */
export const comparisonWork: Work = {
  maxFailures: 3,
  async perform(services, job, signal) {
    const { database, models } = services
    const draft = await findDraftById(database, job.subject_id)
    const comparison = draft && (await findComparison(database, draft.id))
    const model = draft && modelFor(draft)
    if (!draft || comparison?.state !== 'comparing' || !models || !model)
      return void (await updateJob(database, job, { state: 'done' }))
    turnToLawOf(draft.law_version)
    const sections = await findSections(database, draft.id)
    const known = (await readVerdictsOf(database, draft.id)).map(({ statement, sources }) => ({ statement, sources }))
    const { open, sources, statements } = await inThread('prepareDraft', limits, draft, sections, known)
    const asking = { services, models, model, draft, job, signal, sources }
    const outcome = await askForAll(asking, open)
    const missing = open.reduce((sum, { part }) => sum + part.statements.length, 0) - outcome.verdicts
    await database.transaction().execute(async (transaction) => {
      if (!(await updateJob(transaction, job, { state: 'done' }))) return
      await endComparison(transaction, draft.id, {
        state: outcome.reason === null ? 'compared' : 'failed',
        reason: outcome.reason,
        model: models.nameOf?.(model) ?? model,
        statements,
        verdicts: statements - missing,
        ended_at: services.now(),
      })
    })
  },
  async giveUp({ database, now }, job: Job) {
    await database.transaction().execute(async (transaction) => {
      if (!(await updateJob(transaction, job, { state: 'failed' }))) return
      await endComparison(transaction, job.subject_id, { state: 'failed', reason: generalReason, ended_at: now() })
    })
  },
}

/** The model that a draft's statements are compared by; undefined for a tool that no model writes. */
export function modelFor(draft: DraftRow): string | undefined {
  const tool = findTool(draft.type)
  if (tool.identity.models.length === 0) return undefined
  return draft.model ?? chosenModel(tool, inputOf(draft).answers)
}

type Asking = {
  readonly services: Services
  readonly models: ModelPort
  readonly model: string
  readonly draft: DraftRow
  readonly job: Job
  readonly signal: AbortSignal
  readonly sources: string
}
type Outcome = { verdicts: number; reason: string | null }

async function askForAll(asking: Asking, open: readonly PreparedComparison[]): Promise<Outcome> {
  const outcome: Outcome = { verdicts: 0, reason: null }
  const queue = [...open]
  let isStopped = false
  const ask = async () => {
    for (let next = queue.shift(); next && !isStopped; next = queue.shift()) {
      const { verdicts, failure } = await askForPart(asking, next)
      outcome.verdicts += verdicts
      if (failure === undefined) continue
      const forAll = failure === 'unusable' || failure === 'unheeding' ? undefined : reasons[failure]
      isStopped ||= forAll !== undefined
      outcome.reason = forAll ?? outcome.reason ?? reasonOf(failure)
    }
  }
  const results = await Promise.allSettled(Array.from({ length: Math.min(atOnce, queue.length) }, ask))
  // The first error is thrown when all have ended, so that nothing is asked behind its back.
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
  return outcome
}

/** `unusable`: no answer of the shape that was asked for; `unheeding`: one that did not know the controls. */
type Unread = 'unusable' | 'unheeding'
type PartOutcome = { readonly verdicts: number; readonly failure?: ModelFailure | Unread }

const reasonOf = (failure: ModelFailure | Unread) =>
  failure === 'leak' ? leakReason : failure === 'unheeding' ? controlReason : partReason

/** Asks twice at most. Throws when the server stops. */
async function askForPart(asking: Asking, prepared: PreparedComparison): Promise<PartOutcome> {
  try {
    const once = await askOnce(asking, prepared, '')
    const read = Array.isArray(once) ? once : await askOnce(asking, prepared, `\n\n${again[once]}`)
    if (!Array.isArray(read)) return { verdicts: 0, failure: read }
    await keep(asking, read)
    return { verdicts: read.length }
  } catch (error) {
    if (!(error instanceof ModelError) || error.failure === 'aborted') throw error
    return { verdicts: 0, failure: error.failure }
  }
}

/** The verdicts of one answer, or why it has none that count. */
async function askOnce(
  asking: Asking,
  prepared: PreparedComparison,
  reminder: string,
): Promise<StatementVerdict[] | Unread> {
  try {
    return await send(asking, prepared, reminder, true)
  } catch (error) {
    // A server that knows no schemas refuses the request as a whole.
    if (!(error instanceof ModelError) || error.failure !== 'refused-request') throw error
    return send(asking, prepared, reminder, false)
  }
}

async function send(
  { services, models, model, draft, signal }: Asking,
  { sectionId, part, task }: PreparedComparison,
  reminder: string,
  withSchema: boolean,
): Promise<StatementVerdict[] | Unread> {
  const { text, restore } = await askShieldedForJson(services, models, {
    draft,
    sectionId: `${comparedPrefix}${sectionId}`.slice(0, 80),
    signal,
    onText: () => {},
    writeRequest: () => ({
      model,
      system: comparisonRules,
      caseFile: '',
      task: `${task}${reminder}`,
      maxOutputTokens,
      ...(withSchema && { schema: comparisonSchema }),
    }),
  })
  if (!parseVerdicts(text)) return 'unusable'
  if (!knowsControls(text, part)) return 'unheeding'
  return readVerdicts(text, part, { restore, model: models.nameOf?.(model) ?? model })
}

/** Under which the requests of a comparison stand among those of a draft, before the section's id. */
export const comparedPrefix = 'compared:'

/** Kept the moment they come, unless the job is not ours any more. */
async function keep({ services, draft, job, sources }: Asking, verdicts: readonly StatementVerdict[]): Promise<void> {
  const { database, now } = services
  await database.transaction().execute(async (transaction: Database) => {
    if (!(await isStillOurs(transaction, job)))
      throw new DOMException('The comparison is not ours any more.', 'AbortError')
    const kept = verdicts.map((one) => ({ ...one, sources }))
    await keepVerdicts(transaction, kept, { draftId: draft.id, now: now() })
    await forgetPoints(transaction, draft.id)
  })
}
