import { keepQuery } from '#server/database/keep-query.ts'
import { newId } from '#server/database/new-id.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account, ProfileRow, SessionRow } from '#server/database/tables/accounts.ts'

const thirtyDays = 30 * 86_400_000
const seenEveryMs = 60_000

export function findAccountByEmail(database: Database, email: string): Promise<Account | undefined> {
  return database.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst()
}

export function findAccount(database: Database, id: string): Promise<Account | undefined> {
  return database.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Adds an account with its placeholder profile. */
export async function insertAccount(
  database: Database,
  { email, passwordHash, now }: { email: string; passwordHash: string | null; now: number },
): Promise<Account> {
  const account: Account = {
    id: newId(),
    email,
    password_hash: passwordHash,
    parent_account_id: null,
    created_at: now,
    email_verified_at: null,
    last_login_at: null,
    previous_login_at: null,
    terms_version: null,
    terms_accepted_at: null,
  }
  await database.insertInto('accounts').values(account).execute()
  await database.insertInto('attorney_profiles').values(placeholderProfile(account.id, now)).execute()
  await database
    .insertInto('account_security')
    .values({
      account_id: account.id,
      google_sub: null,
      totp_secret: null,
      totp_enabled_at: null,
      totp_last_step: 0,
      delete_after: null,
    })
    .execute()
  return account
}

function placeholderProfile(accountId: string, now: number): ProfileRow {
  const empty = {
    phone: null,
    first_name: null,
    middle_name: null,
    last_name: null,
    title: null,
    firm_name: null,
    license_number: null,
    license_authority: null,
    address_1: null,
    address_2: null,
    city: null,
    state: null,
    zip_code: null,
  }
  const times = { created_at: now, updated_at: now }
  return { account_id: accountId, id: newId(), ...empty, is_placeholder: 1, is_verified: 0, ...times }
}

export async function findProfile(database: Database, accountId: string): Promise<ProfileRow> {
  const [row] = await profileOf(database, { accountId })
  if (!row) throw new Error('An account has no profile.')
  return row
}

const profileOf = keepQuery((database, { accountId }: { accountId: string }) =>
  database.selectFrom('attorney_profiles').selectAll().where('account_id', '=', accountId),
)

/** Opens a session and records the login; the login before this one is what the page shows as the last. */
export async function openSession(
  database: Database,
  account: Account,
  { device, address, key, now }: { device: string; address: string; key: string | undefined; now: number },
): Promise<SessionRow> {
  const session: SessionRow = {
    id: newId(),
    account_id: account.id,
    created_at: now,
    seen_at: now,
    expires_at: now + thirtyDays,
    ended_at: null,
    device: device.slice(0, 255),
    address,
    key_thumbprint: key ?? null,
    proved_at: now,
  }
  await database.insertInto('sessions').values(session).execute()
  await database
    .updateTable('accounts')
    .set({ previous_login_at: account.last_login_at, last_login_at: now })
    .where('id', '=', account.id)
    .execute()
  return session
}

/** Ends a session; the account that it belonged to, or undefined when it had ended before. */
export async function endSession(database: Database, id: string, now: number): Promise<string | undefined> {
  const { numUpdatedRows } = await database
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) return undefined
  const row = await database.selectFrom('sessions').select('account_id').where('id', '=', id).executeTakeFirst()
  return row?.account_id
}

/** Ends every session of an account, or every one but the session that asks. */
export async function endAllSessions(database: Database, accountId: string, now: number, except = ''): Promise<void> {
  await database
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('id', '!=', except)
    .where('ended_at', 'is', null)
    .execute()
}

/** For operators: ends every session of the account with this address, or of all; how many, undefined without the account. */
export async function endSessionsOf(database: Database, whose: string, now: number): Promise<number | undefined> {
  const account = whose === 'all' ? undefined : await findAccountByEmail(database, whose.trim().toLowerCase())
  if (whose !== 'all' && !account) return undefined
  const open = database.updateTable('sessions').set({ ended_at: now }).where('ended_at', 'is', null)
  const { numUpdatedRows } = await (
    account ? open.where('account_id', '=', account.id) : open
  ).executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** When a session was used last, to the minute: every other refresh of a page writes nothing. */
export async function touchSession(database: Database, { id, seen_at: seenAt }: SessionRow, now: number) {
  if (now >= seenAt && now - seenAt < seenEveryMs) return
  await database.updateTable('sessions').set({ seen_at: now }).where('id', '=', id).execute()
}

export async function markVerified(database: Database, accountId: string, now: number): Promise<void> {
  await database
    .updateTable('accounts')
    .set({ email_verified_at: now })
    .where('id', '=', accountId)
    .where('email_verified_at', 'is', null)
    .execute()
}
