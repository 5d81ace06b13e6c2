import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { queueMail } from '#server/features/mail/index.ts'
import { implement } from '#server/http/implement.ts'
import { addressOf, limitRate } from '#server/http/rate-limit.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { issueToken, useToken } from './one-time-tokens.ts'
import { hashPassword } from './password.ts'
import { findAccountByEmail } from './store.ts'

const oneHour = 3_600_000

/** Forgot and reset password. */
export function servePasswords(app: App, services: Services): void {
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

  implement(app, services, api.resetPassword, async ({ body, context }) => {
    await limitByAddress(addressOf(context))
    const password_hash = await hashPassword(body.password)
    const done = await database.transaction().execute(async (transaction) => {
      const account = await useToken(transaction, body.token, 'reset-password', now())
      if (account === undefined) return false
      await transaction.updateTable('accounts').set({ password_hash }).where('id', '=', account).execute()
      await transaction
        .updateTable('sessions')
        .set({ ended_at: now() })
        .where('account_id', '=', account)
        .where('ended_at', 'is', null)
        .execute()
      return true
    })
    if (!done) throw new AppError('token-invalid')
    return undefined
  })
}
