import { api } from '#contract/api.ts'
import type { RecordedCheck } from '#contract/conflict-checks.ts'
import { AppError } from '#contract/errors.ts'
import { mayInFirm } from '#domain/firm/may.ts'
import { readAsked } from '#domain/conflicts/find-conflicts.ts'
import type { Reach } from '#server/access/reach.ts'
import { newId } from '#server/database/new-id.ts'
import type { ConflictCheckRow } from '#server/database/tables/firms.ts'
import { implement } from '#server/http/implement.ts'
import { answerAtStep } from '#server/http/refuse-at-step.ts'
import { limitRate } from '#server/http/rate-limit.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { findInFirm } from './find-in-firm.ts'

const mostListed = 50
/** Checks answer at the end of a step of so many milliseconds: many times what it takes to say whom to ask. */
const step = 50

/** Conflict checks over all clients, for those whom the firm lets run them; alone, over one's own. */
export function serveConflicts(app: App, services: Services): void {
  const { database, now } = services
  const limitChecks = limitRate(60, 3600)

  const ownerOf = ({ personId, firm }: Reach) => firm?.id ?? personId
  const checksOf = (reach: Reach) =>
    database
      .selectFrom('conflict_checks')
      .selectAll()
      .where('owner_id', '=', ownerOf(reach))
      .where('asked_by', '=', reach.personId)

  implement(app, services, api.checkConflicts, async ({ account, reach, body }) => {
    if (reach.firm && !mayInFirm(reach.firm.role, 'check conflicts')) throw new AppError('forbidden')
    await limitChecks(account.id)
    const { asked, born } = body
    const question = readAsked(asked, born ?? undefined)
    const { found, ask } = await answerAtStep(step, () => findInFirm(database, reach, question, now()))
    const row: ConflictCheckRow = {
      id: newId(),
      owner_id: ownerOf(reach),
      asked_by: account.id,
      asked_at: now(),
      asked,
      born: born ?? null,
      hits: found.length,
      was_hidden: Number(ask !== null),
      decision: null,
      reason: null,
      decided_at: null,
    }
    await database.insertInto('conflict_checks').values(row).execute()
    return { id: row.id, asked, found, ask }
  })

  implement(app, services, api.listConflictChecks, async ({ reach }) => {
    const rows = await checksOf(reach).orderBy('asked_at', 'desc').orderBy('id', 'desc').limit(mostListed).execute()
    return rows.map(presentCheck)
  })

  implement(app, services, api.recordConflictCheck, async ({ reach, params, body }) => {
    const row = await checksOf(reach).where('id', '=', params.checkId).executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const { numUpdatedRows } = await database
      .updateTable('conflict_checks')
      .set({ decision: body.decision, reason: body.reason, decided_at: now() })
      .where('id', '=', row.id)
      .where('owner_id', '=', row.owner_id)
      .where('decision', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw new AppError('not-now', {}, { message: 'The result of this check is on record.' })
    return presentCheck({ ...row, decision: body.decision, reason: body.reason })
  })
}

function presentCheck({ id, asked, asked_at, hits, was_hidden, decision, reason }: ConflictCheckRow): RecordedCheck {
  return { id, asked, at: new Date(asked_at).toISOString(), hits, was_hidden: was_hidden === 1, decision, reason }
}
