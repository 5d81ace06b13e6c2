import { type ExpressionBuilder, type ExpressionWrapper, sql, type SqlBool } from 'kysely'
import type { ClientFilter } from '#contract/clients.ts'
import { addDays, easternDate } from '#domain/dates/calendar.ts'
import { isShown, type Source } from '#server/access/sources.ts'
import type { Tables } from '#server/database/schema.ts'

/** So far ahead a date is due. */
const daysAhead = 30

/** Whether a client that this source shows, of `needs` with its drafts, meets the filter: the condition that a query of the list adds. */
export function meets(
  eb: ExpressionBuilder<Tables, 'clients'>,
  source: Source,
  filter: ClientFilter,
  now: number,
): ExpressionWrapper<Tables, 'clients', SqlBool> {
  const one = sql<number>`1`.as('one')
  if (filter === 'needs') {
    const waiting = eb
      .selectFrom('drafts')
      .select(one)
      .whereRef('drafts.client_id', '=', 'clients.id')
      .where('drafts.owner_id', '=', source.ownerId)
      .where((of) => isWaiting(of, source.ownerId))
    return eb.exists(waiting)
  }
  if (filter === 'due')
    return eb(
      'clients.id',
      'in',
      eb
        .selectFrom('case_dates')
        .select('case_dates.client_id')
        .where('case_dates.owner_id', '=', source.ownerId)
        .where((of) => isDue(of, now))
        .where((of) => isShown(of, source, 'case_dates.client_id')),
    )
  if (!source.shared) return eb.lit(false)
  const given = eb.selectFrom('client_access').select(one).whereRef('client_access.client_id', '=', 'clients.id')
  return eb.exists(given.where((of) => isGivenTo(of, source.shared?.personId ?? '', now)))
}

/** As `needsOfDraft` judges a draft: to review or decide, or failed, and not filed. */
export function isWaiting(eb: ExpressionBuilder<Tables, 'drafts'>, ownerId: string) {
  const failed = eb.and([eb('drafts.standing', '=', 'failed'), eb('drafts.state', '=', 'failed')])
  const filed = eb
    .selectFrom('packets')
    .select(sql<number>`1`.as('one'))
    .whereRef('packets.draft_id', '=', 'drafts.id')
    .where('packets.owner_id', '=', ownerId)
    .where('packets.filed_on', 'is not', null)
  return eb.and([eb.or([eb('drafts.standing', '=', 'review'), failed]), eb.not(eb.exists(filed))])
}

export function isDue(eb: ExpressionBuilder<Tables, 'case_dates'>, now: number) {
  const today = easternDate(now)
  return eb.and([
    eb('case_dates.done_at', 'is', null),
    eb('case_dates.gone_at', 'is', null),
    eb('case_dates.day', '>=', today),
    eb('case_dates.day', '<=', addDays(today, daysAhead)),
  ])
}

/** Shared with somebody by somebody else, and not over. */
export function isGivenTo(eb: ExpressionBuilder<Tables, 'client_access'>, personId: string, now: number) {
  return eb.and([
    eb('client_access.person_id', '=', personId),
    eb('client_access.level', '!=', 'wall'),
    eb('client_access.made_by', '!=', personId),
    eb.or([eb('client_access.until_at', 'is', null), eb('client_access.until_at', '>', now)]),
  ])
}
