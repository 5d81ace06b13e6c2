import type { Context } from 'hono'
import type { Session } from '#contract/accounts.ts'
import { AppError } from '#contract/errors.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { queueMail } from '#server/features/mail/index.ts'
import { originOf } from '#server/http/audit-request.ts'
import type { Services } from '#server/services.ts'
import { addFailure, forgetFailures } from './login-failures.ts'
import { findSecurity, useRecoveryCode, useTotpCode } from './second-factor.ts'
import { recordSecurity } from './security-events.ts'
import { describeSession } from './session-reply.ts'
import { openSession } from './store.ts'

type Way = 'password' | 'google' | 'passkey'

/** Opens the session of somebody who has proved who they are, by whichever way; bound to the key of the browser that has one. */
export async function signIn(
  services: Services,
  context: Context,
  account: Account,
  { way, key }: { way: Way; key: string | undefined },
): Promise<Session> {
  const session = await openSession(services.database, account, { ...originOf(context), key, now: services.now() })
  await forgetFailures(services.database, account.email)
  await recordSecurity(services, context, { accountId: account.id, kind: 'sign-in', detail: way })
  return describeSession(services, { ...account, previous_login_at: account.last_login_at }, session)
}

/**
 * Asks for the second factor where the account has one. Throws `second-factor-needed` without a code and
 * `second-factor-wrong` for one that is wrong or used; that counts as a failed attempt.
 */
export async function passSecondFactor(
  services: Services,
  context: Context,
  account: Account,
  code: string | undefined,
): Promise<void> {
  const security = await findSecurity(services.database, account.id)
  if (security.totp_enabled_at === null) return
  const given = code?.trim() ?? ''
  if (given === '') throw new AppError('second-factor-needed')
  if (await useTotpCode(services, security, given)) return
  if (await useRecoveryCode(services, account.id, given)) {
    await recordSecurity(services, context, { accountId: account.id, kind: 'recovery-code-used' })
    return
  }
  await refuse(services, context, { email: account.email, account, why: 'second factor' })
  throw new AppError('second-factor-wrong')
}

/** Counts and records a refused attempt; the one that locks the address is told to its owner. */
export async function refuse(
  services: Services,
  context: Context,
  { email, account, why }: { email: string; account: Account | undefined; why: string },
): Promise<void> {
  const locks = await addFailure(services.database, email, services.now())
  await recordSecurity(services, context, { accountId: account?.id, kind: 'sign-in-refused', detail: why })
  if (!locks) return
  await recordSecurity(services, context, { accountId: account?.id, kind: 'locked-out' })
  if (account) await tellOfLock(services, account)
}

async function tellOfLock({ database, now, nudge, publicUrl }: Services, { id, email }: Account): Promise<void> {
  await queueMail(database, {
    key: `locked ${id} ${Math.floor(now() / 3_600_000)}`,
    to: email,
    subject: 'Logging in to Drafty is locked for 15 minutes',
    paragraphs: [
      'Somebody gave a wrong password or code for your account many times. Logging in is locked for 15 minutes.',
      'If it was you, a new password opens it at once. If not, your password has kept them out.',
      { link: `${publicUrl()}/forgot-password`, label: 'Set a new password' },
    ],
    now: now(),
  })
  nudge.wake()
}
