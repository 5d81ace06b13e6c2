import type { AttorneyProfile } from '#contract/accounts.ts'
import type { Attorney } from '#domain/clients/attorney.ts'
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

/** The attorney's full name; undefined while the profile is a placeholder. */
export async function attorneyNameOf(database: Database, accountId: string): Promise<string | undefined> {
  const { first_name, middle_name, last_name } = await findProfile(database, accountId)
  return [first_name, middle_name, last_name].filter(Boolean).join(' ') || undefined
}
