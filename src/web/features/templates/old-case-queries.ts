import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { OldCaseReply } from '#contract/old-case.ts'
import { call } from '#web/data/call.ts'

/** What an earlier client left in a template, and where each comes from. */
export function oldCaseQuery(briefId: string, clientId: string | undefined) {
  return queryOptions({
    queryKey: ['old-case', briefId, clientId ?? ''],
    queryFn: ({ signal }) => call(api.getOldCase, { params: { briefId }, query: { client_id: clientId }, signal }),
    staleTime: 60_000,
    // A model that still looks may add groups.
    refetchInterval: ({ state }) => (state.data?.model_reading.state === 'reading' ? 3000 : false),
  })
}

export type Source = NonNullable<OldCaseReply['groups'][number]['source']>

/** Stores the decisions on these groups and places; `together`: places that go with their group again. */
export async function settleGroups(
  cache: QueryClient,
  briefId: string,
  clientId: string | undefined,
  sources: Readonly<Record<string, Source>>,
  together: readonly string[] = [],
): Promise<OldCaseReply> {
  const settled = await call(api.settleOldCase, {
    params: { briefId },
    query: { client_id: clientId },
    body: { sources: { ...sources }, together: [...together] },
  })
  await cache.invalidateQueries({ queryKey: ['old-case', briefId], refetchType: 'none' })
  cache.setQueryData(oldCaseQuery(briefId, clientId).queryKey, settled)
  return settled
}
