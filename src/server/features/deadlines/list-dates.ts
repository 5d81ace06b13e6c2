import type { AccountDate, CaseDateReply } from '#contract/deadlines.ts'
import { AppError } from '#contract/errors.ts'
import { fullName } from '#domain/clients/client-record.ts'
import { addDays, easternDate } from '#domain/dates/calendar.ts'
import { decodeCursor, encodeCursor } from '#server/database/paging.ts'
import type { Database } from '#server/database/schema.ts'
import { presentDate } from './present-dates.ts'

/** The list of the account goes back so far, for what was missed. */
const daysBack = 30

type Page = { readonly limit: number; readonly cursor?: string | undefined }
type List = { readonly items: AccountDate[]; readonly next: string | undefined }

/** Dates of all clients that are not done, the next first, one page; `next` is the cursor of the next page. */
export async function listDates(
  database: Database,
  ownerId: string,
  { limit, cursor }: Page,
  now: number,
): Promise<List> {
  let query = database
    .selectFrom('case_dates')
    .innerJoin('clients', 'clients.id', 'case_dates.client_id')
    .selectAll('case_dates')
    .select(['clients.first_name', 'clients.middle_name', 'clients.last_name'])
    .where('case_dates.owner_id', '=', ownerId)
    .where('case_dates.done_at', 'is', null)
    .where('case_dates.gone_at', 'is', null)
    .where('case_dates.day', '>=', addDays(easternDate(now), -daysBack))
  if (cursor !== undefined) {
    const [day, id] = decodeCursor(cursor, 'string')
    query = query.where(({ eb, or, and }) =>
      or([eb('case_dates.day', '>', day), and([eb('case_dates.day', '=', day), eb('case_dates.id', '>', id)])]),
    )
  }
  const rows = await query
    .orderBy('case_dates.day')
    .orderBy('case_dates.id')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const next = rows.length > limit && last ? encodeCursor(last.day, last.id) : undefined
  return { items: page.map((row) => ({ ...presentDate(row, now), client_name: fullName(row) })), next }
}

/** Of each of these clients the next date that is not done, as it was counted last; without those that have none. */
export async function nextDates(database: Database, ownerId: string, clientIds: readonly string[], now: number) {
  const next = new Map<string, { date: string; what: string; days_left: number }>()
  if (clientIds.length === 0) return next
  const rows = await database
    .selectFrom('case_dates')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('client_id', 'in', clientIds)
    .where('done_at', 'is', null)
    .where('gone_at', 'is', null)
    .where('day', '>=', easternDate(now))
    .orderBy('day')
    .orderBy('id')
    .execute()
  for (const row of rows) {
    if (next.has(row.client_id)) continue
    const { date, what, days_left } = presentDate(row, now)
    next.set(row.client_id, { date, what, days_left })
  }
  return next
}

type Place = { readonly ownerId: string; readonly clientId: string; readonly dateId: string }

/** Marks a date as done, or takes that back; 404 where it is not the owner's. */
export async function markDate(database: Database, place: Place, isDone: boolean, now: number): Promise<CaseDateReply> {
  const row = await findDate(database, place)
  if (!row) throw new AppError('not-found')
  if (isDone !== (row.done_at !== null)) {
    const change = { done_at: isDone ? now : null, changed_at: now, revision: row.revision + 1 }
    await database
      .updateTable('case_dates')
      .set(change)
      .where('id', '=', row.id)
      .where('owner_id', '=', place.ownerId)
      .execute()
  }
  return presentDate((await findDate(database, place)) ?? row, now)
}

function findDate(database: Database, { ownerId, clientId, dateId }: Place) {
  return database
    .selectFrom('case_dates')
    .selectAll()
    .where('id', '=', dateId)
    .where('client_id', '=', clientId)
    .where('owner_id', '=', ownerId)
    .where('gone_at', 'is', null)
    .executeTakeFirst()
}
