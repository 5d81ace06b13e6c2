import type { Context } from 'hono'
import type { Session } from '#contract/sessions.ts'
import { AppError } from '#contract/errors.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { originOf } from '#server/http/audit-request.ts'
import type { Services } from '#server/services.ts'
import { forgetFailures } from './login-failures.ts'
import { findSecurity, useRecoveryCode, useTotpCode } from './second-factor.ts'
import { recordSecurity } from './security-events.ts'
import { describeSession } from './session-reply.ts'
import { openSession } from './store.ts'
import { refuse } from './refuse-sign-in.ts'

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
