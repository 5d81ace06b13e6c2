import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely'
import type { clients } from '#contract/clients.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Reach } from '#server/access/reach.ts'
import { forAct, isShown, isShownInAll, sharesOf, type Source, sourcesOf } from '#server/access/sources.ts'
import type { Database, Tables } from '#server/database/schema.ts'
import { isDue, isGivenTo, isWaiting } from './filter-clients.ts'

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
    if (counts.shared !== null) counts.shared += await countGiven(database, source, now)
  }
  return counts
}

/** Who sees clients by shares has as many as shares: these alone are counted, and not the firm's clients. */
async function countAll(database: Database, source: Source): Promise<number> {
  const shares = sharesOf(source)
  if (shares) return countShares(database, source, shares)
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
  const shares = sharesOf(drafts)
  if (shares) return countShares(database, source, sql<SqlBool>`${shares} and ${hasWaiting(source.ownerId)}`)
  const { count } = await database
    .selectFrom('drafts')
    .select(({ fn }) => fn.count<number | string>('drafts.client_id').distinct().as('count'))
    .where('drafts.owner_id', '=', source.ownerId)
    .where((eb) => isWaiting(eb, source.ownerId))
    .where((eb) => isShownInAll(eb, drafts, 'drafts.client_id'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Of a share: whether a draft of its client waits. */
function hasWaiting(ownerId: string) {
  const eb = expressionBuilder<Tables, 'client_access'>()
  const waiting = eb
    .selectFrom('drafts')
    .select(sql<number>`1`.as('one'))
    .whereRef('drafts.client_id', '=', 'client_access.client_id')
    .where('drafts.owner_id', '=', ownerId)
    .where((of) => isWaiting(of, ownerId))
  return eb.and([eb('client_access.has_drafts', '=', 1), eb.exists(waiting)])
}

async function countDue(database: Database, source: Source, now: number): Promise<number> {
  const { count } = await database
    .selectFrom('case_dates')
    .select(({ fn }) => fn.count<number | string>('case_dates.client_id').distinct().as('count'))
    .where('case_dates.owner_id', '=', source.ownerId)
    .where((eb) => isDue(eb, now))
    .where((eb) => isShown(eb, source, 'case_dates.client_id'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Of a firm: what others shared with somebody. */
async function countGiven(database: Database, source: Source, now: number): Promise<number> {
  const { shared } = source
  if (!shared) return 0
  const given = expressionBuilder<Tables, 'client_access'>()
  return countShares(database, source, isGivenTo(given, shared.personId, now))
}

async function countShares(database: Database, { ownerId }: Source, which: Expression<SqlBool>): Promise<number> {
  const { count } = await database
    .selectFrom('client_access')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('client_access.owner_id', '=', ownerId)
    .where(which)
    .executeTakeFirstOrThrow()
  return Number(count)
}
