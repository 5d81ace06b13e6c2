import * as z from 'zod'
import { planIds } from '#domain/subscription/plans.ts'
import { billingReply, offerReply } from './billing-reply.ts'
import { endpoint } from './endpoint.ts'

export const billingPeriod = z.enum(['monthly', 'yearly'], 'Please choose monthly or yearly.')

/** Specification 1, section 3 'Subscription status'. Counts are in drafts, at most two decimals. */
export const subscriptionStatus = z.object({
  subscription_status: z.string(),
  can_generate: z.boolean(),
  drafts_current_count: z.number(),
  drafts_limit: z.number(),
  drafts_current_count_for_family: z.number(),
  term_start_date: z.string().nullable(),
  term_end_date: z.string().nullable(),
  plan_id: z.string().nullable(),
  billing_period: billingPeriod.nullable(),
  billing: billingReply,
})
export type SubscriptionStatus = z.output<typeof subscriptionStatus>

/** Where a hosted page is: an address of the provider, or a path of this server. */
const hostedPage = z.object({ url: z.string() })

/** Credits, not drafts: 100 for a legal draft, 25 for an expert letter. A dependent's usage is its own. */
const usage = z.object({
  /** Null: the term under way; else the month that was asked for. */
  term: z.string().nullable(),
  /** Months that can be asked for, newest first: `2026-11`, by UTC as terms are. */
  months: z.array(z.string()),
  start: z.string(),
  end: z.string().nullable(),
  /** What the term holds; null for a month. */
  limit: z.number().nullable(),
  /** Settled and held. */
  used: z.number(),
  held: z.number(),
  legal_drafts: z.number(),
  expert_letters: z.number(),
  members: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Days (`2026-11-20`, UTC) in order. */
  by_day: z.array(z.object({ day: z.string(), draft_type: z.string(), member_id: z.string(), credits: z.number() })),
})
export type Usage = z.output<typeof usage>

const charge = z.object({
  id: z.string(),
  charged_at: z.string(),
  draft_type: z.string(),
  member: z.string(),
  /** Of the caller's own drafts only, while they exist. */
  draft_id: z.string().nullable(),
  client_name: z.string().nullable(),
  /** `released`: failed, cancelled or deleted while it waited, so that it cost nothing. */
  outcome: z.enum(['held', 'settled', 'released']),
  credits: z.number(),
})
export type Charge = z.output<typeof charge>

const invoice = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit note']),
  state: z.enum(['due', 'paid', 'withdrawn']),
  issued_at: z.string(),
  paid_at: z.string().nullable(),
  refers_to: z.string().nullable(),
  lines: z.array(z.object({ text: z.string(), cents: z.number() })),
  total_cents: z.number(),
})
export type Invoice = z.output<typeof invoice>

const usageQuery = z.object({
  term: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please give a month as 2026-11.')
    .meta({ title: 'Term' })
    .optional(),
})

