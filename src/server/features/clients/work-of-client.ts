import { type Expression, sql, type SqlBool } from 'kysely'
import { easternDate } from '#domain/dates/calendar.ts'
import type { Source } from '#server/access/sources.ts'
import { type ClientColumn, isSeen, type Sight } from './asked-clients.ts'

/** What stands beside a client in the list: the next date that is not done, the draft that was asked for last. */
const works = ['next_date', 'latest_draft'] as const
export type Work = (typeof works)[number]

export const isWork = (name: string): name is Work => works.some((work) => work === name)

type WorkOf = {
  readonly table: 'case_dates' | 'drafts'
  /** The column that the list is sorted by. */
  readonly column: 'day' | 'created_at'
  /** From this end nearly each row is the one of its client; from the other one few are. */
  readonly near: 'asc' | 'desc'
  readonly client: ClientColumn
  /** What somebody has to see of a client to be shown it. */
  readonly sight: Sight
  /** Whether a row of the table is the one that stands beside its client. */
  readonly isOne: Expression<SqlBool>
  /** Whether nothing of the kind stands beside a client. */
  readonly hasNone: Expression<SqlBool>
}

/** How a client's next date or latest draft is found, by those who see the source. */
export function workOf(work: Work, source: Source, now: number): WorkOf {
  return work === 'next_date' ? nextDate(source.ownerId, now) : latestDraft(source)
}

function nextDate(ownerId: string, now: number): WorkOf {
  const isOpen = (name: string) =>
    sql<SqlBool>`${sql.ref(`${name}.done_at`)} is null and ${sql.ref(`${name}.gone_at`)} is null
      and ${sql.ref(`${name}.day`)} >= ${easternDate(now)}`
  return {
    table: 'case_dates',
    column: 'day',
    near: 'asc',
    client: 'case_dates.client_id',
    sight: 'read',
    isOne: sql<SqlBool>`${isOpen('case_dates')} and not exists (select 1 from case_dates as sooner
      where sooner.owner_id = ${ownerId} and sooner.client_id = case_dates.client_id and ${isOpen('sooner')}
        and (sooner.day < case_dates.day or (sooner.day = case_dates.day and sooner.id < case_dates.id)))`,
    hasNone: sql<SqlBool>`not exists (select 1 from case_dates as any_date
      where any_date.owner_id = ${ownerId} and any_date.client_id = clients.id and ${isOpen('any_date')})`,
  }
}

/** Ids are made in the order of time. */
function latestDraft(source: Source): WorkOf {
  return {
    table: 'drafts',
    column: 'created_at',
    near: 'desc',
    client: 'drafts.client_id',
    sight: 'read drafts',
    isOne: sql<SqlBool>`not exists (select 1 from drafts as later
      where later.owner_id = ${source.ownerId} and later.client_id = drafts.client_id and later.id > drafts.id)`,
    hasNone: sql<SqlBool>`not (${isSeen(source, 'read drafts', 'clients.id')} and exists (select 1 from drafts as any_draft
      where any_draft.owner_id = ${source.ownerId} and any_draft.client_id = clients.id))`,
  }
}
