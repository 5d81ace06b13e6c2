import type { AttorneyProfile } from '#contract/profiles.ts'
import type { Attorney } from '#domain/clients/attorney.ts'
import { isFirmsAccount } from '#server/access/firms-account.ts'
import type { Account, ProfileRow } from '#server/database/tables/accounts.ts'
import type { Database } from '#server/database/schema.ts'
import { findProfile } from './store.ts'

export function presentProfile(account: Account, row: ProfileRow): AttorneyProfile {
  const { account_id, is_placeholder, is_verified, created_at, updated_at, ...fields } = row
  return {
    ...fields,
    user_id: account_id,
    email: account.email,
    is_placeholder: is_placeholder === 1,
    is_verified: is_verified === 1,
    created_at: new Date(created_at).toISOString(),
    updated_at: new Date(updated_at).toISOString(),
  }
}

/** The attorney as documents name them; a placeholder has an e-mail address only. */
export async function readAttorney(database: Database, account: Account): Promise<Attorney> {
  const {
    account_id: _a,
    id: _i,
    is_placeholder: _p,
    is_verified: _v,
    created_at: _c,
    updated_at: _u,
    ...fields
  } = await findProfile(database, account.id)
  return { email: account.email, ...fields }
}

/**
 * The account whose attorney signs what is drafted for a client: for a private client, and for attorneys of the firm, who
 * asks; else the attorney who has had the client longest, else the firm's owner. A paralegal's name is under no draft.
 */
export async function signerFor(
  database: Database,
  account: Account,
  { ownerId, clientId }: { readonly ownerId: string; readonly clientId: string },
): Promise<Account> {
  if (ownerId === account.id && !isFirmsAccount(account)) return account
  const attorneys = await database
    .selectFrom('firm_members')
    .innerJoin('accounts', 'accounts.id', 'firm_members.person_id')
    .leftJoin('client_access', (join) =>
      join.onRef('client_access.person_id', '=', 'accounts.id').on('client_access.client_id', '=', clientId),
    )
    .selectAll('accounts')
    .select(['firm_members.role', 'client_access.level', 'client_access.made_at'])
    .where('firm_members.owner_id', '=', ownerId)
    .where('firm_members.role', 'in', ['owner', 'attorney'])
    .execute()
  const having = attorneys.filter(({ level }) => level === 'full')
  const longest = having.toSorted((a, b) => (a.made_at ?? 0) - (b.made_at ?? 0))[0]
  const found =
    attorneys.find(({ id }) => id === account.id) ?? longest ?? attorneys.find(({ role }) => role === 'owner')
  if (!found) return account
  const { role: _r, level: _l, made_at: _m, ...signer } = found
  return signer
}

/** The attorney's full name; undefined while the profile is a placeholder. */
export async function attorneyNameOf(database: Database, accountId: string): Promise<string | undefined> {
  const { first_name, middle_name, last_name } = await findProfile(database, accountId)
  return [first_name, middle_name, last_name].filter(Boolean).join(' ') || undefined
}
