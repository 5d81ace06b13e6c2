import type { AccountDate, CaseDateReply } from '#contract/deadlines.ts'
import { AppError } from '#contract/errors.ts'
import { fullName } from '#domain/clients/client-record.ts'
import { addDays, easternDate } from '#domain/dates/calendar.ts'
import { isShown, mergePages, sortedBy, type Source } from '#server/access/sources.ts'
import { cutPage, isBehind } from '#server/database/paging.ts'
import type { Database } from '#server/database/schema.ts'
import { presentDate } from './present-dates.ts'

/** The list of the account goes back so far, for what was missed. */
const daysBack = 30

type Page = { readonly limit: number; readonly cursor?: string | undefined }
type List = { readonly items: AccountDate[]; readonly next: string | undefined }

/** Dates of all clients that are not done, the next first, one page; `next` is the cursor of the next page. */
export async function listDates(
  database: Database,
  sources: readonly Source[],
  page: Page,
  now: number,
): Promise<List> {
  const { limit } = page
  const parts = await Promise.all(sources.map((source) => datesOf(database, source, page, now)))
  const found = mergePages(parts, ({ day }) => day, 'asc')
  const { rows, next } = cutPage(found, limit, ({ day, id }) => [day, id])
  return { items: rows.map((row) => ({ ...presentDate(row, now), client_name: fullName(row) })), next }
}

/**
 * One page of one source; pages of several are put together and cut again. Which dates stand on it is read from the index
 * alone: who sees a fifth of a firm walks through many that are not shown, and reads a row of none of those.
 */
function datesOf(database: Database, source: Source, { limit, cursor }: Page, now: number) {
  let page = database
    .selectFrom('case_dates')
    .select('case_dates.id')
    .where('case_dates.owner_id', '=', source.ownerId)
    .where('case_dates.done_at', 'is', null)
    .where('case_dates.gone_at', 'is', null)
    .where('case_dates.day', '>=', addDays(easternDate(now), -daysBack))
    .orderBy(sortedBy(source, 'case_dates.day'))
    .orderBy(sortedBy(source, 'case_dates.id'))
    .limit(limit + 1)
  if (source.shared) page = page.where((eb) => isShown(eb, source, 'case_dates.client_id'))
  if (cursor !== undefined)
    page = page.where(
      isBehind(cursor, { column: 'case_dates.day', id: 'case_dates.id', direction: 'asc', kind: 'string' }),
    )
  // Cross joins keep their order in SQLite, which would else walk through all dates and look each up in the page.
  return database
    .selectFrom(page.as('page'))
    .crossJoin('case_dates')
    .crossJoin('clients')
    .selectAll('case_dates')
    .select(['clients.first_name', 'clients.middle_name', 'clients.last_name'])
    .whereRef('case_dates.id', '=', 'page.id')
    .whereRef('clients.id', '=', 'case_dates.client_id')
    .where('case_dates.owner_id', '=', source.ownerId)
    .orderBy('case_dates.day')
    .orderBy('case_dates.id')
    .execute()
}

/** Of each of these clients the next date that is not done, as it was counted last; without those that have none. */
export async function nextDates(
  database: Database,
  sources: readonly Source[],
  clientIds: readonly string[],
  now: number,
) {
  const next = new Map<string, { date: string; what: string; days_left: number }>()
  if (clientIds.length === 0) return next
  const rows = await Promise.all(sources.map((source) => openDatesOf(database, source, clientIds, now)))
  for (const row of rows.flat()) {
    if (next.has(row.client_id)) continue
    const { date, what, days_left } = presentDate(row, now)
    next.set(row.client_id, { date, what, days_left })
  }
  return next
}

function openDatesOf(database: Database, source: Source, clientIds: readonly string[], now: number) {
  let query = database
    .selectFrom('case_dates')
    .selectAll()
    .where('owner_id', '=', source.ownerId)
    .where('client_id', 'in', clientIds)
    .where('done_at', 'is', null)
    .where('gone_at', 'is', null)
    .where('day', '>=', easternDate(now))
  if (source.shared) query = query.where((eb) => isShown(eb, source, 'case_dates.client_id'))
  return query.orderBy('day').orderBy('id').execute()
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
