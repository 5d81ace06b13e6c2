import type { IsoDate } from '#domain/dates/calendar.ts'
import { seesEvery } from '#domain/firm/may.ts'
import type { Source } from '#server/access/sources.ts'
import { isDuplicate, isForeignKeyMissing } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import { lawStamp } from './read-cases.ts'

/**
 * What was saved while a look was on its way, or by a server whose clock is behind, is looked at again: so long a change may
 * take from the time that it names to its commit.
 */
const marginMs = 120_000
/** Where more has changed, everything is gone through. */
const most = 500

type Look = {
  /** The clients whose dates may have to be counted anew; undefined stands for all. */
  readonly changed: readonly string[] | undefined
  /** Says that whatever this look found has been counted: the next one starts from here. */
  readonly keep: () => Promise<void>
}

/**
 * Finds by the times of changes what was saved since somebody's dates were last counted to the end. The first look of a day,
 * and of other law or other shares, goes through everything: dates move with the day, and so what was saved without its
 * time is found then.
 */
export async function lookForChanges(database: Database, source: Source, now: number, today: IsoDate): Promise<Look> {
  const key = { person_id: source.shared?.personId ?? source.ownerId, owner_id: source.ownerId }
  const seen = [today, lawStamp(), await sharesOf(database, source)].join(' ')
  const last = await database
    .selectFrom('case_date_looks')
    .select(['seen', 'looked_at'])
    .where('person_id', '=', key.person_id)
    .where('owner_id', '=', key.owner_id)
    .executeTakeFirst()
  const changed =
    last?.seen === seen ? await changedSince(database, source.ownerId, last.looked_at - marginMs) : undefined
  const keep = async () => {
    const isFresh = last?.seen === seen && (changed?.length === 0 || now - last.looked_at < marginMs)
    if (!isFresh) await keepLook(database, { ...key, seen, looked_at: now })
  }
  return { changed, keep }
}

/**
 * Differs whenever somebody is shown a client more than before, by a share or by a wall that is gone, or their part in the firm
 * changes. New shares are seen by the time of the latest and by how many were made about then, so that of thousands few are
 * read; where everything but walls is shown, a wall that goes shows more, and so all are counted.
 */
async function sharesOf(database: Database, { ownerId, shared }: Source): Promise<string> {
  if (!shared) return 'own'
  const { firm, personId, act } = shared
  const shares = database.selectFrom('client_access').where('person_id', '=', personId).where('owner_id', '=', ownerId)
  const { latest } = await shares.select(({ fn }) => fn.max('made_at').as('latest')).executeTakeFirstOrThrow()
  const since = (latest ?? 0) - marginMs
  const { count } = await shares
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .$if(!seesEvery(firm), (query) => query.where('made_at', '>=', since))
    .executeTakeFirstOrThrow()
  return [firm.role, Number(firm.seesAll), act, count, latest ?? 0].join(' ')
}

async function changedSince(database: Database, ownerId: string, since: number): Promise<string[] | undefined> {
  const clients = database
    .selectFrom('clients')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('updated_at', '>=', since)
  const answers = database
    .selectFrom('answers')
    .select('client_id as id')
    .where('owner_id', '=', ownerId)
    .where('saved_at', '>=', since)
  const packets = database
    .selectFrom('packets')
    .select('client_id as id')
    .where('owner_id', '=', ownerId)
    .where('updated_at', '>=', since)
  const found = [
    ...(await clients.limit(most + 1).execute()),
    ...(await answers.limit(most + 1).execute()),
    ...(await packets.limit(most + 1).execute()),
  ]
  const ids = [...new Set(found.map(({ id }) => id))]
  return found.length > most ? undefined : ids
}

type Kept = {
  readonly person_id: string
  readonly owner_id: string
  readonly seen: string
  readonly looked_at: number
}

/** Two looks that end at once: either is as good. */
async function keepLook(database: Database, look: Kept): Promise<void> {
  try {
    await database.transaction().execute(async (transaction) => {
      await transaction
        .deleteFrom('case_date_looks')
        .where('person_id', '=', look.person_id)
        .where('owner_id', '=', look.owner_id)
        .execute()
      await transaction.insertInto('case_date_looks').values(look).execute()
    })
  } catch (error) {
    if (!isDuplicate(error) && !isForeignKeyMissing(error)) throw error
  }
}

/**
 * For a draft that is about to go with the answers about its filing: that leaves no time of a change behind, so the next
 * look at the dates of its owner goes through everything.
 */
export async function forgetLooks(
  transaction: Database,
  draft: { readonly id: string; readonly owner_id: string },
): Promise<void> {
  await transaction
    .deleteFrom('case_date_looks')
    .where('owner_id', '=', draft.owner_id)
    .where(({ exists, selectFrom }) => exists(selectFrom('packets').select('id').where('draft_id', '=', draft.id)))
    .execute()
}
