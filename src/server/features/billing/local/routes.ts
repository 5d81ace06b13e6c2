import type { Context } from 'hono'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { LocalBillingPage } from '#server/database/tables/credits.ts'
import { implement } from '#server/http/implement.ts'
import type { App, Variables } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { findSubscription } from '../subscription-store.ts'
import { renderCheckout } from './checkout-page.ts'
import { closePage, findPage } from './pages.ts'
import { renderPortal } from './portal-page.ts'
import { renderFrame } from './render.ts'
import { fulfil, manage, portalActions } from './transitions.ts'

type PageContext = Context<{ Variables: Variables }>
type Found = { readonly page: LocalBillingPage; readonly account: Account }

/** The hosted pages of local billing. With a provider set up there are none. */
export function serveLocalBilling(app: App, services: Services): void {
  const { database, now } = services

  async function find(token: string): Promise<Found | undefined> {
    if (services.billing) throw new AppError('not-found')
    const page = await findPage(database, token, now())
    const account =
      page && (await database.selectFrom('accounts').selectAll().where('id', '=', page.account_id).executeTakeFirst())
    return page && account && { page, account }
  }

  implement(app, services, api.showLocalBilling, async ({ params, context }) => {
    const found = await find(params.page)
    return found ? show(services, context, found) : closed(context)
  })

  implement(app, services, api.useLocalBilling, async ({ params, body: form, context }) => {
    const found = await find(params.page)
    if (!found) return closed(context)
    return found.page.kind === 'portal'
      ? usePortal(services, context, found, form['action'])
      : useCheckout(services, context, found, form)
  })
}

async function show({ database, now }: Services, context: PageContext, found: Found, refused = false) {
  const { page, account } = found
  const nonce = context.get('secureHeadersNonce') ?? ''
  if (page.kind !== 'portal') {
    const body = renderCheckout(page, account.email, refused)
    return context.html(renderFrame({ title: 'Checkout', body, nonce }), refused ? 402 : 200)
  }
  const row = await findSubscription(database, account.id, now())
  if (!row) throw new AppError('no-subscription')
  const body = renderPortal(row, account.email, page.return_to)
  return context.html(renderFrame({ title: 'Customer portal', body, nonce }))
}

async function useCheckout(services: Services, context: PageContext, found: Found, form: Record<string, unknown>) {
  const { page, account } = found
  const { database, now } = services
  const { plan_id: planId, period } = page
  if (form['action'] !== 'order' || planId === null || period === null)
    return context.redirect('/settings/billingandsubscriptions', 303)
  if (page.kind === 'checkout' && form['outcome'] === 'refused') return show(services, context, found, true)
  const choice = { planId, period, isTrial: page.kind === 'trial' }
  const isDone = await database.transaction().execute(async (transaction) => {
    if (!(await closePage(transaction, page.hash, now()))) return true
    return fulfil(transaction, account, choice, now())
  })
  return isDone ? context.redirect(page.return_to, 303) : trialUsed(context)
}

async function usePortal(services: Services, context: PageContext, found: Found, given: unknown) {
  const { database, now } = services
  const action = portalActions.find((name) => name === given)
  if (action)
    await database.transaction().execute((transaction) => manage(transaction, found.account.id, action, now()))
  return context.redirect(context.req.path, 303)
}

function closed(context: PageContext): Response {
  return tell(context, 'This page is closed', 'It was used already, or its hour is over. Nothing was charged.')
}

function trialUsed(context: PageContext): Response {
  return tell(context, 'The free trial has been used', 'Each account and address has one. Nothing was ordered.')
}

function tell(context: PageContext, title: string, sentence: string): Response {
  const nonce = context.get('secureHeadersNonce') ?? ''
  const back = '<p><a href="/settings/billingandsubscriptions">Back to Drafty</a></p>'
  return context.html(renderFrame({ title, body: `<p>${sentence}</p>${back}`, nonce }), 410)
}
