import { sql, type SqlBool } from 'kysely'
import { levelsFor } from '#domain/firm/may.ts'
import type { ClientAct, Role } from '#domain/firm/roles.ts'
import type { Membership } from '#server/access/reach.ts'
import { isShownTo, type Looks, looksOf, mergePages, sortedFor, type Source } from '#server/access/sources.ts'
import { cutPage } from '#server/database/paging.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import type { Database } from '#server/database/schema.ts'
import { joinListItems, writeListItem } from './list-item.ts'

type Order = { readonly column: 'sort_key' | 'updated_at'; readonly direction: 'asc' | 'desc' }

/** A page of the list as it is answered: JSON of so many items, and the cursor of the next page. */
export type ListedPage = { readonly json: string; readonly count: number; readonly next: string | undefined }

/**
 * The first page of the list, which every dashboard asks for: one statement for each source, and no record is read.
 */
export async function listFirstPage(
  database: Database,
  sources: readonly Source[],
  order: Order & { readonly limit: number },
): Promise<ListedPage> {
  const { column, direction, limit } = order
  const parts = await Promise.all(
    sources.map(({ ownerId, shared }) => {
      const { personId = '', firm, now = 0 } = shared ?? {}
      const values = { ownerId, personId, firmId: firm?.id ?? '', now, most: limit + 1 }
      return keptPage(order, firm)(database, values)
    }),
  )
  const found = mergePages(parts, (row) => row[column], direction)
  const { rows, next } = cutPage(found, limit, (row) => [row[column], row.id])
  return { json: joinListItems(await completed(database, rows)), count: rows.length, next }
}

type Row = Awaited<ReturnType<ReturnType<typeof firstPage>>>[number]

/** With an item for each row: rows from before there were items have none. */
async function completed(database: Database, rows: readonly Row[]) {
  const written = new Map<string, string>()
  for (const { id, list_item: item } of rows) if (item === null) written.set(id, await keepListItem(database, id))
  return rows.map(({ id, list_item: item, drafts, documents }) => ({
    list_item: item ?? written.get(id) ?? '',
    drafts,
    documents,
  }))
}

type Values = {
  readonly ownerId: string
  readonly personId: string
  readonly firmId: string
  readonly now: number
  readonly most: number
}

/** How a firm shows its clients: what the statement depends on, besides its values. */
type Showing = { readonly looks: Looks; readonly role: Role }

function firstPage({ column, direction }: Order, showing: Showing | undefined) {
  return keepQuery((database, { ownerId, personId, firmId, now, most }: Values) => {
    const everything = sql<SqlBool>`1 = 1`
    const shown = (act: ClientAct, client: string) =>
      showing
        ? isShownTo(client, { looks: showing.looks, personId, firmId, levels: levelsFor(showing.role, act), now })
        : everything
    // Who sees all but what is walled off sees its drafts too: there is no more to look up.
    const drafts = (client: string) => (showing?.looks === 'all' ? everything : shown('read drafts', client))
    return database
      .selectFrom('clients')
      .select(['id', 'list_item', column])
      .select(({ selectFrom, fn }) => [
        selectFrom('drafts')
          .select(fn.countAll<number | string>().as('count'))
          .whereRef('drafts.client_id', '=', 'clients.id')
          .where('drafts.owner_id', '=', ownerId)
          .where(drafts('drafts.client_id'))
          .as('drafts'),
        selectFrom('records')
          .select(fn.countAll<number | string>().as('count'))
          .whereRef('records.client_id', '=', 'clients.id')
          .where('records.owner_id', '=', ownerId)
          .where('records.kind', '=', 'client_document')
          .as('documents'),
      ])
      .where('clients.owner_id', '=', ownerId)
      .where(shown('read', 'clients.id'))
      .orderBy(sortedFor(showing?.looks, `clients.${column}`), direction)
      .orderBy(sortedFor(showing?.looks, 'clients.id'), direction)
      .limit(most)
  })
}

const kept = new Map<string, ReturnType<typeof firstPage>>()

/** The statement for an order and a way of showing, made once. */
function keptPage(order: Order, firm: Membership | undefined): ReturnType<typeof firstPage> {
  const showing = firm && { looks: looksOf(firm), role: firm.role }
  const key = `${order.column} ${order.direction} ${showing ? `${showing.looks} ${showing.role}` : 'own'}`
  const page = kept.get(key) ?? firstPage(order, showing)
  kept.set(key, page)
  return page
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
