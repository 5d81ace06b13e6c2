import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { ClientOutlook } from '#contract/clients.ts'
import { call } from '#web/data/call.ts'
import { clientsKey } from '#web/data/query-keys.ts'

/** Of the clients that are shown: the latest draft and the next date, which come after the list itself. */
export function useOutlooks(ids: readonly string[]): ReadonlyMap<string, ClientOutlook> {
  const pages = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, page) =>
    ids.slice(page * atOnce, (page + 1) * atOnce),
  )
  return useQueries({
    queries: pages.map((page) => ({
      queryKey: [...clientsKey, 'outlooks', page],
      queryFn: () => call(api.listClientOutlooks, { query: { ids: page.join(',') } }),
      placeholderData: keepPreviousData,
    })),
    combine: byClient,
  })
}

const atOnce = 100

function byClient(results: readonly { readonly data: readonly ClientOutlook[] | undefined }[]) {
  return new Map(results.flatMap(({ data = [] }) => data.map((outlook) => [outlook.client_id, outlook] as const)))
}
