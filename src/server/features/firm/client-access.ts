import type { AccessOfPerson, ClientAccess } from '#contract/client-access.ts'
import { AppError } from '#contract/errors.ts'
import { actsOf, may } from '#domain/firm/may.ts'
import { clientActs, type ShareLevel } from '#domain/firm/roles.ts'
import { sharersOf } from '#server/access/membership.ts'
import { nameOf } from '#server/access/people-who.ts'
import type { Reach } from '#server/access/reach.ts'
import { endAccess, setAccess } from '#server/access/shares.ts'
import { standingTo } from '#server/access/standing.ts'
import type { Database } from '#server/database/schema.ts'

/** Who has access to a client that the caller sees. Walls and those who have nothing are told to those who may share. */
export async function presentAccess(
  database: Database,
  reach: Reach,
  clientId: string,
  now: number,
): Promise<ClientAccess> {
  const found = await standingTo(database, reach, clientId)
  if (!found || !may(found.standing, 'read', now)) throw new AppError('not-found')
  if (found.standing === 'own') return { belongs_to: 'me', may: [...clientActs], people: [], others: [] }
  const acts = actsOf(found.standing, now)
  const people = (await readPeople(database, found.ownerId, [clientId])).map((row) => presentPerson(row, reach, now))
  const isSharer = acts.includes('share')
  return {
    belongs_to: 'firm',
    may: [...acts],
    people: people.flatMap((one) => (one && (isSharer || one.level !== 'wall') ? [withoutReason(one, isSharer)] : [])),
    others: isSharer ? await othersOf(database, found.ownerId, people) : [],
  }
}

type PersonRow = Awaited<ReturnType<typeof readPeople>>[number]

/** What was said of people and these clients, and the owner who sees all. */
export async function readPeople(database: Database, firmId: string, clientIds: readonly string[]) {
  if (clientIds.length === 0) return []
  const said = await database
    .selectFrom('client_access')
    .innerJoin('firm_members', 'firm_members.person_id', 'client_access.person_id')
    .innerJoin('accounts', 'accounts.id', 'client_access.person_id')
    .innerJoin('attorney_profiles', 'attorney_profiles.account_id', 'client_access.person_id')
    .select(['client_access.client_id', 'client_access.person_id', 'level', 'until_at', 'reason', 'made_at'])
    .select(['firm_members.role', 'accounts.email', 'first_name', 'last_name'])
    .where('client_access.owner_id', '=', firmId)
    .where('client_access.client_id', 'in', clientIds)
    .orderBy('made_at')
    .execute()
  const all = await ownerWhoSeesAll(database, firmId)
  const missing = all
    ? clientIds.flatMap((client_id) =>
        said.some((row) => row.client_id === client_id && row.person_id === all.person_id && row.level !== 'full')
          ? []
          : [{ ...all, client_id }],
      )
    : []
  return [...missing, ...said.filter((row) => !(all && row.person_id === all.person_id && row.level === 'full'))]
}

async function ownerWhoSeesAll(database: Database, firmId: string) {
  const row = await database
    .selectFrom('firms')
    .innerJoin('accounts', 'accounts.id', 'firms.holder_id')
    .innerJoin('attorney_profiles', 'attorney_profiles.account_id', 'firms.holder_id')
    .select(['accounts.id as person_id', 'accounts.email', 'first_name', 'last_name'])
    .where('firms.owner_id', '=', firmId)
    .where('firms.holder_sees_all', '=', 1)
    .executeTakeFirst()
  const share = { level: 'full', until_at: null, reason: null, made_at: null, role: 'owner' } as const
  return row && { ...row, ...share }
}

/** A share that has ended is none. */
export function presentPerson(row: PersonRow, reach: Reach, now: number): AccessOfPerson | undefined {
  const { person_id, role, level, until_at, made_at, reason } = row
  if (until_at !== null && until_at <= now) return undefined
  return {
    id: person_id,
    name: nameOf(row),
    role,
    is_you: person_id === reach.personId,
    level,
    until: until_at === null ? null : new Date(until_at).toISOString(),
    since: made_at === null ? null : new Date(made_at).toISOString(),
    reason,
  }
}

function withoutReason(one: AccessOfPerson, isSharer: boolean): AccessOfPerson {
  return isSharer ? one : { ...one, reason: null }
}

async function othersOf(database: Database, firmId: string, people: readonly (AccessOfPerson | undefined)[]) {
  const known = new Set(people.map((one) => one?.id))
  const rows = await database
    .selectFrom('firm_members')
    .innerJoin('accounts', 'accounts.id', 'firm_members.person_id')
    .innerJoin('attorney_profiles', 'attorney_profiles.account_id', 'firm_members.person_id')
    .select(['accounts.id', 'accounts.email', 'first_name', 'last_name', 'firm_members.role'])
    .where('firm_members.owner_id', '=', firmId)
    .orderBy('accounts.email')
    .execute()
  return rows.filter(({ id }) => !known.has(id)).map((row) => ({ id: row.id, name: nameOf(row), role: row.role }))
}

type Wish =
  | { readonly level: ShareLevel; readonly until: number | null }
  | { readonly level: 'wall'; readonly reason: string }
  | 'nothing'

type Place = { readonly firmId: string; readonly clientId: string; readonly personId: string }

/**
 * Shares a client of the firm, walls it off, or takes back what was said. Throws `not-found` for somebody who is not in the
 * firm, `behind-a-wall` where a wall would have to be lifted first, `nobody-left` where nobody could share it any more.
 */
export async function changeAccess(
  transaction: Database,
  place: Place,
  wish: Wish,
  { madeBy, now }: { readonly madeBy: string; readonly now: number },
): Promise<void> {
  const { firmId, clientId, personId } = place
  const member = await transaction
    .selectFrom('firm_members')
    .select('person_id')
    .where('owner_id', '=', firmId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (!member) throw new AppError('not-found')
  const said = await transaction
    .selectFrom('client_access')
    .select('level')
    .where('client_id', '=', clientId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (wish === 'nothing') await endAccess(transaction, place)
  else if (wish.level !== 'wall' && said?.level === 'wall') throw new AppError('behind-a-wall')
  else await setAccess(transaction, { ...place, ...wish, madeBy, now })
  const left = await sharersOf(transaction, firmId)
    .select('client_access.person_id')
    .where('client_access.client_id', '=', clientId)
    .limit(1)
    .executeTakeFirst()
  if (!left) throw new AppError('nobody-left')
}
