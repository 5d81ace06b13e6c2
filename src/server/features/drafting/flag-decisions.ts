import type { ReadSource } from '#contract/draft-findings.ts'
import { codeOf, type DecisionKind } from '#domain/draft-checks/decision.ts'
import type { DraftCheck } from '#domain/draft-checks/draft-check.ts'
import { newId } from '#server/database/new-id.ts'
import type { Database } from '#server/database/schema.ts'
import type { FlagDecisionRow } from '#server/database/tables/drafts.ts'
import { forgetPoints } from './note-standing.ts'

/** A decision that counts, with the address of who made it (null when that account is gone). */
export type FlagDecision = FlagDecisionRow & { readonly email: string | null }

/** What was decided about the findings of a draft that is known to be the caller's, newest first; of each the last word. */
export async function listDecisions(database: Database, draftId: string): Promise<FlagDecision[]> {
  const rows = await database
    .selectFrom('flag_decisions')
    .leftJoin('accounts', 'accounts.id', 'flag_decisions.decided_by')
    .selectAll('flag_decisions')
    .select('accounts.email')
    .where('draft_id', '=', draftId)
    .orderBy('decided_at', 'desc')
    .orderBy('flag_decisions.id', 'desc')
    .execute()
  const last = new Map<string, FlagDecision>()
  for (const row of rows) if (!last.has(row.finding)) last.set(row.finding, row)
  return [...last.values()].filter(({ kind }) => kind !== 'withdrawn')
}

type Given = {
  readonly kind: DecisionKind
  readonly reason?: string | undefined
  readonly source?: ReadSource | undefined
  readonly accountId: string
  readonly now: number
}

/** Records one decision about several findings; run it in a transaction. */
export async function recordDecisions(
  database: Database,
  draftId: string,
  findings: readonly DraftCheck[],
  { kind, reason, source, accountId, now }: Given,
): Promise<void> {
  const byFinding = new Map(findings.map((flag) => [flag.finding, flag]))
  const rows = [...byFinding.values()].map((flag) => ({
    id: newId(),
    draft_id: draftId,
    finding: flag.finding,
    section_id: flag.place?.sectionId ?? null,
    kind,
    code: codeOf(flag),
    message: flag.message,
    words: flag.text ?? null,
    reason: reason ?? null,
    read_at: source?.place ?? null,
    read_words: source?.words || null,
    decided_by: accountId,
    decided_at: now,
  }))
  if (rows.length === 0) return
  await database.insertInto('flag_decisions').values(rows).execute()
  await forgetPoints(database, draftId)
}
