import { isShownAmongDrafts, type Source } from '#server/access/sources.ts'
import type { Database } from '#server/database/schema.ts'
import type { Standing } from '#server/database/tables/drafts.ts'
import { readCounts } from './kept-counts.ts'
import { type DraftFilter, isAccepted, keepSearchable, rareWordOf, selectDrafts } from './find-drafts.ts'

/** How many drafts there are of each standing, among those that the words and the tool leave. */
export async function countDrafts(database: Database, sources: readonly Source[], filter: Asked) {
  const isWhole = Object.entries(filter).every(([name, value]) => name === 'type' || (value ?? '') === '')
  if (!isWhole) return countFound(database, sources, filter)
  const kept = await Promise.all(sources.map((source) => readCounts(database, source)))
  const sum = (standing?: Standing) =>
    kept
      .flatMap((counts) => [...counts])
      .filter(([key]) => isCounted(key, filter.type, standing))
      .reduce((total, [, count]) => total + count, 0)
  return {
    all: sum(),
    review: sum('review'),
    writing: sum('writing'),
    accepted: sum('accepted'),
    failed: sum('failed'),
  }
}

function isCounted(key: string, type: string | undefined, standing: Standing | undefined): boolean {
  return (type === undefined || key.startsWith(`${type} `)) && (standing === undefined || key.endsWith(` ${standing}`))
}

type Asked = Omit<DraftFilter, 'standing' | 'beginning'>

async function countFound(database: Database, sources: readonly Source[], filter: Asked) {
  const byBeginning = await Promise.all(sources.map((source) => countSource(database, source, filter, true)))
  const isMissed = byBeginning.every((rows) => rows.length === 0)
  const found = isMissed
    ? await Promise.all(sources.map((source) => countSource(database, source, filter, false)))
    : byBeginning
  const rows = found.flat()
  const sum = (wanted: (row: { state: string; accepted: number }) => boolean) =>
    rows.filter(wanted).reduce((total, { count }) => total + Number(count), 0)
  return {
    all: sum(() => true),
    review: sum(({ state, accepted }) => state === 'ready' && accepted === 0),
    writing: sum(({ state }) => ['answering', 'queued', 'drafting'].includes(state)),
    accepted: sum(({ accepted }) => accepted === 1),
    failed: sum(({ state }) => state === 'failed' || state === 'cancelled'),
  }
}

async function countSource(database: Database, source: Source, filter: Asked, byBeginning: boolean) {
  const beginning = byBeginning ? await rareWordOf(database, source.ownerId, filter.q ?? '') : undefined
  if (!byBeginning) await keepSearchable(database, source.ownerId)
  return selectDrafts(database, source, { ...filter, beginning }, isShownAmongDrafts)
    .select((eb) => [
      'state',
      eb.case().when('state', '!=', 'ready').then(0).when(isAccepted(eb)).then(1).else(0).end().as('accepted'),
      eb.fn.countAll<number | string>().as('count'),
    ])
    .groupBy(['state', 'accepted'])
    .execute()
}
