import { api } from '#contract/api.ts'
import { toOfferReply } from '#contract/billing-reply.ts'
import { AppError } from '#contract/errors.ts'
import { implement } from '#server/http/implement.ts'
import { limitRate } from '#server/http/rate-limit.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { serveBillingEvents } from './event-routes.ts'
import { listHistory } from './history.ts'
import { listInvoices, toInvoice } from './invoices.ts'
import { readPaper } from './invoice-paper.ts'
import { sendPaper } from './send-paper.ts'
import { keepSubscription } from './keep.ts'
import { listOffers } from './estimates.ts'
import { serveLocalBilling } from './local/routes.ts'
import { openPortal, orderPlan } from './order.ts'
import { reactivate } from './reactivate.ts'
import { readStatus } from './subscription-status.ts'
import { serveUsage } from './usage/routes.ts'

export function serveBilling(app: App, services: Services): void {
  const limitOrders = limitRate(60, 3600)
  implement(app, services, api.getStatus, ({ account }) => readStatus(services, account))

  implement(app, services, api.startCheckout, async ({ account, body }) => {
    await limitOrders(account.id)
    const { plan_id: planId, period, start, expect_cents: expectCents } = body
    return { url: await orderPlan(services, account, { planId, period, start, expectCents }) }
  })

  implement(app, services, api.listOffers, async ({ account }) =>
    (await listOffers(services, account)).map(toOfferReply),
  )

  implement(app, services, api.keepSubscription, async ({ account }) => {
    await limitOrders(account.id)
    await keepSubscription(services, account)
    return readStatus(services, account)
  })

  implement(app, services, api.listInvoices, async ({ account }) =>
    (await listInvoices(services.database, account.id)).map(toInvoice),
  )

  implement(app, services, api.getInvoiceFile, async ({ account, params, context }) => {
    const paper = await readPaper(services.database, account.id, params.number)
    if (!paper) throw new AppError('not-found')
    return sendPaper(context, paper)
  })

  implement(app, services, api.getBillingHistory, async ({ account }) =>
    (await listHistory(services.database, account.id)).map(({ happened_at: at, what, by_whom }) => {
      return { at: new Date(at).toISOString(), what, by_whom }
    }),
  )

  implement(app, services, api.openPortal, async ({ account }) => {
    await limitOrders(account.id)
    return { url: await openPortal(services, account) }
  })

  implement(app, services, api.reactivate, async ({ account }) => {
    await limitOrders(account.id)
    return reactivate(services, account)
  })
  serveUsage(app, services)
  serveLocalBilling(app, services)
  serveBillingEvents(app, services)
}
