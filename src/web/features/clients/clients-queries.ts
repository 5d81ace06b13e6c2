import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { Client, ClientFilter, ClientListItem } from '#contract/clients.ts'
import { AppError } from '#contract/errors.ts'
import { call } from '#web/data/call.ts'
import { callPage, type ListPage } from '#web/data/call-page.ts'
import { clientsKey } from '#web/data/query-keys.ts'

/** `none`: the attorney has no client at all, which is another thing than a search without a result. */
type ClientPage = ListPage<ClientListItem> & { readonly none?: true }

type ClientsAsked = { readonly q: string; readonly sort: string; readonly filter: ClientFilter | undefined }

/** The clients page by page, searched and sorted on the server. */
export function useClientPages({ q, sort, filter }: ClientsAsked) {
  return useInfiniteQuery({
    queryKey: [...clientsKey, 'pages', q, sort, filter],
    queryFn: async ({ pageParam, signal }): Promise<ClientPage> => {
      try {
        const narrowed = { ...(q !== '' && { q }), ...(filter && { filter }) }
        const query = { limit: 100, sort, ...narrowed, ...(pageParam !== '' && { cursor: pageParam }) }
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

/** How many clients there are, and how many each filter leaves; undefined until they are known. */
export function useClientCounts() {
  return useQuery({ queryKey: [...clientsKey, 'counts', 'all'], queryFn: () => call(api.countClients, { query: {} }) })
    .data
}

/** What a list needs of a client. */
export type KnownClient = Pick<ClientListItem, 'id' | 'first_name' | 'middle_name' | 'last_name'> & {
  readonly country_of_citizenship?: string | null
}

/** Every client that a list or a page has loaded so far, each once. */
export function loadedClients(cache: QueryClient): KnownClient[] {
  const pages = cache
    .getQueriesData<InfiniteData<ClientPage>>({ queryKey: [...clientsKey, 'pages'] })
    .flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? [])
  const records = cache
    .getQueriesData<Client>({ queryKey: clientsKey, predicate: ({ queryKey }) => queryKey.length === 2 })
    .flatMap(([, data]) => (data ? [data] : []))
  return [...new Map([...records, ...pages].map((one) => [one.id, one])).values()]
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
