import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { CaseDateReply } from '#contract/deadlines.ts'
import { call } from '#web/data/call.ts'
import { callPage } from '#web/data/call-page.ts'
import { useChange } from '#web/data/use-action.ts'
import { calendarFeedKey, clientsKey, datesKey } from '#web/data/query-keys.ts'

/** Every date of a client; read anew with the client. */
export function useClientDates(clientId: string) {
  return useQuery({
    queryKey: [...clientsKey, clientId, 'dates'],
    queryFn: () => call(api.listClientDates, { params: { clientId } }),
  })
}

/** The dates of the account, the next first, page by page. */
export function useUpcomingDates() {
  return useInfiniteQuery({
    queryKey: datesKey,
    queryFn: ({ pageParam, signal }) =>
      callPage(api.listDates, { query: { limit: 4, ...(pageParam !== '' && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // A first look at thousands of clients goes on until all are counted.
    refetchInterval: ({ state }) => (stillCounted(state.data?.pages) > 0 ? 1500 : false),
  })
}

/** How many clients are left to count. */
export function stillCounted(pages: readonly { readonly left?: number }[] = []): number {
  return pages.at(-1)?.left ?? 0
}

export function useMarkDate() {
  return useChange(
    ({ client_id, id, is_done }: CaseDateReply) =>
      call(api.markDate, { params: { clientId: client_id, dateId: id }, body: { is_done: !is_done } }),
    { touches: [datesKey, clientsKey] },
  )
}

export function useCalendarFeed(enabled: boolean) {
  return useQuery({ queryKey: calendarFeedKey, queryFn: () => call(api.getCalendarFeed, {}), enabled })
}
