import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'
import { callPage } from '#web/data/call-page.ts'
import { subscriptionKey } from '#web/data/query-keys.ts'

/** What the term used, or a month (`2026-11`). Its key begins as the subscription's, so that both are read anew together. */
export function usageQuery(term: string | undefined) {
  return queryOptions({
    queryKey: [...subscriptionKey, 'usage', term ?? 'term'],
    queryFn: () => call(api.getUsage, { query: { term } }),
    staleTime: 60_000,
  })
}

/** What each draft cost, page by page, newest first. */
export function chargesQuery(term: string | undefined) {
  return infiniteQueryOptions({
    queryKey: [...subscriptionKey, 'charges', term ?? 'term'],
    queryFn: ({ pageParam }) => callPage(api.listCharges, { query: { term, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 60_000,
  })
}
