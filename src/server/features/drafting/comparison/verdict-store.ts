import type { KeptVerdict } from '#domain/comparison/statement-verdict.ts'
import type { SourcePassage } from '#domain/findings/flag.ts'
import { isDuplicate } from '#server/database/connect.ts'
import { newId } from '#server/database/new-id.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftComparisonRow } from '#server/database/tables/drafts.ts'
import { hashOf } from '#server/hash-of.ts'
import { comparisonVersion } from '#domain/comparison/comparison-request.ts'

/** So many verdicts of one draft count, the latest ones: a long brief has a few hundred statements. */
const mostVerdicts = 2000

/** What models said of the statements of a draft that is known to be the caller's, or whose job it is. */
export async function readVerdictsOf(database: Database, draftId: string): Promise<KeptVerdict[]> {
  const rows = await database
    .selectFrom('statement_verdicts')
    .select(['statement', 'verdict', 'passage', 'model', 'sources_hash', 'fingerprint'])
    .where('draft_id', '=', draftId)
    .orderBy('id', 'desc')
    .limit(mostVerdicts)
    .execute()
  // What was asked in an earlier form of the request counts no more, and is asked again.
  const current = rows.filter(
    ({ statement, sources_hash: sources, fingerprint }) => fingerprint === fingerprintOf(statement, sources),
  )
  return current.map(({ statement, verdict, passage, model, sources_hash: sources }) => ({
    statement,
    verdict,
    model,
    sources,
    ...(passage !== null && { passage: JSON.parse(passage) as SourcePassage }),
  }))
}

const fingerprintOf = (statement: string, sources: string) => hashOf(`${comparisonVersion} ${sources} ${statement}`)

type Given = { readonly draftId: string; readonly now: number }

/** Keeps verdicts, of each statement beside these sources the first. Run it in a transaction. */
export async function keepVerdicts(database: Database, verdicts: readonly KeptVerdict[], { draftId, now }: Given) {
  if (verdicts.length === 0) return
  const rows = verdicts.map(({ statement, verdict, passage, model, sources }) => ({
    id: newId(),
    draft_id: draftId,
    fingerprint: fingerprintOf(statement, sources),
    sources_hash: sources,
    statement,
    verdict,
    passage: passage ? JSON.stringify(passage) : null,
    model: model.slice(0, 120),
    decided_at: now,
  }))
  const known = await database
    .selectFrom('statement_verdicts')
    .select('fingerprint')
    .where('draft_id', '=', draftId)
    .where(
      'fingerprint',
      'in',
      rows.map(({ fingerprint }) => fingerprint),
    )
    .execute()
  const kept = new Set(known.map(({ fingerprint }) => fingerprint))
  const fresh = rows.filter(({ fingerprint }) => !kept.has(fingerprint) && kept.add(fingerprint))
  if (fresh.length > 0) await database.insertInto('statement_verdicts').values(fresh).execute()
}

export function findComparison(database: Database, draftId: string): Promise<DraftComparisonRow | undefined> {
  return database.selectFrom('draft_comparisons').selectAll().where('draft_id', '=', draftId).executeTakeFirst()
}

/** Marks a draft as being compared. False when it is already. Run it in a transaction. */
export async function beginComparison(
  database: Database,
  { draftId, accountId, now }: Given & { readonly accountId: string },
): Promise<boolean> {
  const row = {
    state: 'comparing',
    reason: null,
    model: null,
    statements: null,
    verdicts: null,
    asked_by: accountId,
    asked_at: now,
    ended_at: null,
  } as const
  const { numUpdatedRows } = await database
    .updateTable('draft_comparisons')
    .set(row)
    .where('draft_id', '=', draftId)
    .where('state', '!=', 'comparing')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return true
  if (await findComparison(database, draftId)) return false
  try {
    await database
      .insertInto('draft_comparisons')
      .values({ draft_id: draftId, ...row })
      .execute()
    return true
  } catch (error) {
    // Asked for twice at one moment.
    if (!isDuplicate(error)) throw error
    return false
  }
}

/** How it ended. */
export async function endComparison(
  database: Database,
  draftId: string,
  end: Pick<DraftComparisonRow, 'state' | 'reason' | 'ended_at'> &
    Partial<Pick<DraftComparisonRow, 'model' | 'statements' | 'verdicts'>>,
): Promise<void> {
  await database
    .updateTable('draft_comparisons')
    .set(end)
    .where('draft_id', '=', draftId)
    .where('state', '=', 'comparing')
    .execute()
}
