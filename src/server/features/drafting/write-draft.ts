import type { DraftingTool, DraftInput, SectionPlan, WrittenSection } from '#domain/drafting/tool.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import type { Job } from '#server/database/tables/jobs.ts'
import { releaseCredits, settleCredits } from '#server/features/billing/index.ts'
import type { Services } from '#server/services.ts'
import { isStillOurs, updateJob } from '#server/work/jobs.ts'
import type { Work } from '#server/work/worker.ts'
import { findTool } from './recipes.ts'
import { addVersion, findDraftById, findSections, inputOf, moveDraft, planOf, toWritten } from './store.ts'
import { type SectionText, writeSection } from './write-section.ts'

const generalReason = 'The draft could not be finished. No credits were used; please try again.'

/**
 * Writes a draft wave by wave, the sections of a wave at the same time, each stored the moment it is finished. A later
 * attempt goes on with the sections that are missing; one that lost its lease stores nothing more.
 */
export const draftWork: Work = {
  maxFailures: 3,
  async perform(services, job, signal) {
    const draft = await findDraftById(services.database, job.subject_id)
    if (!draft || !(await begin(services, job, draft))) return
    const tool = findTool(draft.type)
    const writing = new Writing(services, job, draft, tool, inputOf(draft))
    const sections = await findSections(services.database, draft.id)
    for (const wave of wavesOf(sections)) await writing.writeWave(wave, signal)
    await finish(services, job, draft.id)
  },
  async giveUp(services, job) {
    const { database, now, live } = services
    await database.transaction().execute(async (transaction) => {
      if (!(await updateJob(transaction, job, { state: 'failed' }))) return
      const change = { state: 'failed', reason: generalReason, finishedAt: now() } as const
      if (await moveDraft(transaction, job.subject_id, ['queued', 'drafting'], change))
        await releaseCredits(transaction, job.subject_id, now())
    })
    live.tell(job.subject_id, { kind: 'draft' })
  },
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

/** One attempt at a draft. */
class Writing {
  readonly #services: Services
  readonly #job: Job
  readonly #draft: DraftRow
  readonly #tool: DraftingTool
  readonly #input: DraftInput

  constructor(services: Services, job: Job, draft: DraftRow, tool: DraftingTool, input: DraftInput) {
    this.#services = services
    this.#job = job
    this.#draft = draft
    this.#tool = tool
    this.#input = input
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
    const request = { tool: this.#tool, plan, input: this.#input, written, draft: this.#draft, signal, tellText }
    const text = await writeSection(this.#services, request)
    await this.#store(plan.id, text)
    live.tell(draftId, { kind: 'section', id: plan.id, state: 'ready', text: text.content })
  }

  /** Stores a section unless another server has the job by now or the draft was cancelled. */
  async #store(sectionId: string, text: SectionText): Promise<void> {
    const { database, now } = this.#services
    await database.transaction().execute(async (transaction) => {
      const draft = await findDraftById(transaction, this.#draft.id)
      if (draft?.state !== 'drafting' || !(await isStillOurs(transaction, this.#job)))
        throw new DOMException('The draft is not ours any more.', 'AbortError')
      await addVersion(transaction, this.#draft.id, sectionId, { ...text, now: now() })
    })
  }
}
