import { api } from '#contract/api.ts'
import { implement } from '#server/http/implement.ts'
import { limitRate } from '#server/http/rate-limit.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { serveBillingEvents } from './event-routes.ts'
import { serveLocalBilling } from './local/routes.ts'
import { openPortal, orderPlan } from './order.ts'
import { reactivate } from './reactivate.ts'
import { readStatus } from './subscription-status.ts'
import { serveUsage } from './usage/routes.ts'

export function serveBilling(app: App, services: Services): void {
  const limitOrders = limitRate(60, 3600)
  implement(app, services, api.getStatus, ({ account }) => readStatus(services.database, account, services.now()))

  implement(app, services, api.startCheckout, async ({ account, body }) => {
    await limitOrders(account.id)
    return { url: await orderPlan(services, account, { planId: body.plan_id, period: body.period }) }
  })

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
