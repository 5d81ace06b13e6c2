import { type Check, warn } from '#domain/questionnaire/check.ts'
import type { OpenCase, SectionPlan, WrittenSection } from '#domain/drafting/tool.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import type { Job } from '#server/database/tables/jobs.ts'
import { releaseCredits, settleCredits } from '#server/features/billing/index.ts'
import { ModelError, type ModelFailure } from '#server/gateways/llm/port.ts'
import { turnToLawOf } from '#server/law/law-here.ts'
import type { Services } from '#server/services.ts'
import { leaseMs, updateJob } from '#server/work/jobs.ts'
import type { Work } from '#server/work/worker.ts'
import { modelsOf } from '#server/asking/choose-writer.ts'
import { openDraft } from './open-draft.ts'
import { dropStandIns, standInCode } from './stand-ins.ts'
import { addWarning, findDraftById, findSections, findWriter, moveDraft, planOf, toWritten } from './store.ts'
import { turnsToWrite } from './turns-to-write.ts'
import { type SectionText, writeSection } from './write-section.ts'
import { addVersion } from './versions.ts'

const noCredits = 'No credits were used.'
const generalReason = `The draft could not be finished. ${noCredits} Please try again.`

/** What the attorney reads when a provider is the reason; none of these passes by trying again at once. */
const reasons: Partial<Record<ModelFailure, string>> = {
  quota: `The account at the AI provider has no quota left. ${noCredits} Please tell your administrator.`,
  unauthorised: `The AI provider refused the key of this installation. ${noCredits} Please tell your administrator.`,
  'model-gone': `The AI provider does not offer this model any more. ${noCredits} Choose another model and try again.`,
  'refused-request': `The AI provider could not take the request. ${noCredits} Please tell your administrator.`,
}

/** A draft in which nothing is the model's is not what was asked for. */
const nothingWritten = `The AI model wrote none of the sections. ${noCredits} Choose another model and try again.`

/**
 * Writes a draft wave by wave, the sections of a wave at the same time, each stored the moment it is finished. A later
 * attempt goes on with the sections that are missing; one that lost its lease stores nothing more.
 */
export const draftWork: Work = {
  maxFailures: 3,
  async perform(services, job, signal) {
    const known = await findWriter(services.database, job.subject_id)
    if (!known) return
    const turns = turnsToWrite(modelsOf(services, known.writer))
    await turns.take(known.owner_id, signal, () => write(services, job, signal))
  },
  giveUp: (services, job) => fail(services, job, generalReason),
}

/** Writes the draft of a job to its end, or as far as it gets. */
async function write(services: Services, job: Job, signal: AbortSignal): Promise<void> {
  const draft = await findDraftById(services.database, job.subject_id)
  if (!draft || !(await begin(services, job, draft))) return
  turnToLawOf(draft.law_version)
  const writing = new Writing(services, job, draft, openDraft(draft))
  const sections = await findSections(services.database, draft.id)
  const cancelled = new AbortController()
  const unwatch = services.live.watch(draft.id, (event) => {
    if (event.kind === 'draft' && event.isCancelled) cancelled.abort()
  })
  const ended = AbortSignal.any([signal, cancelled.signal])
  try {
    for (const wave of wavesOf(sections)) await writing.writeWave(wave, ended)
    if (await isWithoutModel(services, draft)) await fail(services, job, nothingWritten)
    else await finish(services, job, draft.id)
  } catch (error) {
    if (cancelled.signal.aborted) return
    const reason = error instanceof ModelError ? reasons[error.failure] : undefined
    if (reason === undefined) throw error
    await fail(services, job, reason)
  } finally {
    unwatch()
  }
}

/** The draft failed for this reason; what it held is given back. */
async function fail({ database, now, live }: Services, job: Job, reason: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (!(await updateJob(transaction, job, { state: 'failed' }))) return
    const change = { state: 'failed', reason, finishedAt: now() } as const
    if (!(await moveDraft(transaction, job.subject_id, ['queued', 'drafting'], change))) return
    await releaseCredits(transaction, job.subject_id, now())
    await dropStandIns(transaction, job.subject_id)
  })
  live.tell(job.subject_id, { kind: 'draft' })
}

