import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { MapDecisions } from '#domain/case-map/making/decisions.ts'
import type { MapInput } from '#domain/case-map/map-input.ts'
import { callInThread } from '#server/threads/call-in-thread.ts'

const inThread = callInThread<typeof import('#domain/case-map/making/make-case-map.ts')>(
  new URL('../../../domain/case-map/making/make-case-map.ts', import.meta.url),
)

/** Long files take seconds; a minute means that something is wrong with one. */
const limits = { milliseconds: 60_000 }

/** Makes a map outside the event loop. Throws `ThreadLimitExceeded` when it takes too much time or memory. */
export function makeMapInThread(input: MapInput, decisions: MapDecisions): Promise<CaseMap> {
  return inThread('makeCaseMap', limits, input, decisions)
}
