import { type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import type { Database, Tables } from '#server/database/schema.ts'

/** Up to so many shares it is quicker to look each of them up than to look through the clients of a large firm. */
export const fewShares = 500

/**
 * Says with members of a firm with whom something was just shared that they have more than a few shares, so that no call
 * counts them. What is shown does not depend on it, only how it is looked for.
 */
export async function noteManyShares(transaction: Database, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return
  await transaction
    .updateTable('firm_members')
    .set({ has_many: 1 })
    .where('person_id', 'in', personIds)
    .where('has_many', '=', 0)
    .where(hasMany)
    .execute()
}

/** Says it of everybody as it is now: shares end, and a server of an older version says nothing. Once a night. */
export async function noteManySharesOfAll(database: Database): Promise<void> {
  const members = database.updateTable('firm_members')
  await members.set({ has_many: 1 }).where('has_many', '=', 0).where(hasMany).execute()
  await members
    .set({ has_many: 0 })
    .where('has_many', '=', 1)
    .where((eb) => eb.not(hasMany(eb)))
    .execute()
}

/** One more than a few: an entry of the index so far down, and no count of all. */
function hasMany({ exists, selectFrom }: ExpressionBuilder<Tables, 'firm_members'>) {
  return exists(
    selectFrom('client_access')
      .select(sql<SqlBool>`1`.as('one'))
      .whereRef('client_access.person_id', '=', 'firm_members.person_id')
      .limit(1)
      .offset(fewShares),
  )
}
