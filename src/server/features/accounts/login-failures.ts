import { isDuplicate } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import type { LoginFailures } from '#server/database/tables/account-security.ts'
import { hashOf } from '#server/hash-of.ts'

/** After so many failures in a row within the window an address is locked for as long. */
export const failuresUntilLock = 10
const windowMs = 15 * 60_000

/** True while logging in with this address is refused. Addresses without an account lock as well, so it tells nothing. */
export async function isLocked(database: Database, email: string, now: number): Promise<boolean> {
  const row = await find(database, email)
  return row !== undefined && row.locked_until > now
}

/** Counts a failure; true when it is the one that locks. */
export async function addFailure(database: Database, email: string, now: number): Promise<boolean> {
  await begin(database, email, now)
  await database
    .updateTable('login_failures')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('address_hash', '=', hashOf(email))
    .execute()
  const row = await find(database, email)
  if (!row || row.failures < failuresUntilLock) return false
  const { numUpdatedRows } = await database
    .updateTable('login_failures')
    .set({ locked_until: now + windowMs, failures: 0, first_at: now })
    .where('address_hash', '=', hashOf(email))
    .where('failures', '>=', failuresUntilLock)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** After a success or a new password. */
export async function forgetFailures(database: Database, email: string): Promise<void> {
  await database.deleteFrom('login_failures').where('address_hash', '=', hashOf(email)).execute()
}

/** A row to count in; an old count starts again. */
async function begin(database: Database, email: string, now: number): Promise<void> {
  const address_hash = hashOf(email)
  try {
    const known = await find(database, email)
    if (known) {
      await database
        .updateTable('login_failures')
        .set({ failures: 0, first_at: now })
        .where('address_hash', '=', address_hash)
        .where('first_at', '<=', now - windowMs)
        .execute()
      return
    }
    await database
      .insertInto('login_failures')
      .values({ address_hash, failures: 0, first_at: now, locked_until: 0 })
      .execute()
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
}

function find(database: Database, email: string): Promise<LoginFailures | undefined> {
  return database.selectFrom('login_failures').selectAll().where('address_hash', '=', hashOf(email)).executeTakeFirst()
}