/** True when a model was to write sections and every one of them came from the product's own text. */
async function isWithoutModel(services: Services, draft: DraftRow): Promise<boolean> {
  if (modelsOf(services, draft.writer) === undefined) return false
  const sections = await findSections(services.database, draft.id)
  const byModel = sections.filter((row) => planOf(row).mode === 'model')
  return byModel.length > 0 && byModel.every(({ origin }) => origin === 'template')
}

/** Marks the draft as being written. False when it was cancelled meanwhile; its job then ends. */
async function begin({ database, live }: Services, job: Job, draft: DraftRow): Promise<boolean> {
  if (draft.state === 'drafting') return true
  const began = await moveDraft(database, draft.id, ['queued'], { state: 'drafting' })
  if (began) live.tell(draft.id, { kind: 'draft' })
  else await updateJob(database, job, { state: 'done' })
  return began
}

/** The draft is ready and paid for, and the job done, in one transaction. */
async function finish({ database, now, live }: Services, job: Job, draftId: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (!(await updateJob(transaction, job, { state: 'done' }))) return
    if (await moveDraft(transaction, draftId, ['drafting'], { state: 'ready', finishedAt: now() }))
      await settleCredits(transaction, draftId, now())
  })
  live.tell(draftId, { kind: 'draft' })
}

function wavesOf(sections: readonly SectionRow[]): SectionRow[][] {
  const waves = Map.groupBy(sections, (row) => planOf(row).wave)
  return [...waves.entries()].toSorted(([a], [b]) => a - b).map(([, rows]) => rows)
}

function standInWarning({ title }: SectionPlan, why: string): Check {
  return warn(
    standInCode,
    `The model could not write "${title}": ${why}. The product's own text stands there; write or revise it.`,
  )
}

/** One attempt at a draft. */
class Writing {
  readonly #services: Services
  readonly #job: Job
  readonly #draft: DraftRow
  readonly #opened: OpenCase
  #stored: Promise<void> = Promise.resolve()

  constructor(services: Services, job: Job, draft: DraftRow, opened: OpenCase) {
    this.#services = services
    this.#job = job
    this.#draft = draft
    this.#opened = opened
  }

  /** All missing sections of a wave. The first error ends the wave, but those that are finished stay. */
  async writeWave(wave: readonly SectionRow[], signal: AbortSignal): Promise<void> {
    const written = toWritten(await findSections(this.#services.database, this.#draft.id))
    const missing = wave.filter(({ version }) => version === 0).map(planOf)
    const results = await Promise.allSettled(missing.map((plan) => this.#write(plan, written, signal)))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }

  async #write(plan: SectionPlan, written: readonly WrittenSection[], signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const { live } = this.#services
    const { id: draftId } = this.#draft
    live.tell(draftId, { kind: 'section', id: plan.id, state: 'generating', text: '' })
    const tellText = (text: string) => live.tell(draftId, { kind: 'section', id: plan.id, state: 'generating', text })
    const request = { opened: this.#opened, plan, written, draft: this.#draft, signal, tellText }
    const text = await writeSection(this.#services, request)
    // One after the other: they would only wait for each other in the database, or collide between its nodes.
    const stored = this.#stored.then(() => this.#store(plan, text))
    this.#stored = stored.catch(() => undefined)
    await stored
    live.tell(draftId, { kind: 'section', id: plan.id, state: 'ready', text: text.content })
  }

  /** Stores a section unless another server has the job by now or the draft was cancelled, which ends its job. */
  async #store(plan: SectionPlan, { standsIn, ...text }: SectionText): Promise<void> {
    const { database, now } = this.#services
    await database.transaction().execute(async (transaction) => {
      // Written first, so that the sections of a wave wait for each other here and no warning of another is lost. The
      // draft's own row is left alone: it carries the whole input.
      if (!(await updateJob(transaction, this.#job, { lease_until: now() + leaseMs })))
        throw new DOMException('The draft is not ours any more.', 'AbortError')
      await addVersion(transaction, this.#draft.id, plan.id, { ...text, now: now() })
      if (standsIn !== undefined) await addWarning(transaction, this.#draft.id, standInWarning(plan, standsIn))
    })
  }
}
