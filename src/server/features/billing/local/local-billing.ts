import type { BillingPort } from '#server/gateways/billing/port.ts'
import type { Services } from '#server/services.ts'
import { mailDesk } from '../billing-mails.ts'
import { openPage } from './pages.ts'
import { reactivateLocally } from './transitions.ts'

/** Billing without a provider and without payment: the same calls, on pages of this server. */
export function localBilling(services: Services): BillingPort {
  const { database, now } = services
  return {
    checkout: ({ customer, planId, period, returnTo, action, dueCents }) =>
      openPage(database, {
        accountId: customer.id,
        kind: action === 'trial' ? 'trial' : 'checkout',
        action,
        dueCents,
        planId,
        period,
        returnTo,
        now: now(),
      }),
    portal: (customer, returnTo) =>
      openPage(database, { accountId: customer.id, kind: 'portal', returnTo, now: now() }),
    reactivate: ({ accountId }) =>
      database
        .transaction()
        .execute((transaction) => reactivateLocally(transaction, mailDesk(services), accountId, now())),
    readCustomer: async () => undefined,
  }
}
