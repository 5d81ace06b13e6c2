import type { Account } from '#server/database/tables/accounts.ts'
import type { Services } from '#server/services.ts'
import { mailDesk } from './billing-mails.ts'
import { keepAsItIs } from './local/transitions.ts'
import { providerOf } from './provider.ts'
import { findSubscription } from './subscription-store.ts'

/** Takes back what is planned: an end or another plan. Where nothing is planned, nothing changes. */
export async function keepSubscription(services: Services, account: Account): Promise<void> {
  const { database, now } = services
  const row = await findSubscription(database, account.id, now())
  if (services.billing && row?.status === 'non_renewing') {
    await providerOf(services).reactivate({ accountId: account.id, subscription: row.provider_subscription })
    return
  }
  if (!services.billing)
    await database
      .transaction()
      .execute((transaction) => keepAsItIs(transaction, mailDesk(services), account.id, now()))
}
