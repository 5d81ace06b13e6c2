import { sql } from 'kysely'
import type { DraftListItem } from '#contract/clients.ts'
import { cutPage, isBehind, readOrder } from '#server/database/paging.ts'
import { mergePages, sortedBy, type Source } from '#server/access/sources.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { templatesOfDrafts } from '#server/features/templates/index.ts'
import { filedDrafts } from './filed-drafts.ts'
import { signedDrafts } from './signed-drafts.ts'
import { type DraftFilter, keepSearchable, rareWordOf, selectDrafts } from './find-drafts.ts'
import { countPointsSoon } from './open-points.ts'

type Page = DraftFilter & {
  readonly sort?: string | undefined
  readonly limit: number
  readonly cursor?: string | undefined
}

/** What the lists can be sorted by; a minus before it turns the order. */
const sortColumns = { created_at: 'created_at', name: 'search_key' } as const

const itemColumns = [
  'id',
  'client_id',
  'client_name',
  'created_at',
  'type',
  'state',
  'file_name',
  'title',
  'reason',
  'open_points',
] as const
type ItemRow = Pick<DraftRow, (typeof itemColumns)[number]>

/** Drafts of these sources, newest first unless `sort` says otherwise, one page; `next` is the cursor of the next one. */
export async function listDraftItems(services: Counting, sources: readonly Source[], page: Page) {
  const { database } = services
  const { sort, limit } = page
  const { column, direction } = orderOf(sort)
  const ask = (byBeginning: boolean) =>
    Promise.all(sources.map((source) => listSource(database, source, page, byBeginning)))
  // Names with a word that begins like this; where there is none, names with it somewhere in a word.
  const begun = await ask(true)
  const isMissed = (page.q ?? '') !== '' && begun.every(({ length }) => length === 0)
  const parts = isMissed ? await ask(false) : begun
  const found = mergePages(parts, (row) => row[column] ?? '', direction)
  const { rows, next } = cutPage(found, limit, (row) => [row[column] ?? '', row.id])
  return { items: await toItems(services, rows), next }
}

/** The newest drafts of one client: of the caller's own by a query that is built once. */
export async function listDraftsOfClient(services: Counting, sources: readonly Source[], clientId: string) {
  const [only] = sources
  if (sources.length > 1 || !only || only.shared)
    return (await listDraftItems(services, sources, { clientId, limit: mostOfClient })).items
  return toItems(services, await newestOfClient(services.database, { ownerId: only.ownerId, clientId }))
}

const mostOfClient = 200

const newestOfClient = keepQuery((database, { ownerId, clientId }: { ownerId: string; clientId: string }) =>
  selectDrafts(database, { ownerId, shared: undefined }, { clientId })
    .select(itemColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostOfClient),
)

/** The draft that was asked for last, of each of these clients that has one that these sources show. */
export async function latestDrafts(services: Counting, sources: readonly Source[], clientIds: readonly string[]) {
  const { database } = services
  if (clientIds.length === 0) return []
  const found = await Promise.all(
    sources.map(async (source) => {
      // Ids are made in the order of time.
      const newest = selectDrafts(database, source, {})
        .select(({ fn }) => fn.max<string>('id').as('id'))
        .where('client_id', 'in', clientIds)
        .groupBy('client_id')
      const ids = (await newest.execute()).map(({ id }) => id)
      if (ids.length === 0) return []
      return selectDrafts(database, source, {}).select(itemColumns).where('id', 'in', ids).execute()
    }),
  )
  return toItems(services, found.flat())
}

type Counting = Parameters<typeof countPointsSoon>[0]

async function toItems(services: Counting, rows: readonly ItemRow[]): Promise<DraftListItem[]> {
  if (rows.length === 0) return []
  const { database } = services
  const ids = rows.map(({ id }) => id)
  const templates = await templatesOfDrafts(database, ids)
  const progress = await progressOfDrafts(database, ids)
  countPointsSoon(
    services,
    rows.filter(({ state, open_points }) => state === 'ready' && open_points === null).map(({ id }) => id),
  )
  const signed = await signedDrafts(database, ids)
  const filed = await filedDrafts(database, ids)
  return rows.map((row) => ({
    ...toListItem(row),
    signed_off: signed.has(row.id),
    filed_on: filed.get(row.id) ?? null,
    templates: templates.get(row.id) ?? [],
    progress: { ...(progress.get(row.id) ?? nothingYet), open_points: row.open_points },
  }))
}

/** One page of one source; pages of several are put together and cut again. */
async function listSource(database: Database, source: Source, page: Page, byBeginning: boolean) {
  const { sort, limit, cursor, ...filter } = page
  const { column, direction } = orderOf(sort)
  if (column === 'search_key' || (filter.q ?? '') !== '') await keepSearchable(database, source.ownerId)
  const beginning = byBeginning ? await rareWordOf(database, source.ownerId, filter.q ?? '') : undefined
  let query = selectDrafts(database, source, { ...filter, beginning }).select([...itemColumns, 'search_key'])
  if (cursor !== undefined)
    query = query.where(isBehind(cursor, { column, direction, kind: column === 'created_at' ? 'number' : 'string' }))
  // What a rare word names is looked up and sorted: the plus keeps SQLite from walking through all in their order.
  const by = (name: string) => (beginning === undefined ? sortedBy(source, name) : sql`+${sql.ref(name)}`)
  return query
    .orderBy(by(column), direction)
    .orderBy(by('id'), direction)
    .limit(limit + 1)
    .execute()
}

const orderOf = (sort = '-created_at') => readOrder(sort, sortColumns, 'Drafts')

type Sections = Omit<DraftListItem['progress'], 'open_points'>

const nothingYet: Sections = { sections: 0, written: 0, accepted: 0, to_decide: 0 }

/** How far each draft is: sections written and accepted, proposals that wait. */
async function progressOfDrafts(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Sections>()
  const rows = await database
    .selectFrom('draft_sections')
    .select(({ fn, eb }) => [
      'draft_id',
      fn.countAll<number | string>().as('sections'),
      fn.sum<number | string>(eb.case().when('version', '>', 0).then(1).else(0).end()).as('written'),
      fn.sum<number | string>(eb.case().when('state', '=', 'accepted').then(1).else(0).end()).as('accepted'),
      fn.sum<number | string>(eb.case().when('proposal', 'is not', null).then(1).else(0).end()).as('to_decide'),
    ])
    .where('draft_id', 'in', ids)
    .groupBy('draft_id')
    .execute()
  return new Map(
    rows.map(({ draft_id, sections, written, accepted, to_decide }) => [
      draft_id,
      {
        sections: Number(sections),
        written: Number(written),
        accepted: Number(accepted),
        to_decide: Number(to_decide),
      },
    ]),
  )
}

function toListItem(row: ItemRow): Omit<DraftListItem, 'progress' | 'signed_off' | 'filed_on'> {
  return {
    id: row.id,
    draft_id: row.id,
    client_id: row.client_id,
    created_at: new Date(row.created_at).toISOString(),
    type: row.type,
    status: row.state,
    file_name: row.file_name,
    client_name: row.client_name,
    title: row.title,
    reason: row.reason,
    templates: [],
  }
}
