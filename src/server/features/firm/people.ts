import type { Firm, FirmPerson } from '#contract/firms.ts'
import { mayInFirm } from '#domain/firm/may.ts'
import { firmActs } from '#domain/firm/roles.ts'
import { nameOf } from '#server/access/people-who.ts'
import type { Membership, Reach } from '#server/access/reach.ts'
import { isShown, type Source, sourcesOf } from '#server/access/sources.ts'
import type { Database } from '#server/database/schema.ts'
import { canEnd } from './store.ts'

/** The firm as one of its people sees it: its people, and only such clients counted as they see themselves. */
export async function presentFirm(database: Database, reach: Reach, now: number): Promise<Firm | null> {
  const { firm } = reach
  if (!firm) return null
  const row = await database.selectFrom('firms').selectAll().where('owner_id', '=', firm.id).executeTakeFirstOrThrow()
  const may = firmActs.filter((act) => mayInFirm(firm.role, act))
  return {
    name: row.name,
    role: firm.role,
    owner_sees_all: row.holder_sees_all === 1,
    strict_rules: row.strict_rules === 1,
    may,
    people: await listPeople(database, reach, firm, now),
    clients: await countShown(database, reach, now),
    can_end: firm.role === 'owner' && (await canEnd(database, firm.id)),
  }
}

async function listPeople(database: Database, reach: Reach, firm: Membership, now: number): Promise<FirmPerson[]> {
  const rows = await database
    .selectFrom('firm_members')
    .innerJoin('accounts', 'accounts.id', 'firm_members.person_id')
    .innerJoin('attorney_profiles', 'attorney_profiles.account_id', 'accounts.id')
    .leftJoin('account_security', 'account_security.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.email', 'accounts.last_login_at', 'first_name', 'last_name', 'firm_members.role'])
    .select('account_security.totp_enabled_at')
    .where('firm_members.owner_id', '=', firm.id)
    .orderBy('firm_members.joined_at')
    .orderBy('accounts.email')
    .execute()
  const counts = await countTogether(database, reach, now)
  const isManager = mayInFirm(firm.role, 'manage people')
  return rows
    .map(({ id, email, role, first_name, last_name, totp_enabled_at, last_login_at }) => ({
      id,
      email,
      role,
      name: nameOf({ email, first_name, last_name }),
      is_you: id === reach.personId,
      clients: counts.get(id) ?? 0,
      two_steps: isManager ? totp_enabled_at !== null : null,
      last_seen_at: isManager && last_login_at !== null ? new Date(last_login_at).toISOString() : null,
    }))
    .toSorted((a, b) => Number(b.role === 'owner') - Number(a.role === 'owner'))
}

/** Clients by person, of those that the one who asks sees: a count tells of nothing else. */
async function countTogether(database: Database, reach: Reach, now: number): Promise<Map<string, number>> {
  const source = firmsSource(reach, now)
  if (!source) return new Map()
  const rows = await database
    .selectFrom('client_access')
    .select(({ fn }) => ['person_id', fn.countAll<number | string>().as('count')])
    .where('client_access.owner_id', '=', source.ownerId)
    .where('client_access.level', '!=', 'wall')
    .where(({ eb, or }) => or([eb('until_at', 'is', null), eb('until_at', '>', now)]))
    .where('client_access.client_id', 'in', shownIds(database, source))
    .groupBy('person_id')
    .execute()
  return new Map(rows.map(({ person_id, count }) => [person_id, Number(count)]))
}

async function countShown(database: Database, reach: Reach, now: number): Promise<number> {
  const source = firmsSource(reach, now)
  if (!source) return 0
  const { count } = await database
    .selectFrom('clients')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('clients.owner_id', '=', source.ownerId)
    .where((eb) => isShown(eb, source, 'clients.id'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function shownIds(database: Database, source: Source) {
  return database
    .selectFrom('clients')
    .select('clients.id')
    .where('clients.owner_id', '=', source.ownerId)
    .where((eb) => isShown(eb, source, 'clients.id'))
}

function firmsSource(reach: Reach, now: number): Source | undefined {
  return sourcesOf(reach, 'read', now).find(({ shared }) => shared !== undefined)
}
