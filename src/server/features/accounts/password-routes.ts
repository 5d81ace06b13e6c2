import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { queueMail } from '#server/features/mail/index.ts'
import { implement } from '#server/http/implement.ts'
import { addressOf, limitRate } from '#server/http/rate-limit.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { refuseCommonPassword } from './entry.ts'
import { forgetFailures } from './login-failures.ts'
import { accountOfToken, endTokens, issueToken, useToken } from './one-time-tokens.ts'
import { endPasskeys, listPasskeys, presentPasskey } from './passkeys.ts'
import { hashPassword, matchesPassword } from './password.ts'
import { recordSecurity } from './security-events.ts'
import { refuse } from './refuse-sign-in.ts'
import { ownTurn } from './turns.ts'
import { endAllSessions, findAccount, findAccountByEmail, markVerified } from './store.ts'

const oneHour = 3_600_000

/** Forgot, reset and changed passwords. */
export function servePasswords(app: App, services: Services): void {
  serveForgotten(app, services)
  serveReset(app, services)
  serveChange(app, services)
}

function serveForgotten(app: App, services: Services): void {
  const { database, now, nudge } = services
  const limitByAddress = limitRate(10, 900)
  const limitByAccount = limitRate(3, 900)

  implement(app, services, api.forgotPassword, async ({ body, context }) => {
    await limitByAddress(addressOf(context))
    // Silent for the account as well: a refusal would tell that it exists.
    const mayMail = await limitByAccount(body.email).then(
      () => true,
      () => false,
    )
    const account = await findAccountByEmail(database, body.email)
    await recordSecurity(services, context, { accountId: account?.id, kind: 'password-reset-requested' })
    if (!account || !mayMail) return undefined
    await database.transaction().execute(async (transaction) => {
      const issue = { accountId: account.id, purpose: 'reset-password', now: now(), lifeMs: oneHour } as const
      const token = await issueToken(transaction, issue)
      await queueMail(transaction, {
        key: `reset ${token.slice(0, 16)}`,
        to: account.email,
        subject: 'Set a new password for Drafty',
        paragraphs: [
          'Somebody asked for a new password for this address. The link works once, for one hour.',
          { link: `${services.publicUrl()}/forgot-password-reset?token=${token}`, label: 'Set a new password' },
          'If it was not you, ignore this mail: your password stays as it is.',
        ],
        now: now(),
      })
    })
    nudge.wake()
    return undefined
  })
}

function serveReset(app: App, services: Services): void {
  const { database, now } = services
  const limitByAddress = limitRate(10, 900)
  const limitLooks = limitRate(60, 900)

  implement(app, services, api.lookAtReset, async ({ body, context }) => {
    await limitLooks(addressOf(context))
    const accountId = await accountOfToken(database, body.token, 'reset-password', now())
    if (accountId === undefined) throw new AppError('token-invalid')
    return { passkeys: (await listPasskeys(services, accountId)).map(presentPasskey) }
  })

  implement(app, services, api.resetPassword, async ({ body, context }) => {
    await limitByAddress(addressOf(context))
    refuseCommonPassword(body.password, '')
    // Without a token that is good there is nothing to hash for.
    const isOpen = (await accountOfToken(database, body.token, 'reset-password', now())) !== undefined
    const password_hash = isOpen ? await hashPassword(body.password, ownTurn, services.passwordCost) : ''
    const account = await database.transaction().execute(async (transaction) => {
      const accountId = await useToken(transaction, body.token, 'reset-password', now())
      if (accountId === undefined) return undefined
      await transaction.updateTable('accounts').set({ password_hash }).where('id', '=', accountId).execute()
      // The link came by mail, so the address is its owner's.
      await markVerified(transaction, accountId, now())
      await endAllSessions(transaction, accountId, now())
      await endTokens(transaction, accountId, 'reset-password', now())
      const changed = await findAccount(transaction, accountId)
      if (changed) {
        await forgetFailures(transaction, changed.email)
        const ended = await endPasskeys(transaction, accountId, body.end_passkeys)
        await mailPasswordChanged(transaction, changed, { now: now(), ended })
      }
      return changed
    })
    const kind = account ? 'password-reset' : 'link-refused'
    await recordSecurity(services, context, { accountId: account?.id, kind, detail: account ? '' : 'password' })
    if (!account) throw new AppError('token-invalid')
    services.nudge.wake()
    return undefined
  })
}

function serveChange(app: App, services: Services): void {
  const { database, now } = services
  const limitChanges = limitRate(10, 900)

  implement(app, services, api.changePassword, async ({ account, session, body, context }) => {
    await limitChanges(account.id)
    if (!(await matchesPassword(body.current_password, account.password_hash, ownTurn))) {
      await refuse(services, context, { email: account.email, account, why: 'password' })
      throw new AppError('invalid-fields', { fields: [wrongPassword('current_password', 'Current password')] })
    }
    refuseCommonPassword(body.password, account.email)
    const password_hash = await hashPassword(body.password, ownTurn, services.passwordCost)
    await database.transaction().execute(async (transaction) => {
      await transaction.updateTable('accounts').set({ password_hash }).where('id', '=', account.id).execute()
      await transaction.updateTable('sessions').set({ proved_at: now() }).where('id', '=', session.id).execute()
      await endAllSessions(transaction, account.id, now(), session.id)
      await endTokens(transaction, account.id, 'reset-password', now())
      const ended = await endPasskeys(transaction, account.id, body.end_passkeys)
      await mailPasswordChanged(transaction, account, { now: now(), ended })
    })
    await recordSecurity(services, context, { accountId: account.id, kind: 'password-changed' })
    services.nudge.wake()
    return undefined
  })
}

function wrongPassword(name: string, label: string) {
  return { name, label, message: 'This password is not right.' }
}

type Changed = { readonly now: number; readonly ended: number }

async function mailPasswordChanged(database: Database, { id, email }: Account, { now, ended }: Changed): Promise<void> {
  const left = (await listPasskeys({ database }, id)).map(({ name }) => name)
  await queueMail(database, {
    key: `changed ${id} ${now}`,
    to: email,
    subject: 'Your password for Drafty was changed',
    paragraphs: [
      'The password of your account was changed just now, and every other session was ended.',
      ...(ended === 0 ? [] : [`${ended === 1 ? 'One passkey was' : `${ended} passkeys were`} removed with it.`]),
      ...(left.length === 0 ? [] : [`These passkeys still log in: ${left.join(', ')}.`]),
      'If it was not you, reset the password at once and look at the audit trail in the settings.',
    ],
    now,
  })
}
