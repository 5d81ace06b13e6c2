import type { DraftListItem } from '#contract/clients.ts'
import { decodeCursor, encodeCursor } from '#server/database/paging.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { templatesOfDrafts } from '#server/features/templates/index.ts'

type Filter = {
  readonly clientId?: string
  readonly type?: string
  readonly limit: number
  readonly cursor?: string | undefined
}

/** Drafts of this owner, newest first, one page. */
export async function listDraftItems(database: Database, ownerId: string, { clientId, type, limit, cursor }: Filter) {
  let query = database
    .selectFrom('drafts')
    .select(['id', 'client_id', 'client_name', 'created_at', 'type', 'state', 'file_name', 'title', 'reason'])
    .where('owner_id', '=', ownerId)
  if (clientId !== undefined) query = query.where('client_id', '=', clientId)
  if (type !== undefined) query = query.where('type', '=', type as DraftRow['type'])
  if (cursor !== undefined) {
    const [time, id] = decodeCursor(cursor, 'number')
    query = query.where(({ eb, or, and }) =>
      or([eb('created_at', '<', time), and([eb('created_at', '=', time), eb('id', '<', id)])]),
    )
  }
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const next = rows.length > limit && last ? encodeCursor(last.created_at, last.id) : undefined
  const ids = page.map(({ id }) => id)
  const templates = await templatesOfDrafts(database, ids)
  const progress = await progressOfDrafts(database, ids)
  const items = page.map((row) => ({
    ...toListItem(row),
    templates: templates.get(row.id) ?? [],
    progress: progress.get(row.id) ?? nothingYet,
  }))
  return { items, next }
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

function toListItem(
  row: Pick<
    DraftRow,
    'id' | 'client_id' | 'client_name' | 'created_at' | 'type' | 'state' | 'file_name' | 'title' | 'reason'
  >,
): Omit<DraftListItem, 'progress'> {
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
