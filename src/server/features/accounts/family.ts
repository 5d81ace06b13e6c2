import { AppError } from '#contract/errors.ts'
import type { Role } from '#domain/firm/roles.ts'
import { joinFirm, leaveFirm } from '#server/access/membership.ts'
import { newId } from '#server/database/new-id.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { randomBytes } from 'node:crypto'
import { hashOf } from '#server/hash-of.ts'

const sevenDays = 7 * 86_400_000
const liveStatuses = ['active', 'in_trial', 'trialing', 'trial', 'non_renewing', 'past_due', 'grace_period']

export type OpenInvitation = {
  readonly id: string
  readonly ownerId: string
  readonly email: string
  /** What the invited becomes where the owner has a firm. */
  readonly role: Role
}

/** Invites an address: an earlier open invitation of the same address ends. Returns the token that goes into the mail. */
export async function insertInvitation(
  database: Database,
  { ownerId, email, role, now }: { ownerId: string; email: string; role: Role; now: number },
): Promise<{ id: string; token: string }> {
  const token = randomBytes(32).toString('base64url')
  const id = newId()
  await database
    .updateTable('invitations')
    .set({ ended_at: now })
    .where('owner_id', '=', ownerId)
    .where('email', '=', email)
    .where('ended_at', 'is', null)
    .execute()
  const row = { id, owner_id: ownerId, email, hash: hashOf(token), created_at: now, expires_at: now + sevenDays }
  await database
    .insertInto('invitations')
    .values({ ...row, role, ended_at: null })
    .execute()
  return { id, token }
}

/** The invitation behind a token while it is open; undefined for any other. */
export async function findInvitation(
  database: Database,
  token: string,
  now: number,
): Promise<OpenInvitation | undefined> {
  const row = await database
    .selectFrom('invitations')
    .innerJoin('accounts', 'accounts.id', 'invitations.owner_id')
    .select(['invitations.id', 'invitations.owner_id', 'invitations.email', 'invitations.role'])
    .where('invitations.hash', '=', hashOf(token))
    .where('invitations.ended_at', 'is', null)
    .where('invitations.expires_at', '>', now)
    .where('accounts.parent_account_id', 'is', null)
    .executeTakeFirst()
  // An invitation that says nothing of a role gives the least of those that can work.
  return row && { id: row.id, ownerId: row.owner_id, email: row.email, role: row.role ?? 'paralegal' }
}

/**
 * Makes an account a dependent of the one that invited its address. Throws `token-invalid` for a foreign or used
 * invitation and `cannot-join` for an account with a subscription, dependents or an admin of its own: families have one
 * level. A dependent has no starter credits, so its own row becomes inactive.
 */
export async function joinFamily(
  transaction: Database,
  account: Account,
  invitation: OpenInvitation,
  now: number,
): Promise<Account> {
  if (invitation.email !== account.email || invitation.ownerId === account.id) throw new AppError('token-invalid')
  if (await isBound(transaction, account, now)) throw new AppError('cannot-join')
  const { numUpdatedRows } = await transaction
    .updateTable('invitations')
    .set({ ended_at: now })
    .where('id', '=', invitation.id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new AppError('token-invalid')
  const change = { parent_account_id: invitation.ownerId, email_verified_at: account.email_verified_at ?? now }
  const joined = await transaction
    .updateTable('accounts')
    .set(change)
    .where('id', '=', account.id)
    .where('parent_account_id', 'is', null)
    .executeTakeFirstOrThrow()
  if (joined.numUpdatedRows !== 1n) throw new AppError('cannot-join')
  await makeInactive(transaction, account.id, now)
  await joinFirm(transaction, invitation.ownerId, { personId: account.id, role: invitation.role, now })
  return { ...account, ...change }
}

/**
 * Takes a member out of its family: what is its own stays with it, what belongs to the firm stays with the firm, its
 * subscription is inactive. False: no such member.
 */
export async function removeMember(
  transaction: Database,
  ownerId: string,
  memberId: string,
  now: number,
  why: 'left-family' | 'owner-deleted' = 'left-family',
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('accounts')
    .set({ parent_account_id: null })
    .where('id', '=', memberId)
    .where('parent_account_id', '=', ownerId)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) return false
  await leaveFirm(transaction, memberId, now)
  await makeInactive(transaction, memberId, now)
  // From now on the account has its own subscription to speak of, and that is why it has none.
  const left = { ended_why: why, ended_at: now, due_since: null }
  await transaction.updateTable('subscriptions').set(left).where('account_id', '=', memberId).execute()
  return true
}

async function makeInactive(transaction: Database, accountId: string, now: number): Promise<void> {
  await transaction
    .updateTable('subscriptions')
    .set({ status: 'inactive', term_end: null, updated_at: now })
    .where('account_id', '=', accountId)
    .execute()
}

async function isBound(database: Database, account: Account, now: number): Promise<boolean> {
  if (account.parent_account_id !== null) return true
  const dependent = await database
    .selectFrom('accounts')
    .select('id')
    .where('parent_account_id', '=', account.id)
    .limit(1)
    .executeTakeFirst()
  if (dependent) return true
  const subscription = await database
    .selectFrom('subscriptions')
    .select(['status', 'term_end'])
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  return subscription !== undefined && liveStatuses.includes(subscription.status) && (subscription.term_end ?? 0) > now
}
