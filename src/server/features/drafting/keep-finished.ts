import { AppError } from '#contract/errors.ts'
import { gap, paragraph } from '#domain/section-content/write.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { settleCredits } from '#server/features/billing/index.ts'
import type { Services } from '#server/services.ts'
import { dropJobs } from '#server/work/jobs.ts'
import { writeFromTemplate } from './finish-section.ts'
import { openDraft } from './open-draft.ts'
import { findSections, moveDraft, planOf, toWritten } from './store.ts'
import { addVersion } from './versions.ts'

/**
 * Ends the writing of a draft and keeps what is finished: the draft is ready and paid for. Of the rest, software writes
 * its own sections; what a model was to write is a gap to fill in. Refused while no section is finished.
 */
export async function keepFinished({ database, now }: Services, draft: DraftRow): Promise<void> {
  const opened = openDraft(draft)
  await database.transaction().execute(async (transaction) => {
    // The job first, as everywhere: whoever stores a section holds it and wants the draft next.
    await dropJobs(transaction, 'write-draft', draft.id)
    const rows = await findSections(transaction, draft.id)
    const written = toWritten(rows.filter(({ version }) => version > 0))
    if (written.length === 0) throw new AppError('not-now')
    if (!(await moveDraft(transaction, draft.id, ['drafting'], { state: 'ready', finishedAt: now() })))
      throw new AppError('not-now')
    for (const row of rows.filter(({ version }) => version === 0)) {
      const plan = planOf(row)
      const content = paragraph(gap(`WRITE THIS SECTION: ${plan.title}`))
      const text = plan.mode === 'software' ? writeFromTemplate(opened, plan, written) : { content, sentences: [] }
      await addVersion(transaction, draft.id, plan.id, { origin: 'template', ...text, now: now() })
    }
    await settleCredits(transaction, draft.id, now())
  })
}
