import type { Role } from '#domain/firm/roles.ts'
import type { Database } from '#server/database/schema.ts'
import type { FirmRow } from '#server/database/tables/firms.ts'
import { setAccess } from './shares.ts'

/** Makes somebody who joins a family a member of its firm, where there is one. Nothing is shared by that. */
export async function joinFirm(
  transaction: Database,
  holderId: string,
  { personId, role, now }: { readonly personId: string; readonly role: Role; readonly now: number },
): Promise<void> {
  const firms = transaction.selectFrom('firms').select('owner_id').where('holder_id', '=', holderId)
  const firm = await firms.executeTakeFirst()
  if (!firm) return
  const row = { person_id: personId, owner_id: firm.owner_id, role, joined_at: now }
  await transaction.insertInto('firm_members').values(row).execute()
  await keepInHands(transaction, firm.owner_id, now)
}

/**
 * Takes somebody out of the firm: every share ends with this transaction, the work stays. A client that nobody else may
 * share goes to the firm's owner, so that it is never out of everybody's hands.
 */
export async function leaveFirm(transaction: Database, personId: string, now: number): Promise<void> {
  const member = await transaction
    .selectFrom('firm_members')
    .innerJoin('firms', 'firms.owner_id', 'firm_members.owner_id')
    .select(['firms.owner_id', 'firms.holder_id'])
    .where('firm_members.person_id', '=', personId)
    .executeTakeFirst()
  if (!member || member.holder_id === personId) return
  await transaction.deleteFrom('client_access').where('person_id', '=', personId).execute()
  await transaction.deleteFrom('firm_members').where('person_id', '=', personId).execute()
  await keepInHands(transaction, member.owner_id, now)
}

/**
 * Gives every client of the firm that nobody may share any more to the firm's owner; behind a wall from the owner, to the
 * attorney who has been in the firm longest. Where there is a wall before everybody, it waits for an attorney who joins.
 */
export async function keepInHands(transaction: Database, firmId: string, now: number): Promise<void> {
  const left = await transaction
    .selectFrom('clients')
    .select('clients.id')
    .where('clients.owner_id', '=', firmId)
    .where('clients.id', 'not in', sharersOf(transaction, firmId).select('client_access.client_id'))
    .execute()
  if (left.length === 0) return
  const able = await transaction
    .selectFrom('firm_members')
    .select(['person_id', 'role'])
    .where('owner_id', '=', firmId)
    .where('role', 'in', ['owner', 'attorney'])
    .orderBy('joined_at')
    .execute()
  const inOrder = able.toSorted((a, b) => Number(b.role === 'owner') - Number(a.role === 'owner'))
  for (const { id: clientId } of left) {
    const walls = transaction.selectFrom('client_access').select('person_id').where('client_id', '=', clientId)
    const kept = new Set((await walls.where('level', '=', 'wall').execute()).map(({ person_id }) => person_id))
    const next = inOrder.find(({ person_id }) => !kept.has(person_id))
    if (!next) continue
    const given = { firmId, clientId, personId: next.person_id, level: 'full', madeBy: next.person_id, now } as const
    await setAccess(transaction, given)
  }
}

/** The lasting shares in full of those whose role lets them share. */
export function sharersOf(database: Database, firmId: string) {
  return database
    .selectFrom('client_access')
    .innerJoin('firm_members', 'firm_members.person_id', 'client_access.person_id')
    .where('client_access.owner_id', '=', firmId)
    .where('client_access.level', '=', 'full')
    .where('client_access.until_at', 'is', null)
    .where('firm_members.role', 'in', ['owner', 'attorney'])
}

/** The firm that an account owns; it cannot be deleted while the firm's clients hang on it. */
export function firmHeldBy(database: Database, accountId: string): Promise<FirmRow | undefined> {
  return database.selectFrom('firms').selectAll().where('holder_id', '=', accountId).executeTakeFirst()
}
