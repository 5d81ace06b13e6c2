import { useQuery } from '@tanstack/react-query'
import { AppError } from '#contract/errors.ts'
import { toBillingFacts } from '#contract/billing-facts-of.ts'
import type { BillingReply } from '#contract/billing-reply.ts'
import type { Reader } from '#domain/subscription/places/reader.ts'
import { useSupportEmail } from '#web/data/config.ts'
import { useNow } from '#web/ui/use-now.ts'
import { subscriptionQuery } from './subscription.ts'

/**
 * What the server says of billing, with the reader at this desk: every place picks its sentence from it. Null until it is
 * known. Time is the server's, moved on by what has passed here, so that a wrong clock on the desk changes nothing.
 */
export function useBillingReader(): Reader | null {
  const { data, error, dataUpdatedAt, errorUpdatedAt } = useQuery(subscriptionQuery)
  const support = useSupportEmail()
  const tick = useNow()
  const billing = data?.billing ?? billingOf(error)
  if (!billing) return null
  const facts = toBillingFacts(billing, data)
  const readAt = data ? dataUpdatedAt : errorUpdatedAt
  return { facts, now: facts.asOf + Math.max(0, tick - readAt), zone: undefined, support }
}

/** An account without a subscription has its billing in the details of the 404. */
function billingOf(error: unknown): BillingReply | undefined {
  if (!(error instanceof AppError) || error.code !== 'no-subscription') return undefined
  return error.details.billing as BillingReply | undefined
}
