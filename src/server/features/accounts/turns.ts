import type { Context } from 'hono'
import type { Account } from '#server/database/tables/accounts.ts'
import { addressOf } from '#server/http/rate-limit.ts'
import type { Services } from '#server/services.ts'
import type { Turn } from './hash-queue.ts'

const rememberedMs = 90 * 86_400_000

/** The turn for hashing of whoever is logged in. */
export const ownTurn: Turn = { known: true }

/** The turn of somebody who is not logged in. On one's own machine everybody comes from the same address. */
export function strangersTurn({ config }: Services, context: Context): Turn {
  return { source: addressOf(context), mostOfSource: config.isProduction ? 8 : 100 }
}

/**
 * True when this account has been logged in from that address, or in the browser that has this key, within 90 days:
 * guesses from elsewhere do not lock it out here.
 */
export async function isKnownSource(
  { database, now }: Services,
  context: Context,
  { account, key }: { account: Account | undefined; key: string | undefined },
): Promise<boolean> {
  if (!account) return false
  const session = await database
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', account.id)
    .where((at) => at.or([at('address', '=', addressOf(context)), ...(key ? [at('key_thumbprint', '=', key)] : [])]))
    .where('created_at', '>', now() - rememberedMs)
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}
