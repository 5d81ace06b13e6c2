import * as z from 'zod'
import { endpoint } from './endpoint.ts'

/** Specification 1, section 3 'Subscription status'. Counts are in drafts, at most two decimals. */
export const subscriptionStatus = z.object({
  subscription_status: z.string(),
  can_generate: z.boolean(),
  drafts_current_count: z.number(),
  drafts_limit: z.number(),
  drafts_current_count_for_family: z.number(),
  term_start_date: z.string().nullable(),
  term_end_date: z.string().nullable(),
})
export type SubscriptionStatus = z.output<typeof subscriptionStatus>

export const billing = {
  getStatus: endpoint({
    method: 'GET',
    path: '/chargebee/status',
    access: 'user',
    summary: 'The subscription and what is left of it',
    reply: subscriptionStatus,
  }),
}
