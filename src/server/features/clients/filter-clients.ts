import { type ExpressionBuilder, type ExpressionWrapper, sql, type SqlBool } from 'kysely'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { clients, ClientFilter } from '#contract/clients.ts'
import { addDays, easternDate } from '#domain/dates/calendar.ts'
import type { Reach } from '#server/access/reach.ts'
import { forAct, isShown, isShownAmongDrafts, isShownInAll, type Source, sourcesOf } from '#server/access/sources.ts'
import type { Database, Tables } from '#server/database/schema.ts'

/** So far ahead a date is due. */
const daysAhead = 30

/** Whether a client of this source meets the filter: the condition that a query of the list adds. */
export function meets(
  eb: ExpressionBuilder<Tables, 'clients'>,
  source: Source,
  filter: ClientFilter,
  now: number,
): ExpressionWrapper<Tables, 'clients', SqlBool> {
  const one = sql<number>`1`.as('one')
  if (filter === 'needs') {
    const drafts = forAct(source, 'read drafts')
    if (!drafts) return eb.lit(false)
    const waiting = eb
      .selectFrom('drafts')
      .select(one)
      .whereRef('drafts.client_id', '=', 'clients.id')
      .where('drafts.owner_id', '=', source.ownerId)
      .where(isWaiting)
    return eb.and([eb.exists(waiting), isShown(eb, drafts, 'clients.id')])
  }
  if (filter === 'due') {
    const due = eb
      .selectFrom('case_dates')
      .select(one)
      .whereRef('case_dates.client_id', '=', 'clients.id')
      .where('case_dates.owner_id', '=', source.ownerId)
    return eb.exists(due.where((of) => isDue(of, now)))
  }
  if (!source.shared) return eb.lit(false)
  const given = eb.selectFrom('client_access').select(one).whereRef('client_access.client_id', '=', 'clients.id')
  return eb.exists(given.where((of) => isGivenTo(of, source.shared?.personId ?? '', now)))
}

/** How many clients somebody's list shows, and how many of them each filter leaves. */
export async function countClients(
  database: Database,
  reach: Reach,
  now: number,
): Promise<ReplyOf<typeof clients.countClients>> {
  const sources = sourcesOf(reach, 'read', now)
  const counts = { all: 0, needs: 0, due: 0, shared: reach.firm ? 0 : null }
  for (const source of sources) {
    counts.all += await countAll(database, source)
    counts.needs += await countWaiting(database, source)
    counts.due += await countDue(database, source, now)
    if (counts.shared !== null && source.shared) counts.shared += await countGiven(database, source, now)
  }
  return counts
}

/** To review, or failed: what was stopped by somebody waits for nobody. */
function isWaiting(eb: ExpressionBuilder<Tables, 'drafts'>) {
  const failed = eb.and([eb('drafts.standing', '=', 'failed'), eb('drafts.state', '=', 'failed')])
  return eb.or([eb('drafts.standing', '=', 'review'), failed])
}

function isDue(eb: ExpressionBuilder<Tables, 'case_dates'>, now: number) {
  const today = easternDate(now)
  return eb.and([
    eb('case_dates.done_at', 'is', null),
    eb('case_dates.gone_at', 'is', null),
    eb('case_dates.day', '>=', today),
    eb('case_dates.day', '<=', addDays(today, daysAhead)),
  ])
}

/** Shared with somebody by somebody else, and not over. */
function isGivenTo(eb: ExpressionBuilder<Tables, 'client_access'>, personId: string, now: number) {
  return eb.and([
    eb('client_access.person_id', '=', personId),
    eb('client_access.level', '!=', 'wall'),
    eb('client_access.made_by', '!=', personId),
    eb.or([eb('client_access.until_at', 'is', null), eb('client_access.until_at', '>', now)]),
  ])
}

async function countAll(database: Database, source: Source): Promise<number> {
  const { count } = await database
    .selectFrom('clients')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('clients.owner_id', '=', source.ownerId)
    .where((eb) => isShownInAll(eb, source, 'clients.id'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countWaiting(database: Database, source: Source): Promise<number> {
  const drafts = forAct(source, 'read drafts')
  if (!drafts) return 0
  const { count } = await database
    .selectFrom('drafts')
    .select(({ fn }) => fn.count<number | string>('drafts.client_id').distinct().as('count'))
    .where('drafts.owner_id', '=', source.ownerId)
    .where(isWaiting)
    .where((eb) => isShownAmongDrafts(eb, drafts, 'drafts.client_id'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countDue(database: Database, source: Source, now: number): Promise<number> {
  const { count } = await database
    .selectFrom('case_dates')
    .select(({ fn }) => fn.count<number | string>('case_dates.client_id').distinct().as('count'))
    .where('case_dates.owner_id', '=', source.ownerId)
    .where((eb) => isDue(eb, now))
    .where((eb) => isShownInAll(eb, source, 'case_dates.client_id'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countGiven(database: Database, { ownerId, shared }: Source, now: number): Promise<number> {
  const { count } = await database
    .selectFrom('client_access')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('client_access.owner_id', '=', ownerId)
    .where((eb) => isGivenTo(eb, shared?.personId ?? '', now))
    .executeTakeFirstOrThrow()
  return Number(count)
}
