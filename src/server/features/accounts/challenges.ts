import { randomBytes } from 'node:crypto'
import type { Database } from '#server/database/schema.ts'
import type { ChallengePurpose } from '#server/database/tables/account-security.ts'
import { hashOf } from '#server/hash-of.ts'

const lifeMs = 10 * 60_000

/** A random value for one sign-in or one registration; good once, for ten minutes. */
export async function issueChallenge(
  database: Database,
  { purpose, accountId, now }: { purpose: ChallengePurpose; accountId: string | null; now: number },
): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await database
    .deleteFrom('challenges')
    .where('expires_at', '<', now - lifeMs)
    .execute()
  await database
    .insertInto('challenges')
    .values({ hash: hashOf(value), purpose, account_id: accountId, expires_at: now + lifeMs, used_at: null })
    .execute()
  return value
}

/** Takes a value back: true the first time within its life, for the purpose and account that it was made for. */
export async function useChallenge(
  database: Database,
  value: string,
  { purpose, accountId, now }: { purpose: ChallengePurpose; accountId: string | null; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('challenges')
    .set({ used_at: now })
    .where('hash', '=', hashOf(value))
    .where('purpose', '=', purpose)
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** True while a value could still be taken back. */
export async function isOpenChallenge(
  database: Database,
  value: string,
  { purpose, now }: { purpose: ChallengePurpose; now: number },
): Promise<boolean> {
  const row = await database
    .selectFrom('challenges')
    .select('hash')
    .where('hash', '=', hashOf(value))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}
