import type { Dependent } from '#contract/families.ts'
import type { Database } from '#server/database/schema.ts'

const most = 200

/** The members of a family with their drafts counted by type; never a client, a title or a text. */
export async function listFamily(database: Database, ownerId: string): Promise<Dependent[]> {
  const members = await database
    .selectFrom('accounts')
    .innerJoin('attorney_profiles', 'attorney_profiles.account_id', 'accounts.id')
    .select([
      'accounts.id',
      'accounts.email',
      'accounts.created_at',
      'accounts.last_login_at',
      'first_name',
      'last_name',
    ])
    .where('accounts.parent_account_id', '=', ownerId)
    .orderBy('accounts.email')
    .limit(most)
    .execute()
  if (members.length === 0) return []
  const counts = await database
    .selectFrom('drafts')
    .select(({ fn }) => ['owner_id', 'type', fn.countAll<number | string>().as('count')])
    .where(
      'owner_id',
      'in',
      members.map(({ id }) => id),
    )
    .groupBy(['owner_id', 'type'])
    .execute()
  const countsOf = Map.groupBy(counts, ({ owner_id }) => owner_id)
  return members.map(({ id, email, first_name, last_name, created_at, last_login_at }) => ({
    id,
    email,
    first_name,
    last_name,
    state: 'member',
    role: null,
    since: new Date(created_at).toISOString(),
    last_login_at: last_login_at === null ? null : new Date(last_login_at).toISOString(),
    drafts: Object.fromEntries((countsOf.get(id) ?? []).map(({ type, count }) => [type, Number(count)])),
  }))
}

/** Invitations that were neither accepted nor taken back, newest first. */
export async function listInvitations(database: Database, ownerId: string, now: number): Promise<Dependent[]> {
  const rows = await database
    .selectFrom('invitations')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('ended_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ id, email, role, created_at, expires_at }) => ({
    id,
    email,
    first_name: null,
    last_name: null,
    state: expires_at > now ? 'invited' : 'expired',
    role: role === null || role === 'owner' ? 'paralegal' : role,
    since: new Date(created_at).toISOString(),
    last_login_at: null,
    drafts: {},
  }))
}
