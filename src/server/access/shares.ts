import type { Insertable } from 'kysely'
import type { ClientAct, ShareLevel } from '#domain/firm/roles.ts'
import { levelsFor, mayInFirm } from '#domain/firm/may.ts'
import type { Database } from '#server/database/schema.ts'
import type { ClientAccessRow } from '#server/database/tables/firms.ts'
import { noteOtherShares, noteSharesChange } from './client-moves.ts'
import { noteManyShares } from './many-shares.ts'
import type { Reach } from './reach.ts'

type Given = {
  readonly firmId: string
  readonly clientId: string
  readonly personId: string
  readonly level: ShareLevel | 'wall'
  readonly until?: number | null
  readonly reason?: string | null
  readonly madeBy: string
  readonly now: number
}

type ShareRow = Insertable<ClientAccessRow>

/** Which of these clients have drafts. */
async function withDrafts(database: Database, clientIds: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (let from = 0; from < clientIds.length; from += 500) {
    const rows = await database
      .selectFrom('drafts')
      .select('client_id')
      .distinct()
      .where('client_id', 'in', clientIds.slice(from, from + 500))
      .execute()
    for (const { client_id } of rows) found.add(client_id)
  }
  return found
}

/**
 * Says in every share of a client that it has a draft: when one is made, and again when its writing ends, for whoever was
 * given the client while the first was on its way. True where a share did not say so yet.
 */
export async function noteDraft(transaction: Database, clientId: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('client_access')
    .set({ has_drafts: 1 })
    .where('client_id', '=', clientId)
    .where('has_drafts', '=', 0)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The same for a draft that was counted meanwhile: who has the client shared is shown other drafts than were counted. */
export async function noteMissedDraft(transaction: Database, clientId: string): Promise<void> {
  if (await noteDraft(transaction, clientId)) await noteOtherShares(transaction, clientId)
}

/**
 * Mends what a server of an older version left: a draft that it made for a client whose shares say that there is none. Once a
 * night; while versions are mixed such a draft is missing in the lists of those who have thousands of shares.
 */
export async function noteMissedDrafts(database: Database): Promise<void> {
  const missed = await database
    .selectFrom('client_access')
    .select('client_id')
    .distinct()
    .where('has_drafts', '=', 0)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('drafts').select('drafts.id').whereRef('drafts.client_id', '=', 'client_access.client_id')),
    )
    .execute()
  // One after the other, so that nobody waits for all of them.
  for (const { client_id } of missed) await noteMissedDraft(database, client_id)
}

/** Says how a person stands to a client of the firm; what was said before goes. A wall takes the place of a share. */
export async function setAccess(transaction: Database, given: Given): Promise<void> {
  const { firmId, clientId, personId } = given
  await takeAccess(transaction, given)
  const hasDrafts = (await withDrafts(transaction, [clientId])).has(clientId)
  const row: ShareRow = {
    client_id: clientId,
    person_id: personId,
    owner_id: firmId,
    level: given.level,
    until_at: given.until ?? null,
    reason: given.reason ?? null,
    made_by: given.madeBy,
    made_at: given.now,
    has_drafts: Number(hasDrafts),
  }
  await transaction.insertInto('client_access').values(row).execute()
  await noteManyShares(transaction, [personId])
  if (hasDrafts) await noteSharesChange(transaction, [personId])
}

/** Takes back what was said of a person and a client of the firm. */
export async function endAccess(transaction: Database, place: Place): Promise<void> {
  await takeAccess(transaction, place)
  const { clientId, personId } = place
  if ((await withDrafts(transaction, [clientId])).has(clientId)) await noteSharesChange(transaction, [personId])
}

type Place = Pick<Given, 'firmId' | 'clientId' | 'personId'>

async function takeAccess(transaction: Database, { firmId, clientId, personId }: Place): Promise<void> {
  await transaction
    .deleteFrom('client_access')
    .where('client_id', '=', clientId)
    .where('person_id', '=', personId)
    .where('owner_id', '=', firmId)
    .execute()
}

/** Where a client that somebody adds goes: to them alone, or to their firm. */
export function ownerOfNew({ personId, firm }: Reach, wish: 'me' | 'firm' | undefined): string | undefined {
  const mayMake = firm !== undefined && mayInFirm(firm.role, 'make clients')
  if (wish === 'firm') return mayMake ? firm.id : undefined
  return wish === undefined && mayMake ? firm.id : personId
}

/**
 * Shares new clients of the firm with whoever made them. Where that person may not share them on, the firm's owner gets
 * them too, so that no client is ever out of everybody's hands.
 */
export async function shareWithMaker(
  transaction: Database,
  { personId, firm }: Reach,
  clientIds: readonly string[],
  now: number,
): Promise<void> {
  if (!firm || clientIds.length === 0) return
  const people = new Set([personId])
  if (!canShare(firm.role)) people.add(await holderOf(transaction, firm.id))
  const drafted = await withDrafts(transaction, clientIds)
  const rows = clientIds.flatMap((clientId) =>
    [...people].map((one): ShareRow => ({
      client_id: clientId,
      person_id: one,
      owner_id: firm.id,
      level: 'full',
      until_at: null,
      reason: null,
      made_by: personId,
      made_at: now,
      has_drafts: Number(drafted.has(clientId)),
    })),
  )
  for (let from = 0; from < rows.length; from += 100)
    await transaction
      .insertInto('client_access')
      .values(rows.slice(from, from + 100))
      .execute()
  await noteManyShares(transaction, [...people])
  if (drafted.size > 0) await noteSharesChange(transaction, [...people])
}

function canShare(role: Parameters<typeof levelsFor>[0]): boolean {
  return levelsFor(role, 'share' satisfies ClientAct).length > 0
}

export async function holderOf(database: Database, firmId: string): Promise<string> {
  const firms = database.selectFrom('firms').select('holder_id').where('owner_id', '=', firmId)
  return (await firms.executeTakeFirstOrThrow()).holder_id
}
