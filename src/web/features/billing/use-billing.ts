import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { AppError } from '#contract/errors.ts'
import type { SubscriptionStatus } from '#contract/billing.ts'
import { type BillingView, billingView } from '#domain/subscription/billing-view.ts'
import { refreshSubscription, subscriptionQuery } from '#web/session/subscription.ts'

export type Billing =
  | { readonly state: 'loading' | 'failed'; readonly refresh: () => void }
  | {
      readonly state: 'known'
      /** Undefined when the account has no subscription at all. */
      readonly status: SubscriptionStatus | undefined
      readonly view: BillingView
      readonly refresh: () => void
    }

/** The subscription as the billing page sees it; read anew when the attorney comes back from another tab. */
export function useBilling(): Billing {
  const cache = useQueryClient()
  const { data, error } = useQuery(subscriptionQuery)
  const refresh = () => void refreshSubscription(cache)
  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && void refreshSubscription(cache)
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [cache])
  if (data) return { state: 'known', status: data, view: viewOf(data), refresh }
  if (hasNoSubscription(error)) return { state: 'known', status: undefined, view: 'plan choice', refresh }
  return { state: error ? 'failed' : 'loading', refresh }
}

/** The server knows of no subscription; every other error says nothing about it. */
export function hasNoSubscription(error: unknown): boolean {
  return error instanceof AppError && error.message.includes('No subscription found for attorney')
}

function viewOf({
  subscription_status: status,
  can_generate: canGenerate,
  drafts_limit: draftsLimit,
}: SubscriptionStatus) {
  return billingView({ status, canGenerate, draftsLimit })
}
