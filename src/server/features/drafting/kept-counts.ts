import { seesEvery } from '#domain/firm/may.ts'
import { isShown, isShownAmongDrafts, type Source } from '#server/access/sources.ts'
import { earliestId } from '#server/database/earliest-id.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftCountRow, Standing } from '#server/database/tables/drafts.ts'
import { noteStanding } from './note-standing.ts'

/** How many drafts there are, by type and standing. */
type DraftCounts = ReadonlyMap<string, number>
type CountKey = `${string} ${Standing}`

/** So long a change may take from its id to its commit, with clocks of servers that differ. */
const marginMs = 120_000
const oneDayMs = 24 * 3_600_000
/** With more changes on top than this, the kept count is brought up to date. */
const mostOnTop = 100

/**
 * How many drafts a source shows: the count that was kept, and what has changed since. Everything is counted anew once a day,
 * and when other clients are shared. The clock is that of the ids, which are in the order of time.
 */
export async function readCounts(database: Database, source: Source, now = Date.now()): Promise<DraftCounts> {
  const person_id = source.shared?.personId ?? source.ownerId
  const [row] = await keptCount(database, { personId: person_id, ownerId: source.ownerId })
  const seen = seenBy(source, row?.shares_version ?? null)
  const kept = row && readKept(row)
  if (kept?.seen !== seen || !isGood(kept, source, now)) return countAnew(database, source, { person_id, seen }, now)
  const changes = await changesBetween(database, source, kept.up_to)
  const onTop = changes.reduce((sum, { count }) => sum + Number(count), 0)
  if (onTop > mostOnTop) {
    const up_to = earliestId(now - marginMs)
    const settled = withChanges(kept.counts, await changesBetween(database, source, kept.up_to, up_to))
    await keepCount(database, { ...kept, person_id, owner_id: source.ownerId, up_to, counts: toText(settled) })
  }
  return withChanges(kept.counts, changes)
}

type Kept = Omit<DraftCountRow, 'person_id' | 'owner_id' | 'counts'> & { readonly counts: DraftCounts }

function isGood({ counted_at, good_until }: Kept, { shared }: Source, now: number): boolean {
  const isOver = good_until !== null && good_until <= (shared?.now ?? 0)
  return counted_at > now - oneDayMs && counted_at <= now && !isOver
}

const keptCount = keepQuery((database, { personId, ownerId }: { personId: string; ownerId: string }) =>
  database
    .selectNoFrom(({ selectFrom }) =>
      selectFrom('firm_members').select('shares_version').where('person_id', '=', personId).as('shares_version'),
    )
    .select(({ selectFrom }) => {
      const kept = selectFrom('draft_counts').where('person_id', '=', personId).where('owner_id', '=', ownerId)
      return [
        kept.select('seen').as('seen'),
        kept.select('counts').as('counts'),
        kept.select('up_to').as('up_to'),
        kept.select('counted_at').as('counted_at'),
        kept.select('good_until').as('good_until'),
      ]
    }),
)

type KeptRow = Awaited<ReturnType<typeof keptCount>>[number]

function readKept({ seen, counts, up_to, counted_at, good_until }: KeptRow): Kept | undefined {
  if (seen === null || counts === null || up_to === null || counted_at === null) return undefined
  return { seen, up_to, counted_at, good_until, counts: new Map(JSON.parse(counts) as [CountKey, number][]) }
}

function seenBy({ shared }: Source, version: number | null): string {
  if (!shared) return 'own'
  const { firm, act } = shared
  return [firm.role, Number(firm.seesAll), act, version ?? 0].join(' ')
}

function changesBetween(database: Database, source: Source, since: string, upTo?: string) {
  return database
    .selectFrom('draft_changes')
    .select(({ fn }) => ['type', 'was', 'standing', fn.countAll<number | string>().as('count')])
    .where('owner_id', '=', source.ownerId)
    .where('id', '>=', since)
    .$if(upTo !== undefined, (query) => query.where('id', '<', upTo ?? ''))
    .$if(source.shared !== undefined, (query) => query.where((eb) => isShown(eb, source, 'draft_changes.client_id')))
    .groupBy(['type', 'was', 'standing'])
    .execute()
}

type Changes = Awaited<ReturnType<typeof changesBetween>>

function withChanges(counts: DraftCounts, changes: Changes, sign: 1 | -1 = 1): Map<string, number> {
  const all = new Map(counts)
  const add = (type: string, standing: Standing | null, count: number) => {
    if (standing === null) return
    const key: CountKey = `${type} ${standing}`
    all.set(key, (all.get(key) ?? 0) + sign * count)
  }
  for (const { type, was, standing, count } of changes) {
    add(type, was, -Number(count))
    add(type, standing, Number(count))
  }
  return all
}

type Viewer = { readonly person_id: string; readonly seen: string }

async function countAnew(database: Database, source: Source, { person_id, seen }: Viewer, now: number) {
  await noteOlder(database, source.ownerId)
  const up_to = earliestId(now - marginMs)
  // One reading of both: what is counted below what is on top of it.
  const { all, recent } = await database.transaction().execute(async (transaction) => ({
    all: await countAll(transaction, source),
    recent: await changesBetween(transaction, source, up_to),
  }))
  const counts = new Map(all.map(({ type, standing, count }) => [`${type} ${standing ?? ''}`, Number(count)] as const))
  const row = { person_id, owner_id: source.ownerId, seen, up_to, counted_at: now }
  const settled = toText(withChanges(counts, recent, -1))
  await keepCount(database, { ...row, counts: settled, good_until: await firstEnd(database, source) })
  return counts
}

function countAll(database: Database, source: Source) {
  return database
    .selectFrom('drafts')
    .select(({ fn }) => ['type', 'standing', fn.countAll<number | string>().as('count')])
    .where('owner_id', '=', source.ownerId)
    .$if(source.shared !== undefined, (query) =>
      query.where((eb) => isShownAmongDrafts(eb, source, 'drafts.client_id')),
    )
    .groupBy(['type', 'standing'])
    .execute()
}

/** When the first of somebody's shares that have an end is over. */
async function firstEnd(database: Database, { ownerId, shared }: Source): Promise<number | null> {
  if (!shared || seesEvery(shared.firm)) return null
  const row = await database
    .selectFrom('client_access')
    .select(({ fn }) => fn.min<number | string | null>('until_at').as('first'))
    .where('person_id', '=', shared.personId)
    .where('owner_id', '=', ownerId)
    .where('until_at', '>', shared.now)
    .executeTakeFirst()
  return row?.first == null ? null : Number(row.first)
}

/** Two who count at once: either is as good. What cannot be kept, on a full disk, is counted again by the next who asks. */
async function keepCount(database: Database, row: DraftCountRow): Promise<void> {
  const keeping = database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('draft_counts')
      .where('person_id', '=', row.person_id)
      .where('owner_id', '=', row.owner_id)
      .execute()
    await transaction.insertInto('draft_counts').values(row).execute()
  })
  await keeping.catch(() => undefined)
}

function toText(counts: DraftCounts): string {
  return JSON.stringify([...counts])
}

const atOnce = 200

/** Drafts that a server of an older version made have no standing yet. */
async function noteOlder(database: Database, ownerId: string): Promise<void> {
  for (;;) {
    const drafts = database.selectFrom('drafts').select('id').where('owner_id', '=', ownerId)
    const rows = await drafts.where('standing', 'is', null).limit(atOnce).execute()
    if (rows.length === 0) return
    await database.transaction().execute(async (transaction) => {
      for (const { id } of rows) await noteStanding(transaction, id)
    })
  }
}
