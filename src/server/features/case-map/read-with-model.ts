import type { MapInput } from '#domain/case-map/map-input.ts'
import type { MapDecisions } from '#domain/case-map/making/decisions.ts'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { Attorney } from '#domain/clients/attorney.ts'
import { type Asking, askForMap, type AskFailure } from './ask-for-map.ts'
import { preparePlanInThread, prepareReadingInThread } from './map-in-thread.ts'
import type { DocumentRead, PreparedRequest } from './map-thread.ts'
import { findReplies } from './requests-store.ts'

/** What a model did for a map, as it is told to the attorney. */
export type ModelReadingSummary = {
  readonly provider: string
  readonly model: string
  readonly documents: readonly (DocumentRead & { readonly failure?: AskFailure | 'limit' })[]
  readonly plan: 'planned' | 'nothing' | AskFailure
}

/** So many requests one making may cost; a file with more is read by the model as far as that. */
const mostRequests = 150
/** So many are prepared to leave together; a provider gets no more than its own limit at a time. */
const atOnce = 8

/** Failures after which every other request would fail as well. */
const forAll: ReadonlySet<AskFailure> = new Set(['quota', 'unauthorised', 'model-gone'])

/** Asks for what no model has read yet. Gives why documents were not read, by their ids; a failure never stops the rest. */
export async function askForReadings(
  asking: Asking,
  input: MapInput,
  decisions: MapDecisions,
  attorney: Attorney,
): Promise<Record<string, AskFailure | 'limit'>> {
  const answered = (await findReplies(asking.services.database, asking.map.id)).map(({ fingerprint }) => fingerprint)
  const open = await prepareReadingInThread(input, decisions, { attorney }, answered)
  const failures: Record<string, AskFailure | 'limit'> = {}
  for (const { document = '' } of open.slice(mostRequests)) failures[document] = 'limit'
  let stopped: AskFailure | undefined
  const queue = open.slice(0, mostRequests)
  const ask = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const failure = stopped ?? (await askForMap(asking, next))
      if (failure !== undefined) failures[next.document ?? ''] = failure
      if (failure !== undefined && forAll.has(failure)) stopped = failure
    }
  }
  await allOf(Array.from({ length: Math.min(atOnce, queue.length) }, ask))
  return failures
}

/** The first error is thrown when all have ended, so that nothing is asked behind its back. */
async function allOf(asked: readonly Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(asked)
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

/** Few facts more than were planned: answers are still being typed, and the plan of the others stands. */
function isPlannedEnough(planned: readonly string[] | undefined, now: readonly string[] = []): boolean {
  if (!planned) return false
  const known = new Set(planned)
  return now.filter((id) => !known.has(id)).length <= Math.max(3, now.length * 0.1)
}

/** Asks for a plan of this map unless the same facts, or nearly all of them, were planned before. */
export async function askForPlan(
  asking: Asking,
  { input, map, attorney, titles }: { input: MapInput; map: CaseMap; attorney: Attorney; titles: Titles },
): Promise<'planned' | 'nothing' | AskFailure> {
  if (map.facts.length === 0) return 'nothing'
  const prepared: PreparedRequest = await preparePlanInThread(input, map, { attorney, titles })
  const replies = await findReplies(asking.services.database, asking.map.id)
  if (replies.some(({ fingerprint }) => fingerprint === prepared.fingerprint)) return 'planned'
  if (isPlannedEnough(replies.findLast(({ step }) => step === 'plan')?.facts, prepared.facts)) return 'planned'
  return (await askForMap(asking, prepared)) ?? 'planned'
}

export type Titles = Readonly<Record<string, string>>
