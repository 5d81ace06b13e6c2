import type { DraftListItem } from '#contract/clients.ts'
import { AppError } from '#contract/errors.ts'
import { decodeCursor, encodeCursor } from '#server/database/paging.ts'
import { mergePages, type Source } from '#server/access/sources.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { templatesOfDrafts } from '#server/features/templates/index.ts'
import { type DraftFilter, keepSearchable, selectDrafts } from './find-drafts.ts'

type Page = DraftFilter & {
  readonly sort?: string | undefined
  readonly limit: number
  readonly cursor?: string | undefined
}

/** What the lists can be sorted by; a minus before it turns the order. */
const sortColumns = { created_at: 'created_at', name: 'search_key' } as const

/** Drafts of these sources, newest first unless `sort` says otherwise, one page; `next` is the cursor of the next one. */
export async function listDraftItems(database: Database, sources: readonly Source[], page: Page) {
  const { sort, limit } = page
  const { column, direction } = readSort(sort)
  const parts = await Promise.all(sources.map((source) => listSource(database, source, page)))
  const rows = mergePages(parts, (row) => row[column] ?? '', direction)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next = rows.length > limit && last ? encodeCursor(last[column] ?? '', last.id) : undefined
  return { items: await toItems(database, shown), next }
}

/** The draft that was asked for last, of each of these clients that has one that these sources show. */
export async function latestDrafts(database: Database, sources: readonly Source[], clientIds: readonly string[]) {
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
  return toItems(database, found.flat())
}

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
] as const
type ItemRow = Pick<DraftRow, (typeof itemColumns)[number]>

async function toItems(database: Database, rows: readonly ItemRow[]): Promise<DraftListItem[]> {
  const ids = rows.map(({ id }) => id)
  const templates = await templatesOfDrafts(database, ids)
  const progress = await progressOfDrafts(database, ids)
  return rows.map((row) => ({
    ...toListItem(row),
    templates: templates.get(row.id) ?? [],
    progress: progress.get(row.id) ?? nothingYet,
  }))
}

/** One page of one source; pages of several are put together and cut again. */
async function listSource(database: Database, source: Source, { sort, limit, cursor, ...filter }: Page) {
  const { column, direction } = readSort(sort)
  if (column === 'search_key' || (filter.q ?? '') !== '') await keepSearchable(database, source.ownerId)
  let query = selectDrafts(database, source, filter).select([...itemColumns, 'search_key'])
  if (cursor !== undefined) {
    const [key, id] = decodeCursor(cursor, column === 'created_at' ? 'number' : 'string')
    const after = direction === 'asc' ? '>' : '<'
    query = query.where(({ eb, or, and }) =>
      or([eb(column, after, key), and([eb(column, '=', key), eb('id', after, id)])]),
    )
  }
  return query
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit + 1)
    .execute()
}

function readSort(sort = '-created_at') {
  const name = sort.replace(/^-/, '')
  const column = Object.entries(sortColumns).find(([known]) => known === name)?.[1]
  if (column === undefined) {
    const message = `Drafts can be sorted by ${Object.keys(sortColumns).join(' or ')}.`
    throw new AppError('invalid-fields', { fields: [{ name: 'sort', label: 'Sort', message }] })
  }
  return { column, direction: sort.startsWith('-') ? ('desc' as const) : ('asc' as const) }
}

const nothingYet: DraftListItem['progress'] = { sections: 0, written: 0, accepted: 0, to_decide: 0, open_points: 0 }

/** How far each draft is: sections written and accepted, proposals that wait, placeholders that are open. */
async function progressOfDrafts(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, DraftListItem['progress']>()
  const rows = await database
    .selectFrom('draft_sections')
    .select(({ fn, eb }) => [
      'draft_id',
      fn.countAll<number | string>().as('sections'),
      fn.sum<number | string>(eb.case().when('version', '>', 0).then(1).else(0).end()).as('written'),
      fn.sum<number | string>(eb.case().when('state', '=', 'accepted').then(1).else(0).end()).as('accepted'),
      fn.sum<number | string>(eb.case().when('proposal', 'is not', null).then(1).else(0).end()).as('to_decide'),
      fn.sum<number | string>('gaps').as('open_points'),
    ])
    .where('draft_id', 'in', ids)
    .groupBy('draft_id')
    .execute()
  return new Map(
    rows.map(({ draft_id, sections, written, accepted, to_decide, open_points }) => [
      draft_id,
      {
        sections: Number(sections),
        written: Number(written),
        accepted: Number(accepted),
        to_decide: Number(to_decide),
        open_points: Number(open_points),
      },
    ]),
  )
}

function toListItem(row: ItemRow): Omit<DraftListItem, 'progress'> {
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
