import { api } from '#contract/api.ts'
import type { ComparisonReply } from '#contract/comparing.ts'
import { AppError } from '#contract/errors.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { addJob } from '#server/work/jobs.ts'
import { draftFor } from '../draft-access.ts'
import { comparedPrefix, modelFor } from './compare-statements.ts'
import { beginComparison, findComparison } from './verdict-store.ts'

/** The comparison of a draft's statements with the file by a model. Nothing of it happens unless a person asks for it. */
export function serveComparison(app: App, services: Services): void {
  const { database, now, nudge, models } = services

  implement(app, services, api.compareStatements, async ({ account, ownerId, params }) => {
    const draft = await draftFor(database, ownerId, params)
    if (draft.state !== 'ready') throw new AppError('not-now')
    if (!models || modelFor(draft) === undefined)
      throw new AppError(
        'not-now',
        {},
        { message: 'No AI model is set up that could read this draft beside the file.' },
      )
    await database.transaction().execute(async (transaction) => {
      if (!(await beginComparison(transaction, { draftId: draft.id, accountId: account.id, now: now() }))) return
      await addJob(transaction, { kind: 'compare-statements', subjectId: draft.id, runAt: now() })
    })
    nudge.wake()
    return { state: 'comparing' as const }
  })
}

const unasked: Omit<ComparisonReply, 'is_offered'> = {
  state: 'none',
  reason: null,
  model: null,
  statements: null,
  verdicts: null,
  requests: 0,
  tokens: 0,
  ended_at: null,
}

/** How the comparison of a draft stands. */
export async function presentComparison({ database, models }: Services, draft: DraftRow): Promise<ComparisonReply> {
  const row = await findComparison(database, draft.id)
  const isOffered = models !== undefined && draft.state === 'ready' && modelFor(draft) !== undefined
  if (!row) return { ...unasked, is_offered: isOffered }
  return {
    is_offered: isOffered,
    state: row.state,
    reason: row.reason,
    model: row.model,
    statements: row.statements,
    verdicts: row.verdicts,
    ...(await readTaken(database, draft.id)),
    ended_at: row.ended_at === null ? null : new Date(row.ended_at).toISOString(),
  }
}

/** So many requests left for the comparisons of a draft, with so many tokens as the provider counted. */
async function readTaken(database: Database, draftId: string): Promise<{ requests: number; tokens: number }> {
  const rows = await database
    .selectFrom('sent_requests')
    .select(['input_tokens', 'output_tokens'])
    .where('draft_id', '=', draftId)
    .where('section_id', 'like', `${comparedPrefix}%`)
    .execute()
  const tokens = rows.reduce((sum, row) => sum + (row.input_tokens ?? 0) + (row.output_tokens ?? 0), 0)
  return { requests: rows.length, tokens }
}