export const billing = {
  getStatus: endpoint({
    method: 'GET',
    path: '/chargebee/status',
    access: 'user',
    summary: 'The subscription and what is left of it',
    reply: subscriptionStatus,
  }),
  startCheckout: endpoint({
    method: 'POST',
    path: '/billing/checkout',
    access: 'owner',
    summary: 'A hosted page on which a plan is ordered; the first order begins with a free trial',
    body: z.object({
      plan_id: z.enum(planIds as [string, ...string[]], 'This plan is not sold.').meta({ title: 'Plan' }),
      period: billingPeriod.meta({ title: 'Billing period' }),
      /** In a free trial: when the plan begins. */
      start: z.enum(['after-trial', 'now'], 'Please choose when the plan begins.').default('after-trial'),
      /** The sum that the page has shown; another one now is refused. */
      expect_cents: z.number().int().min(0).optional(),
    }),
    reply: hostedPage,
    example: { plan_id: planIds[0], period: 'monthly' },
  }),
  listOffers: endpoint({
    method: 'GET',
    path: '/billing/offers',
    access: 'owner',
    summary: 'What each plan and period would mean now: what is due today, and what follows',
    reply: z.array(offerReply),
  }),
  keepSubscription: endpoint({
    method: 'POST',
    path: '/billing/keep',
    access: 'owner',
    summary: 'Takes back a planned end, a planned change of the plan, or what was ordered in a trial',
    reply: subscriptionStatus,
  }),
  listInvoices: endpoint({
    method: 'GET',
    path: '/billing/invoices',
    access: 'owner',
    summary: 'The invoices of local billing, newest first',
    reply: z.array(invoice),
  }),
  getBillingHistory: endpoint({
    method: 'GET',
    path: '/billing/history',
    access: 'owner',
    summary: 'What happened to the subscription, newest first',
    reply: z.array(z.object({ at: z.string(), what: z.string(), by_whom: z.string() })),
  }),
  openPortal: endpoint({
    method: 'POST',
    path: '/billing/portal',
    access: 'owner',
    summary: 'A hosted page on which the subscription is managed',
    reply: hostedPage,
  }),
  reactivate: endpoint({
    method: 'POST',
    path: '/attorneys/reactivate-subscription',
    access: 'owner',
    summary: 'Brings a cancelled subscription back',
    body: z.object({}).optional(),
    reply: z.object({ status: z.string(), message: z.string(), detail: z.string().optional() }),
    example: {},
  }),
  getUsage: endpoint({
    method: 'GET',
    path: '/usage',
    access: 'user',
    summary: 'Credits of the term or of a month, by day, tool and member; a dependent sees its own',
    query: usageQuery,
    reply: usage,
  }),
  listCharges: endpoint({
    method: 'GET',
    path: '/usage/drafts',
    access: 'user',
    summary: 'What each draft cost, newest first; of members nothing but who, when, which kind and how much',
    query: usageQuery.extend({
      limit: z.coerce.number().int().min(1).max(200).default(20),
      cursor: z.string().max(200).optional(),
    }),
    reply: z.array(charge),
  }),
  getUsageFile: endpoint({
    method: 'GET',
    path: '/usage/csv',
    access: 'user',
    summary: 'The same as a CSV file, whole',
    query: usageQuery,
    reply: z.string(),
    replyType: 'text/csv',
  }),
  getInvoiceFile: endpoint({
    method: 'GET',
    path: '/billing/invoices/:number/pdf',
    access: 'owner',
    summary: 'An invoice or a credit note of local billing as a PDF; always the same bytes',
    reply: z.string(),
    replyType: 'application/pdf',
  }),
  showLocalInvoice: endpoint({
    method: 'GET',
    path: '/billing/local/:page/invoices/:number',
    access: 'public',
    summary: 'The same from the portal of local billing, whose address is the permission',
    reply: z.string(),
    replyType: 'application/pdf',
  }),
  showLocalBilling: endpoint({
    method: 'GET',
    path: '/billing/local/:page',
    access: 'public',
    summary: 'A page of local billing: its address is the permission, for an hour',
    reply: z.string(),
    replyType: 'text/html',
  }),
  useLocalBilling: endpoint({
    method: 'POST',
    path: '/billing/local/:page',
    access: 'public',
    summary: 'A form of local billing',
    body: z.object({ action: z.string(), outcome: z.string().optional(), start: z.string().optional() }),
    bodyType: 'form',
    reply: z.string(),
    replyType: 'text/html',
  }),
  receiveBillingEvent: endpoint({
    method: 'POST',
    path: '/chargebee/webhook',
    access: 'public',
    summary: 'Events of the billing provider, with the user name and password that were agreed on',
    body: z.looseObject({}),
    bodyType: 'raw',
    reply: z.object({ received: z.boolean() }),
    example: {},
  }),
  moveClock: endpoint({
    method: 'POST',
    path: '/dev/clock',
    access: 'development',
    summary: "Moves the server's clock, for tests and demonstrations; null lets it run again",
    body: z.object({ now: z.union([z.iso.datetime({ offset: true }), z.number().int().positive()]).nullable() }),
    reply: z.object({ now: z.string() }),
    example: { now: null },
  }),
}
