import { AppError } from '#contract/errors.ts'
import type { Role } from '#domain/firm/roles.ts'
import { addressOfFirm } from '#server/access/firms-account.ts'
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
