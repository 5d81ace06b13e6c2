import { sql, type SqlBool } from 'kysely'
import { AppError } from '#contract/errors.ts'
import { mergePages } from '#server/access/sources.ts'
import { cutPage, decodeCursor } from '#server/database/paging.ts'
import type { Database } from '#server/database/schema.ts'
import type { ClientRow } from '#server/database/tables/clients.ts'
import { type Asked, walkedBy } from './asked-clients.ts'
import { type Work, workOf } from './work-of-client.ts'

type Order = {
  readonly work: Work
  readonly direction: 'asc' | 'desc'
  readonly limit: number
  readonly cursor: string | undefined
  readonly now: number
}

/** A client at its place: what it is sorted by, and the id of that date or draft; of a client without one name and own id. */
type Placed = { readonly row: ClientRow; readonly key: string | number; readonly id: string }

/**
 * One page by the next date or by the latest draft. Clients without one stand behind the others in either direction, by
 * name; a draft that somebody may not see is none to them.
 */
export async function listByWork(database: Database, asked: readonly Asked[], order: Order) {
  const { direction, limit, work, now } = order
  const behind = order.cursor === undefined ? undefined : readPlace(order.cursor, work)
  const isPast = behind?.kind === 'without'
  const having = isPast
    ? []
    : await Promise.all(
        asked.map((one) => listHaving(database, one, { work, direction, now, behind, most: limit + 1 })),
      )
  const found = mergePages(having, ({ key }) => key, direction).map((placed) => ({ ...placed, kind: 'having' }))
  const part = { work, now, behind: isPast ? behind : undefined, most: limit + 1 - found.length }
  const without = part.most <= 0 ? [] : await Promise.all(asked.map((one) => listWithout(database, one, part)))
  const others = mergePages(without, ({ key }) => key, 'asc').map((placed) => ({ ...placed, kind: 'without' }))
  const { rows, next } = cutPage([...found, ...others], limit, ({ kind, key, id }) => [`${kind} ${key}`, id])
  return { rows: rows.map(({ row }) => row), next }
}

type Part = Pick<Order, 'work' | 'now'> & { readonly behind: Place | undefined; readonly most: number }

/** SQLite goes through what stands before it first, in its order; MySQL sees no difference. */
const walkedFirst = sql`cross join`

/** Clients with such a date or draft: the index of these is walked through, no further than a page needs. */
async function listHaving(
  database: Database,
  { source, isShownBy, isAsked, areFew }: Asked,
  { work, direction, now, behind, most }: Part & Pick<Order, 'direction'>,
): Promise<readonly Placed[]> {
  const { table, column, near, client, sight, isOne } = workOf(work, source, now)
  // What leaves fewer is asked first.
  const [isFirst, isSecond] = direction === near ? [isShownBy(client, sight), isOne] : [isOne, isShownBy(client, sight)]
  const of = (name: string) => sql.ref(`${table}.${name}`)
  const [key, id, way] = [of(column), of('id'), sql.raw(direction)]
  const turn = sql.raw(direction === 'asc' ? '>' : '<')
  const isBehind = behind
    ? sql<SqlBool>`(${key} ${turn} ${behind.key} or (${key} = ${behind.key} and ${id} ${turn} ${behind.id}))`
    : sql<SqlBool>`1 = 1`
  const { rows } = await sql<ClientRow & { work_key: string | number; work_id: string }>`
    select clients.*, ${key} as work_key, ${id} as work_id
    from ${sql.table(table)} ${areFew ? sql`join` : walkedFirst} clients on clients.id = ${of('client_id')}
    where ${of('owner_id')} = ${source.ownerId} and clients.owner_id = ${source.ownerId}
      and ${isFirst} and ${isSecond} and ${isAsked} and ${isBehind}
    order by ${walkedBy(areFew, `${table}.${column}`)} ${way}, ${walkedBy(areFew, `${table}.id`)} ${way}
    limit ${most}`.execute(database)
  return rows.map(({ work_key, work_id, ...row }) => ({ row, key: work_key, id: work_id }))
}

/** Clients without one, by name. */
async function listWithout(
  database: Database,
  { source, isShownBy, isAsked, areFew }: Asked,
  { work, now, behind, most }: Part,
): Promise<readonly Placed[]> {
  const key = sql.ref('clients.sort_key')
  let query = database
    .selectFrom('clients')
    .selectAll()
    .where('clients.owner_id', '=', source.ownerId)
    .where(isShownBy('clients.id'))
    .where(isAsked)
    .where(workOf(work, source, now).hasNone)
  if (behind)
    query = query.where(
      sql<SqlBool>`(${key} > ${behind.key} or (${key} = ${behind.key} and clients.id > ${behind.id}))`,
    )
  const rows = await query
    .orderBy(walkedBy(areFew, 'clients.sort_key'))
    .orderBy(walkedBy(areFew, 'clients.id'))
    .limit(most)
    .execute()
  return rows.map((row) => ({ row, key: row.sort_key, id: row.id }))
}

/** Behind whom a page begins. */
type Place = { readonly kind: 'having' | 'without'; readonly key: string | number; readonly id: string }

/** Throws `invalid-fields` for a cursor that was not made for this order. */
function readPlace(cursor: string, work: Work): Place {
  const [text, id] = decodeCursor(cursor, 'string')
  const [kind, key] = [text.slice(0, text.indexOf(' ')), text.slice(text.indexOf(' ') + 1)]
  if (kind === 'without') return { kind, key, id }
  const isKey = work === 'next_date' ? /^\d{4}-\d\d-\d\d$/.test(key) : /^\d{1,15}$/.test(key)
  if (kind === 'having' && isKey) return { kind, key: work === 'next_date' ? key : Number(key), id }
  const message = 'This page of the list does not exist.'
  throw new AppError('invalid-fields', { fields: [{ name: 'cursor', label: 'Cursor', message }] })
}
