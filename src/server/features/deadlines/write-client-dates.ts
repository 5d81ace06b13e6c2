import type { IsoDate } from '#domain/dates/calendar.ts'
import type { CaseDate } from '#domain/deadlines/deadlines.ts'
import { basisOf, followDates, type MovedBecause } from '#domain/deadlines/follow.ts'
import { newId } from '#server/database/new-id.ts'
import type { Database } from '#server/database/schema.ts'
import type { CaseDateRow } from '#server/database/tables/deadlines.ts'
import { hashOf } from '#server/hash-of.ts'

type Place = { readonly ownerId: string; readonly clientId: string; readonly now: number }

/** Writes what has changed of one client; gives the dates that are new, which are put in with those of others. */
export async function writeClient(
  database: Database,
  place: Place,
  rows: readonly CaseDateRow[],
  dates: readonly CaseDate[],
): Promise<CaseDateRow[]> {
  const { ownerId, clientId, now } = place
  const shown = rows.map((row) => ({
    key: row.date_key,
    date: row.day,
    basis: row.basis,
    isGone: row.gone_at !== null,
  }))
  const { added, moved, kept, gone } = followDates(shown, dates, (date) => hashOf(basisOf(date)))
  const rowOf = (key: string) => rows.find((row) => row.date_key === key)
  const change = (row: CaseDateRow | undefined, to: Partial<CaseDateRow>) =>
    row && database.updateTable('case_dates').set(to).where('id', '=', row.id).where('owner_id', '=', ownerId).execute()
  for (const { to, was, because } of moved) {
    const row = rowOf(to.key)
    const before = wasColumns(because, row?.gone_at === null ? was : null, now)
    const columns = { ...columnsOf(to), ...before, revision: (row?.revision ?? 0) + 1, changed_at: now }
    await change(row, { ...columns, done_at: null, gone_at: null })
  }
  for (const date of kept) {
    const row = rowOf(date.key)
    const columns = columnsOf(date)
    if (!row || (row.gone_at === null && row.details === columns.details && row.basis === columns.basis)) continue
    await change(row, { ...columns, gone_at: null, revision: row.revision + 1, changed_at: now })
  }
  for (const key of gone) {
    const row = rowOf(key)
    await change(row, { gone_at: now, changed_at: now, revision: (row?.revision ?? 0) + 1 })
  }
  const owned = { owner_id: ownerId, client_id: clientId, was: null, was_until: null, was_because: null }
  const fresh = { ...owned, revision: 0, changed_at: now, done_at: null, gone_at: null }
  return added.map((date) => ({ id: newId(), date_key: date.key, ...columnsOf(date), ...fresh }))
}

function wasColumns(because: MovedBecause, was: IsoDate | null, now: number) {
  return because === 'time' || was === null
    ? { was: null, was_until: null, was_because: null }
    : { was, was_until: now, was_because: because }
}

function columnsOf(date: CaseDate) {
  return { day: date.date, due: date.due, details: JSON.stringify(date), basis: hashOf(basisOf(date)) }
}
