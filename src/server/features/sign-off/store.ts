import type { Database } from '#server/database/schema.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import type { SignOffKeyRow, SignOffRow } from '#server/database/tables/sign-offs.ts'
import { isDuplicate } from '#server/database/connect.ts'

/** The last sign-off of a draft that the caller may reach; it counts in the place of those before it. */
export function findSignOff(
  database: Database,
  { id, owner_id }: Pick<DraftRow, 'id' | 'owner_id'>,
): Promise<SignOffRow | undefined> {
  return database
    .selectFrom('sign_offs')
    .selectAll()
    .where('draft_id', '=', id)
    .where('owner_id', '=', owner_id)
    .orderBy('signed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Keeps the public half of a key that signs, so that its records stay checkable when it is replaced. */
export async function keepKey(database: Database, row: SignOffKeyRow): Promise<void> {
  if (await findKey(database, row.key_id)) return
  try {
    await database.insertInto('sign_off_keys').values(row).execute()
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
}

export function findKey(database: Database, keyId: string): Promise<SignOffKeyRow | undefined> {
  return database.selectFrom('sign_off_keys').selectAll().where('key_id', '=', keyId).executeTakeFirst()
}

export function listKeys(database: Database): Promise<SignOffKeyRow[]> {
  return database.selectFrom('sign_off_keys').selectAll().orderBy('first_used_at').orderBy('key_id').execute()
}
