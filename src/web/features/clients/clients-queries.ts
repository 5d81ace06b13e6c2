import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { ClientListItem } from '#contract/clients.ts'
import { AppError } from '#contract/errors.ts'
import { call } from '#web/data/call.ts'
import { callPage, type ListPage } from '#web/data/call-page.ts'
import { clientsKey } from '#web/data/query-keys.ts'

/** `none`: the attorney has no client at all, which is another thing than a search without a result. */
type ClientPage = ListPage<ClientListItem> & { readonly none?: true }

/** The clients page by page, searched and sorted on the server. */
export function useClientPages(q: string, sort: string) {
  return useInfiniteQuery({
    queryKey: [...clientsKey, 'pages', q, sort],
    queryFn: async ({ pageParam, signal }): Promise<ClientPage> => {
      try {
        const query = { limit: 100, sort, ...(q !== '' && { q }), ...(pageParam !== '' && { cursor: pageParam }) }
        return await callPage(api.listClients, { query, signal })
      } catch (error) {
        if (error instanceof AppError && error.code === 'no-clients') return { items: [], next: undefined, none: true }
        throw error
      }
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

export function useClient(clientId: string | undefined) {
  return useQuery({
    queryKey: [...clientsKey, clientId],
    queryFn: () => call(api.getClient, { params: { clientId: clientId ?? '' } }),
    enabled: clientId !== undefined,
    retry: (count, error) => !(error instanceof AppError) && count < 1,
  })
}

/** Fetches every list and record of clients anew: after one was added, changed or deleted. */
export function useRefreshClients() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: clientsKey })
}
