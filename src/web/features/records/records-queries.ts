import type { RecordKind } from '#domain/questionnaire/record-kinds.ts'
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { clientsKey } from '#web/data/query-keys.ts'
import { kindCalls, type RecordItem, type RecordPlace } from './record-kinds.ts'

/** Lists are asked for at most once in this time (specification 2, section 9), also while something is being read. */
export const listEveryMs = 3000

function keyOf({ kind, clientId, expertId }: RecordPlace): readonly string[] {
  return ['records', kind, kind === 'template' ? '' : clientId, expertId ?? '']
}

function isReading(items: readonly RecordItem[] | undefined): boolean {
  return items?.some(({ status }) => status === 'processing') ?? false
}

/** The newest records of a place, for the lists of the tools. */
export function useRecords(place: RecordPlace, enabled: boolean) {
  return useQuery({
    queryKey: [...keyOf(place), 'newest'],
    queryFn: async ({ signal }) => (await kindCalls[place.kind].list(place, { limit: 200 }, signal)).items,
    enabled,
    staleTime: listEveryMs,
    refetchInterval: ({ state }) => (isReading(state.data) ? listEveryMs : false),
  })
}

/** The records of a place page by page, searched by title on the server. */
export function useRecordPages(place: RecordPlace, q: string) {
  return useInfiniteQuery({
    queryKey: [...keyOf(place), 'pages', q],
    queryFn: ({ pageParam, signal }) =>
      kindCalls[place.kind].list(
        place,
        { limit: 100, ...(q !== '' && { q }), ...(pageParam !== '' && { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isReading(state.data?.pages.flatMap(({ items }) => items)) ? listEveryMs : false),
  })
}

/** Fetches the lists of a kind, and the counts of the client, anew. */
export function useRefreshRecords() {
  const cache = useQueryClient()
  return (kind: RecordKind) =>
    Promise.all([
      cache.invalidateQueries({ queryKey: ['records', kind] }),
      cache.invalidateQueries({ queryKey: clientsKey, refetchType: 'active' }),
    ])
}
