import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { SubscriptionStatus } from '#contract/billing.ts'
import { call } from '#web/data/call.ts'
import { subscriptionKey } from '#web/data/query-keys.ts'

/** Cached for 60 s; requests under way are shared (specification 1, section 7). */
export const subscriptionQuery = queryOptions({
  queryKey: subscriptionKey,
  queryFn: () => call(api.getStatus, {}),
  staleTime: 60_000,
  // That there is none is an answer: whatever is shown because of it must not ask again by being shown.
  retryOnMount: ({ state }) => !hasNoSubscription(state.error),
})

/** The server knows of no subscription; every other error says nothing about it. */
export function hasNoSubscription(error: unknown): boolean {
  return error instanceof AppError && error.code === 'no-subscription'
}

/** The subscription of the account at the desk; undefined until it is known, or when it cannot be read. */
export function useSubscription(): SubscriptionStatus | undefined {
  return useQuery(subscriptionQuery).data
}

/** Asks for the status anew, whatever the cache holds: after a profile was created, after a download. */
export function refreshSubscription(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: subscriptionQuery.queryKey })
}

export function useRefreshSubscription(): () => Promise<void> {
  const cache = useQueryClient()
  return () => refreshSubscription(cache)
}
