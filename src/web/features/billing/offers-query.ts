import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'
import { refreshSubscription } from '#web/session/subscription.ts'
import { billingKey } from '#web/data/query-keys.ts'

/** What each plan means now, with its sum; owners only. */
export const offersQuery = queryOptions({
  queryKey: [...billingKey, 'offers'],
  queryFn: () => call(api.listOffers, {}),
  staleTime: 30_000,
})

/** After anything of billing has changed: status, offers and usage are asked for anew. */
export async function refreshBilling(cache: QueryClient): Promise<void> {
  await Promise.all([refreshSubscription(cache), cache.invalidateQueries({ queryKey: billingKey })])
}
