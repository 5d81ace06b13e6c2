import { AppError } from '#contract/errors.ts'
import type { Role } from '#domain/firm/roles.ts'
import { addressOfFirm } from '#server/access/firms-account.ts'
import { changeOwner } from '#server/access/change-owner.ts'
import { isDuplicate } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { insertAccount } from '#server/features/accounts/index.ts'

type NewFirm = {
  readonly name: string
  readonly ownerSeesAll: boolean
  /** What each member of the family becomes; who is not named becomes a paralegal, who decides nothing. */
  readonly roles: Readonly<Record<string, Role>>
  readonly now: number
}

/** Turns a family into a firm. Nobody's clients change hands by that. Throws `firm-exists`. */
export async function insertFirm(database: Database, holder: Account, { name, ownerSeesAll, roles, now }: NewFirm) {
  try {
    await database.transaction().execute(async (transaction) => {
      const account = await insertAccount(transaction, { email: addressOfFirm(holder.id), passwordHash: null, now })
      const firm = {
        owner_id: account.id,
        holder_id: holder.id,
        name,
        holder_sees_all: Number(ownerSeesAll),
        strict_rules: 0,
        created_at: now,
      }
      await transaction.insertInto('firms').values(firm).execute()
      const family = await transaction
        .selectFrom('accounts')
        .select('id')
        .where('parent_account_id', '=', holder.id)
        .execute()
      const members = [
        { person_id: holder.id, role: 'owner' as const },
        ...family.map(({ id }) => ({ person_id: id, role: roles[id] ?? ('paralegal' as const) })),
      ]
      const rows = members.map((member) => ({ ...member, owner_id: account.id, joined_at: now }))
      await transaction.insertInto('firm_members').values(rows).execute()
    })
  } catch (error) {
    if (isDuplicate(error)) throw new AppError('firm-exists', {}, { cause: error })
    throw error
  }
}

/**
 * Makes the firm a family again: each client goes back to the one person who has it. Throws `still-shared` where a client
 * is shared, walled off, or in the hands of somebody who may not keep it.
 */
export async function deleteFirm(transaction: Database, firmId: string): Promise<void> {
  const rows = await readAccess(transaction, firmId)
  if (!isUnshared(rows)) throw new AppError('still-shared')
  for (const { id, person_id: to } of rows) if (to !== null) await changeOwner(transaction, id, { from: firmId, to })
  await transaction.deleteFrom('firms').where('owner_id', '=', firmId).execute()
  await transaction.deleteFrom('accounts').where('id', '=', firmId).execute()
}

/** Whether each client of the firm is in one pair of hands, and nobody is kept out of one. */
export async function canEnd(database: Database, firmId: string): Promise<boolean> {
  return isUnshared(await readAccess(database, firmId))
}

function isUnshared(rows: Awaited<ReturnType<typeof readAccess>>): boolean {
  const isWhole = ({ level, until_at }: (typeof rows)[number]) => level === 'full' && until_at === null
  return new Set(rows.map(({ id }) => id)).size === rows.length && rows.every(isWhole)
}

function readAccess(database: Database, firmId: string) {
  return database
    .selectFrom('clients')
    .leftJoin('client_access', 'client_access.client_id', 'clients.id')
    .select(['clients.id', 'client_access.person_id', 'client_access.level', 'client_access.until_at'])
    .where('clients.owner_id', '=', firmId)
    .execute()
}
