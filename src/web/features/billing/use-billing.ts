import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SubscriptionStatus } from '#contract/billing.ts'
import { type BillingPage, billingPage } from '#domain/subscription/places/billing-page.ts'
import type { Reader } from '#domain/subscription/places/reader.ts'
import { useBillingReader } from '#web/session/billing-reader.ts'
import { hasNoSubscription, subscriptionQuery } from '#web/session/subscription.ts'
import { refreshBilling } from './offers-query.ts'

export type Billing =
  | { readonly state: 'loading' | 'failed'; readonly refresh: () => void }
  | {
      readonly state: 'known'
      /** Undefined when the account has no subscription at all. */
      readonly status: SubscriptionStatus | undefined
      readonly reader: Reader
      readonly page: BillingPage
      readonly refresh: () => void
    }

/** The subscription as the billing page sees it; read anew when the attorney comes back from another tab. */
export function useBilling(): Billing {
  const cache = useQueryClient()
  const { data, error } = useQuery(subscriptionQuery)
  const reader = useBillingReader()
  const refresh = () => void refreshBilling(cache)
  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && void refreshBilling(cache)
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [cache])
  if (reader) return { state: 'known', status: data, reader, page: billingPage(reader), refresh }
  return { state: error && !hasNoSubscription(error) ? 'failed' : 'loading', refresh }
}
