import { actsOf } from '#domain/firm/may.ts'
import { type ClientAct, clientActs, type Role } from '#domain/firm/roles.ts'
import type { Database } from '#server/database/schema.ts'
import { accessOf } from './standing.ts'

/** Somebody who may do something to a client, and all that they may do to it. */
export type Colleague = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly acts: readonly ClientAct[]
}

type Place = { readonly ownerId: string; readonly clientId: string }

/**
 * Everybody who may do something to a client now, who joined first comes first: its owner alone where it is private. Behind
 * a wall, and without a share, nobody is among them.
 */
export async function peopleWho(
  database: Database,
  { ownerId, clientId }: Place,
  act: ClientAct,
  now: number,
): Promise<readonly Colleague[]> {
  const rows = await database
    .selectFrom('firm_members')
    .innerJoin('firms', 'firms.owner_id', 'firm_members.owner_id')
    .innerJoin('accounts', 'accounts.id', 'firm_members.person_id')
    .leftJoin('attorney_profiles', 'attorney_profiles.account_id', 'firm_members.person_id')
    .leftJoin('client_access', (join) =>
      join.onRef('client_access.person_id', '=', 'firm_members.person_id').on('client_access.client_id', '=', clientId),
    )
    .select(['accounts.id', 'accounts.email', 'first_name', 'last_name', 'firm_members.role'])
    .select(['firms.holder_sees_all', 'client_access.level', 'client_access.until_at'])
    .where('firm_members.owner_id', '=', ownerId)
    .orderBy('firm_members.joined_at')
    .orderBy('accounts.email')
    .execute()
  if (rows.length === 0) return onlyOwner(database, ownerId)
  return rows.flatMap((row) => {
    const { id, email, role, holder_sees_all } = row
    const standing = { role, seesAll: holder_sees_all === 1 && role === 'owner', access: accessOf(row) }
    const acts = actsOf(standing, now)
    return acts.includes(act) ? [{ id, email, role, acts, name: nameOf(row) }] : []
  })
}

async function onlyOwner(database: Database, ownerId: string): Promise<Colleague[]> {
  const row = await database
    .selectFrom('accounts')
    .leftJoin('attorney_profiles', 'attorney_profiles.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.email', 'first_name', 'last_name'])
    .where('accounts.id', '=', ownerId)
    .executeTakeFirst()
  return row ? [{ id: row.id, email: row.email, role: 'owner', acts: clientActs, name: nameOf(row) }] : []
}

type Named = { readonly email: string; readonly first_name: string | null; readonly last_name: string | null }

/** How a colleague is called: by name, and by address until there is a name. */
export function nameOf({ email, first_name, last_name }: Named): string {
  return [first_name, last_name].filter(Boolean).join(' ') || email
}

/** What stands where the account of whoever did something is gone. */
export const formerUser = 'Former user'

export type NameFor = (id: string) => string

/** The names of people by their ids; who is gone is a former user. */
export async function namesOf(database: Database, ids: Iterable<string | null>): Promise<NameFor> {
  const wanted = [...new Set(ids)].filter((id) => id !== null)
  if (wanted.length === 0) return () => formerUser
  const rows = await database
    .selectFrom('accounts')
    .leftJoin('attorney_profiles', 'attorney_profiles.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.email', 'first_name', 'last_name'])
    .where('accounts.id', 'in', wanted)
    .execute()
  const names = new Map(rows.map((row) => [row.id, nameOf(row)]))
  return (id) => names.get(id) ?? formerUser
}
