import type { Context } from 'hono'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { OrderStart } from '#domain/subscription/after-order.ts'
import { type Zone, dateText } from '#domain/subscription/counting-days.ts'
import { dollars } from '#domain/subscription/money.ts'
import { priceOf } from '#domain/subscription/plan-change.ts'
import { findPlan } from '#domain/subscription/plans.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { LocalBillingPage } from '#server/database/tables/credits.ts'
import { implement } from '#server/http/implement.ts'
import type { App, Variables } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { readPaper } from '../invoice-paper.ts'
import { sendPaper } from '../send-paper.ts'
import { mailDesk } from '../billing-mails.ts'
import { listHistory } from '../history.ts'
import { listInvoices } from '../invoices.ts'
import { findOffer } from '../offer.ts'
import { readerOf } from '../read-billing.ts'
import { findSubscription } from '../subscription-store.ts'
import { renderCheckout } from './checkout-page.ts'
import { closePage, findPage } from './pages.ts'
import { renderPortal } from './portal-page.ts'
import { renderFrame } from './render.ts'
import { manage, portalActions } from './portal-actions.ts'
import { fulfil } from './transitions.ts'

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
    if (!found) return closed(context)
    if (found.page.completed_at !== null) return ordered(context, found.page, services.config.BILLING_TIME_ZONE)
    return show(services, context, found)
  })

  implement(app, services, api.showLocalInvoice, async ({ params, context }) => {
    const found = await find(params.page)
    const paper = found?.page.kind === 'portal' && (await readPaper(database, found.account.id, params.number))
    if (!paper) throw new AppError('not-found')
    return sendPaper(context, paper)
  })

  implement(app, services, api.useLocalBilling, async ({ params, body: form, context }) => {
    const found = await find(params.page)
    if (!found) return closed(context)
    if (found.page.completed_at !== null) return ordered(context, found.page, services.config.BILLING_TIME_ZONE)
    return found.page.kind === 'portal'
      ? usePortal(services, context, found, form['action'])
      : useCheckout(services, context, found, form)
  })
}

async function show(services: Services, context: PageContext, found: Found, alert: string | null = null) {
  const { page, account } = found
  const { database } = services
  const nonce = context.get('secureHeadersNonce') ?? ''
  const reader = await readerOf(services, account)
  if (page.kind === 'portal') {
    const row = await findSubscription(database, account.id, reader.now)
    if (!row) throw new AppError('no-subscription')
    const [invoices, history] = [await listInvoices(database, account.id), await listHistory(database, account.id)]
    const returnTo = page.return_to
    const at = context.req.path.replace(/\/$/, '')
    const body = renderPortal({ row, reader, email: account.email, at, returnTo, invoices, history, notice: alert })
    return context.html(renderFrame({ title: 'Customer portal', body, nonce }))
  }
  const offer = findOffer(reader.facts, choiceOf(page, 'after-trial'), reader.now, reader.zone)
  const body = renderCheckout({ offer, email: account.email, zone: reader.zone, alert })
  return context.html(renderFrame({ title: 'Checkout', body, nonce }), alert === null ? 200 : 402)
}

function choiceOf({ plan_id: planId, period }: LocalBillingPage, start: OrderStart) {
  return { planId: planId ?? '', period: period ?? 'monthly', start }
}

async function useCheckout(services: Services, context: PageContext, found: Found, form: Record<string, unknown>) {
  const { page, account } = found
  if (form['action'] !== 'order') return context.redirect('/settings/billingandsubscriptions?ordered=no', 303)
  if (page.kind === 'checkout' && form['outcome'] === 'refused')
    return show(services, context, found, 'The card was refused. Nothing was charged and nothing has changed.')
  const start = form['start'] === 'now' ? 'now' : 'after-trial'
  const { database, now } = services
  const choice = choiceOf(page, start)
  const promised = start === 'now' && page.action === 'order-in-trial' ? priceOf(choice) : page.due_cents
  let done: string | undefined
  try {
    await database.transaction().execute(async (transaction) => {
      done = undefined
      if (!(await closePage(transaction, page.hash, now()))) return
      const offer = await fulfil(transaction, account, { ...choice, promised, desk: mailDesk(services) }, now())
      done = start === 'now' && offer.action === 'order-in-trial' ? 'subscribe' : offer.action
    })
  } catch (error) {
    if (error instanceof AppError) return refuse(services, context, found, error)
    throw error
  }
  return context.redirect(done === undefined ? page.return_to : `${page.return_to}&ordered=${done}`, 303)
}

/** The order is not possible any more as it was shown: the sum is another one, or there is nothing to order. */
async function refuse(services: Services, context: PageContext, { page, account }: Found, error: AppError) {
  const { database } = services
  if (error.code !== 'offer-changed') return tell(context, 'Nothing was ordered', error.message)
  const { facts, now, zone } = await readerOf(services, account)
  if (page.kind === 'trial') return trialUsed(context)
  const offer = findOffer(facts, choiceOf(page, 'after-trial'), now, zone)
  await database
    .updateTable('local_billing_pages')
    .set({ action: offer.action, due_cents: offer.dueToday })
    .where('hash', '=', page.hash)
    .execute()
  const sum = dollars(offer.dueToday ?? 0)
  return show(
    services,
    context,
    { page: { ...page, action: offer.action }, account },
    `The sum has changed since this page was made. It is ${sum} now.`,
  )
}

async function usePortal(services: Services, context: PageContext, found: Found, given: unknown) {
  const { database, now } = services
  const action = portalActions.find((name) => name === given)
  const isDone =
    action !== undefined &&
    (await database
      .transaction()
      .execute((transaction) => manage(transaction, mailDesk(services), found.account.id, action, now())))
  if (isDone) return context.redirect(context.req.path, 303)
  return show(services, context, found, 'Nothing was changed: the subscription has changed meanwhile.')
}

function closed(context: PageContext): Response {
  return tell(context, 'This page is closed', 'Its hour is over. Nothing was charged.')
}

/** The page of an order that was made: pressing again changes nothing. */
function ordered(context: PageContext, { completed_at: at, plan_id: planId, period }: LocalBillingPage, zone: Zone) {
  const day = at === null ? '' : dateText(at, zone)
  const name = `${findPlan(planId)?.plan ?? 'The plan'}, ${period ?? 'monthly'}`
  return tell(context, 'Ordered', `This order was made on ${day}: ${name}. Nothing is charged twice.`)
}

function trialUsed(context: PageContext): Response {
  const sentence = 'The free trial has been used. Each account and address has one. Nothing was ordered.'
  return tell(context, 'The free trial has been used', sentence)
}

function tell(context: PageContext, title: string, sentence: string): Response {
  const nonce = context.get('secureHeadersNonce') ?? ''
  const back = '<p><a href="/settings/billingandsubscriptions">Back to Drafty</a></p>'
  return context.html(renderFrame({ title, body: `<p>${sentence}</p>${back}`, nonce }), 410)
}
