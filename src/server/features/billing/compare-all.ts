import type { Services } from '#server/services.ts'
import { refreshMirror } from './mirror.ts'

const pageSize = 100
/** Compares every subscription here with the provider’s, page by page, and takes over what differs. */
export async function compareAll(
  services: Services,
  signal: AbortSignal,
): Promise<{ compared: number; differed: number }> {
  const { database, log } = services
  let after = ''
  let compared = 0
  let differed = 0
  for (;;) {
    const rows = await database
      .selectFrom('subscriptions')
      .select(['account_id', 'provider_customer'])
      .where('provider_customer', 'is not', null)
      .where('account_id', '>', after)
      .orderBy('account_id')
      .limit(pageSize)
      .execute()
    for (const { account_id: account, provider_customer: customer } of rows) {
      signal.throwIfAborted()
      if (customer === null) continue
      const outcome = await refreshMirror(services, customer)
      compared += 1
      if (outcome === 'unchanged') continue
      differed += 1
      log.warn({ account, outcome }, 'a subscription differed from the provider')
    }
    after = rows.at(-1)?.account_id ?? after
    if (rows.length < pageSize) return { compared, differed }
  }
}
