import * as z from 'zod'
import { planIds } from '#domain/subscription/plans.ts'
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
})
export type SubscriptionStatus = z.output<typeof subscriptionStatus>

/** Where a hosted page is: an address of the provider, or a path of this server. */
const hostedPage = z.object({ url: z.string() })

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
    }),
    reply: hostedPage,
    example: { plan_id: planIds[0], period: 'monthly' },
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
    summary: 'Brings a cancelled subscription back; 402 when payment information is needed, 404 when there is none',
    body: z.object({}).optional(),
    reply: z.object({ status: z.string(), message: z.string(), detail: z.string().optional() }),
    example: {},
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
    body: z.object({ action: z.string(), outcome: z.string().optional() }),
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
    bodyType: 'form',
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
