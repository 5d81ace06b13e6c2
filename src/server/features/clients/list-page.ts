import type { ClientListItem } from '#contract/clients.ts'
import { encodeCursor } from '#server/database/paging.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import type { Database } from '#server/database/schema.ts'
import { readListItems, writeListItem } from './list-item.ts'

type Order = { readonly column: 'sort_key' | 'updated_at'; readonly direction: 'asc' | 'desc' }
type Wanted = { readonly ownerId: string; readonly most: number }

/** The first page of the list, which every dashboard asks for: one statement, and no record is read. */
export async function listFirstPage(
  database: Database,
  ownerId: string,
  { column, direction, limit }: Order & { readonly limit: number },
): Promise<{ items: ClientListItem[]; next: string | undefined }> {
  const found = await firstPages[`${column} ${direction}`](database, { ownerId, most: limit + 1 })
  const rows = found.slice(0, limit)
  const complete = await Promise.all(
    rows.map(async (row) => ({ ...row, list_item: row.list_item ?? (await keepListItem(database, row.id)) })),
  )
  const last = rows.at(-1)
  const next = found.length > limit && last ? encodeCursor(last[column], last.id) : undefined
  return { items: readListItems(complete), next }
}

function firstPage({ column, direction }: Order) {
  return keepQuery((database, { ownerId, most }: Wanted) =>
    database
      .selectFrom('clients')
      .select(['id', 'list_item', column])
      .select(({ selectFrom, fn }) => [
        selectFrom('drafts')
          .select(fn.countAll<number | string>().as('count'))
          .whereRef('drafts.client_id', '=', 'clients.id')
          .where('drafts.owner_id', '=', ownerId)
          .as('drafts'),
        selectFrom('records')
          .select(fn.countAll<number | string>().as('count'))
          .whereRef('records.client_id', '=', 'clients.id')
          .where('records.owner_id', '=', ownerId)
          .where('records.kind', '=', 'client_document')
          .as('documents'),
      ])
      .where('clients.owner_id', '=', ownerId)
      .orderBy(`clients.${column}`, direction)
      .orderBy('clients.id', direction)
      .limit(most),
  )
}

const firstPages = {
  'sort_key asc': firstPage({ column: 'sort_key', direction: 'asc' }),
  'sort_key desc': firstPage({ column: 'sort_key', direction: 'desc' }),
  'updated_at asc': firstPage({ column: 'updated_at', direction: 'asc' }),
  'updated_at desc': firstPage({ column: 'updated_at', direction: 'desc' }),
}

/** The item of a row from before there was one, written for the next time unless the record has changed meanwhile. */
async function keepListItem(database: Database, id: string): Promise<string> {
  const row = await database.selectFrom('clients').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const item = writeListItem(row)
  await database
    .updateTable('clients')
    .set({ list_item: item })
    .where('id', '=', id)
    .where('list_item', 'is', null)
    .execute()
  return item
}
