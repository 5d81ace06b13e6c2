import type { Account } from '#server/database/tables/accounts.ts'
import type { Services } from '#server/services.ts'
import { mailDesk } from './billing-mails.ts'
import { keepAsItIs } from './local/transitions.ts'
import { refreshMirror } from './mirror.ts'
import { hostedOf } from './provider.ts'
import { findSubscription } from './subscription-store.ts'

/** Takes back what is planned: an end, another plan, or the order of a trial. Where nothing is planned, nothing changes. */
export async function keepSubscription(services: Services, account: Account): Promise<void> {
  const { database, now } = services
  const hosted = hostedOf(services)
  if (!hosted)
    return void (await database
      .transaction()
      .execute((transaction) => keepAsItIs(transaction, mailDesk(services), account.id, now())))
  const row = await findSubscription(database, account.id, now())
  if (!row?.provider_subscription) return
  await hosted.takeBack(row.provider_subscription)
  if (row.provider_customer !== null) await refreshMirror(services, row.provider_customer)
}
