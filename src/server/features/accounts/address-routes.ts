import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { isDuplicate } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import type { AddressChange } from '#server/database/tables/accounts.ts'
import { queueMail } from '#server/features/mail/index.ts'
import { implement } from '#server/http/implement.ts'
import { addressOf, limitRate } from '#server/http/rate-limit.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { mailAddressChange, mailAddressTaken } from './address-mails.ts'
import { requireFreshProof } from './fresh-proof.ts'
import { endTokens, useToken } from './one-time-tokens.ts'
import { recordSecurity } from './security-events.ts'
import { findAccount, findAccountByEmail } from './store.ts'

/** Another e-mail address for the account: it is the new one when the earlier and the new address have both confirmed. */
export function serveAddress(app: App, services: Services): void {
  const { database, now, nudge } = services
  const limitChanges = limitRate(5, 3600)
  const limitByAddress = limitRate(30, 900)

  implement(app, services, api.getAddressChange, async ({ account }) => {
    const change = await findChange(database, account.id)
    return { email: account.email, change: change ? present(change) : null }
  })

  implement(app, services, api.changeAddress, async ({ account, session, body, context }) => {
    requireFreshProof(services, session)
    await limitChanges(account.id)
    if (body.email === account.email) throw new AppError('invalid-fields', { fields: [sameAddress] })
    const change: AddressChange = {
      account_id: account.id,
      new_email: body.email,
      requested_at: now(),
      old_confirmed_at: null,
      new_confirmed_at: null,
    }
    // The answer never tells whether the new address has an account; its owner learns of it.
    const taken = await findAccountByEmail(database, body.email)
    await database.transaction().execute(async (transaction) => {
      await forgetChange(transaction, account.id, now())
      await transaction.insertInto('address_changes').values(change).execute()
      await mailAddressChange(services, transaction, account, 'leave-address', body.email)
      if (taken) await mailAddressTaken(services, transaction, taken)
      else await mailAddressChange(services, transaction, account, 'take-address', body.email)
    })
    await recordSecurity(services, context, { accountId: account.id, kind: 'address-change-requested' })
    nudge.wake()
    return present(change)
  })

  implement(app, services, api.cancelAddressChange, async ({ account }) => {
    await database.transaction().execute((transaction) => forgetChange(transaction, account.id, now()))
    return undefined
  })

  implement(app, services, api.confirmAddress, async ({ body, context }) => {
    await limitByAddress(addressOf(context))
    const { accountId, state } = await confirm(services, body.token).catch((error: unknown) => {
      if (isDuplicate(error)) return { accountId: undefined, state: 'taken' as const }
      throw error
    })
    if (state === undefined) {
      await recordSecurity(services, context, { accountId, kind: 'link-refused', detail: 'address' })
      throw new AppError('token-invalid')
    }
    if (state === 'changed') await recordSecurity(services, context, { accountId, kind: 'address-changed' })
    nudge.wake()
    return { state }
  })
}

const sameAddress = { name: 'email', label: 'New e-mail address', message: 'This is the address of your account.' }

type Confirmed = { readonly accountId?: string | undefined; readonly state?: 'waiting-for-other' | 'changed' | 'taken' }

/** Takes one confirmation; with the second one the address changes. A duplicate error when somebody has taken it meanwhile. */
function confirm({ database, now }: Services, token: string): Promise<Confirmed> {
  return database.transaction().execute(async (transaction): Promise<Confirmed> => {
    const byOld = await useToken(transaction, token, 'leave-address', now())
    const accountId = byOld ?? (await useToken(transaction, token, 'take-address', now()))
    if (accountId === undefined) return {}
    await transaction
      .updateTable('address_changes')
      .set(byOld === undefined ? { new_confirmed_at: now() } : { old_confirmed_at: now() })
      .where('account_id', '=', accountId)
      .execute()
    const change = await findChange(transaction, accountId)
    if (!change) return { accountId }
    if (change.old_confirmed_at === null || change.new_confirmed_at === null)
      return { accountId, state: 'waiting-for-other' }
    await move(transaction, change, now())
    return { accountId, state: 'changed' }
  })
}

/** The address is the new one; no link that went to the earlier one is of use any more. */
async function move(database: Database, { account_id, new_email }: AddressChange, now: number): Promise<void> {
  const before = await findAccount(database, account_id)
  await database
    .updateTable('accounts')
    .set({ email: new_email, email_verified_at: now })
    .where('id', '=', account_id)
    .execute()
  await forgetChange(database, account_id, now)
  await endTokens(database, account_id, 'reset-password', now)
  await endTokens(database, account_id, 'verify-email', now)
  for (const to of [before?.email ?? new_email, new_email])
    await queueMail(database, {
      key: `moved ${account_id} ${now} ${to === new_email ? 'new' : 'old'}`,
      to,
      subject: 'The e-mail address of your Drafty account was changed',
      paragraphs: [
        `Both addresses have confirmed it: from now on the account belongs to ${new_email}, and logging in asks for that address.`,
        'If it was not you, write to support at once.',
      ],
      now,
    })
}

async function forgetChange(database: Database, accountId: string, now: number): Promise<void> {
  await database.deleteFrom('address_changes').where('account_id', '=', accountId).execute()
  for (const purpose of ['leave-address', 'take-address'] as const) await endTokens(database, accountId, purpose, now)
}

function findChange(database: Database, accountId: string): Promise<AddressChange | undefined> {
  return database.selectFrom('address_changes').selectAll().where('account_id', '=', accountId).executeTakeFirst()
}

function present({ new_email, requested_at, old_confirmed_at, new_confirmed_at }: AddressChange) {
  return {
    email: new_email,
    requested_at: new Date(requested_at).toISOString(),
    confirmed_by_old: old_confirmed_at !== null,
    confirmed_by_new: new_confirmed_at !== null,
  }
}
