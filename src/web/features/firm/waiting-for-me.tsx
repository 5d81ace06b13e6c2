import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { api } from '#contract/api.ts'
import { call } from '#web/data/call.ts'
import { loadChunk } from '#web/lazy/load-chunk.ts'
import { waitingKey } from '#web/data/query-keys.ts'
import { useFirm } from './firm-queries.ts'

const WaitingList = lazy(() => loadChunk(async () => ({ default: (await import('./waiting-list.tsx')).WaitingList })))

/** Mentions and requests to review that wait for somebody in a firm; nothing at all while there is none. */
export function WaitingForMe() {
  const { data: firm } = useFirm()
  const { data } = useQuery({
    queryKey: waitingKey,
    queryFn: () => call(api.listWaiting, {}),
    enabled: firm !== undefined && firm !== null,
    refetchInterval: 60_000,
  })
  if (!data || data.length === 0) return null
  return (
    <Suspense fallback={null}>
      <WaitingList waiting={data} />
    </Suspense>
  )
}
