import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { MapDecisions } from '#domain/case-map/making/decisions.ts'
import type { MapInput } from '#domain/case-map/map-input.ts'
import { callInThread } from '#server/threads/call-in-thread.ts'
import type { GivenReply, PreparedRequest, Shielding } from './map-thread.ts'

const inThread = callInThread<typeof import('./map-thread.ts')>(new URL('./map-thread.ts', import.meta.url), 'checks')

/** Long files take seconds; a minute means that something is wrong with one. */
const limits = { milliseconds: 60_000 }

/** Makes a map outside the event loop. Throws `ThreadLimitExceeded` when it takes too much time or memory. */
export function makeMapInThread(input: MapInput, decisions: MapDecisions, replies: readonly GivenReply[] = []) {
  return inThread('makeMap', limits, input, decisions, replies)
}

/** The shielded requests for what no model has read yet. */
export function prepareReadingInThread(
  input: MapInput,
  decisions: MapDecisions,
  shielding: Shielding,
  answered: readonly string[],
): Promise<PreparedRequest[]> {
  return inThread('prepareReading', limits, input, decisions, shielding, answered)
}

/** The shielded request that plans a draft of a map. */
export function preparePlanInThread(
  input: MapInput,
  map: CaseMap,
  shielding: Shielding & { readonly titles: Readonly<Record<string, string>> },
): Promise<PreparedRequest> {
  return inThread('preparePlan', limits, input, map, shielding)
}
