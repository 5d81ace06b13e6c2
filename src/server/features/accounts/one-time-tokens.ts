import { randomBytes } from 'node:crypto'
import type { Database } from '#server/database/schema.ts'
import type { OneTimeToken } from '#server/database/tables/accounts.ts'
import { hashOf } from '#server/hash-of.ts'

type Purpose = OneTimeToken['purpose']

/** Makes a token for a link in a mail. Only its hash is stored; the token itself exists in the mail alone. */
export async function issueToken(
  database: Database,
  { accountId, purpose, now, lifeMs }: { accountId: string; purpose: Purpose; now: number; lifeMs: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const row = { hash: hashOf(token), account_id: accountId, purpose, created_at: now, expires_at: now + lifeMs }
  await database
    .insertInto('one_time_tokens')
    .values({ ...row, used_at: null })
    .execute()
  return token
}

/** The account of a token while it can still be used; it is not used up. */
export async function accountOfToken(
  database: Database,
  token: string,
  purpose: Purpose,
  now: number,
): Promise<string | undefined> {
  const row = await database
    .selectFrom('one_time_tokens')
    .select('account_id')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.account_id
}

/** Why a token cannot be used any more; `unknown` for what never was one. */
export async function fateOfToken(
  database: Database,
  token: string,
  purpose: Purpose,
): Promise<'used' | 'expired' | 'unknown'> {
  const row = await database
    .selectFrom('one_time_tokens')
    .select('used_at')
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  if (!row) return 'unknown'
  return row.used_at === null ? 'expired' : 'used'
}

/** Uses a token up. The account's id the first time within its life, undefined ever after. */
export async function useToken(
  database: Database,
  token: string,
  purpose: Purpose,
  now: number,
): Promise<string | undefined> {
  const hash = hashOf(token)
  const { numUpdatedRows } = await database
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) return undefined
  const row = await database
    .selectFrom('one_time_tokens')
    .select('account_id')
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row?.account_id
}

/** Ends what is open of an account: with a new password no link to set another one is left. */
export async function endTokens(database: Database, accountId: string, purpose: Purpose, now: number): Promise<void> {
  await database
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
}
