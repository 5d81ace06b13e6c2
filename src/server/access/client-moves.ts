import { earliestId } from '#server/database/earliest-id.ts'
import { newId } from '#server/database/new-id.ts'
import type { Database } from '#server/database/schema.ts'

type Move = { readonly clientId: string; readonly from: string; readonly to: string | null }

/**
 * Notes that a client goes from its owner to another one, or to nobody: the drafts of each that are counted change, and who
 * keeps the clients of either in memory reads them anew. To be called in the same transaction, before it goes.
 */
export async function noteMove(transaction: Database, { clientId, from, to }: Move): Promise<void> {
  const owners = to === null ? [from] : [from, to]
  const moves = owners.map((owner_id) => ({ id: newId(), owner_id }))
  await transaction.insertInto('client_moves').values(moves).execute()
  const drafts = await transaction
    .selectFrom('drafts')
    .select(['type', 'standing'])
    .where('client_id', '=', clientId)
    .where('owner_id', '=', from)
    .where('standing', 'is not', null)
    .execute()
  const changes = drafts.flatMap(({ type, standing }) => [
    { id: newId(), owner_id: from, client_id: clientId, type, was: standing, standing: null },
    ...(to === null ? [] : [{ id: newId(), owner_id: to, client_id: clientId, type, was: null, standing }]),
  ])
  for (let next = 0; next < changes.length; next += 100)
    await transaction
      .insertInto('draft_changes')
      .values(changes.slice(next, next + 100))
      .execute()
  if (changes.length > 0) await noteOtherShares(transaction, clientId)
}

/** Whoever has this client shared, or is kept from it, is shown other drafts than before. */
export async function noteOtherShares(transaction: Database, clientId: string): Promise<void> {
  const shares = transaction.selectFrom('client_access').select('person_id').where('client_id', '=', clientId)
  const ids = (await shares.execute()).map(({ person_id }) => person_id)
  await noteSharesChange(transaction, ids)
}

/** Says with members of a firm that other clients with drafts are shared with them now: what was counted for them is over. */
export async function noteSharesChange(transaction: Database, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return
  await transaction
    .updateTable('firm_members')
    .set(({ eb }) => ({ shares_version: eb('shares_version', '+', 1) }))
    .where('person_id', 'in', personIds)
    .execute()
}

const keptDays = 8

/** Forgets what nobody asks for any more. Once a night. */
export async function forgetOldChanges(database: Database, now = Date.now()): Promise<void> {
  const old = earliestId(now - keptDays * 24 * 3_600_000)
  await database.deleteFrom('draft_changes').where('id', '<', old).execute()
  await database.deleteFrom('client_moves').where('id', '<', old).execute()
}
