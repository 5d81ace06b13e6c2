import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { implement } from '#server/http/implement.ts'
import { limitRate } from '#server/http/rate-limit.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { requireFreshProof } from './fresh-proof.ts'
import { findSecurity, makeRecoveryCodes, newTotp, seal, useRecoveryCode, useTotpCode } from './second-factor.ts'
import { recordSecurity } from './security-events.ts'
import { mailSecurity } from './security-mails.ts'
import { requireVerified } from './verification.ts'

const wrongCode = { name: 'code', label: 'Code', message: 'This code is not right, or it has been used already.' }

/** Two-step login with an authenticator app, and the overview of all ways in. */
export function serveTotp(app: App, services: Services): void {
  serveOverview(app, services)
  serveTurningOn(app, services)
  serveTurningOff(app, services)
}

function serveOverview(app: App, services: Services): void {
  const { database } = services

  implement(app, services, api.getSecurity, async ({ account }) => {
    const security = await findSecurity(database, account.id)
    const left = await database
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('account_id', '=', account.id)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    return {
      has_password: account.password_hash !== null,
      google_linked: security.google_sub !== null,
      totp_enabled: security.totp_enabled_at !== null,
      recovery_codes_left: Number(left?.count ?? 0),
    }
  })
}

function serveTurningOn(app: App, services: Services): void {
  const { database, now } = services
  const limitCodes = limitRate(10, 900)

  // Only a verified address may get further ways in: whoever signs up with somebody else's leaves no back door.
  implement(app, services, api.beginTotp, async ({ account, session }) => {
    requireVerified(account)
    requireFreshProof(services, session)
    const { secret, uri } = newTotp(account.email)
    const { numUpdatedRows } = await database
      .updateTable('account_security')
      .set({ totp_secret: seal(services, secret), totp_last_step: 0 })
      .where('account_id', '=', account.id)
      .where('totp_enabled_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw new AppError('not-now', {}, { message: 'Two-step login is on already.' })
    return { secret, uri }
  })

  implement(app, services, api.confirmTotp, async ({ account, session, body, context }) => {
    requireFreshProof(services, session)
    await limitCodes(account.id)
    const security = await findSecurity(database, account.id)
    if (security.totp_enabled_at !== null)
      throw new AppError('not-now', {}, { message: 'Two-step login is on already.' })
    if (!(await useTotpCode(services, security, body.code)))
      throw new AppError('invalid-fields', { fields: [wrongCode] })
    const recovery_codes = await database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('account_security')
        .set({ totp_enabled_at: now() })
        .where('account_id', '=', account.id)
        .execute()
      return makeRecoveryCodes(transaction, services, account.id)
    })
    await recordSecurity(services, context, { accountId: account.id, kind: 'totp-on' })
    await mailSecurity(services, account, 'totp-on')
    return { recovery_codes }
  })
}

function serveTurningOff(app: App, services: Services): void {
  const { database } = services
  const limitCodes = limitRate(10, 900)

  implement(app, services, api.endTotp, async ({ account, body, context }) => {
    await limitCodes(account.id)
    const security = await findSecurity(database, account.id)
    const isRight =
      (await useTotpCode(services, security, body.code)) || (await useRecoveryCode(services, account.id, body.code))
    if (!isRight) throw new AppError('invalid-fields', { fields: [wrongCode] })
    await database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('account_security')
        .set({ totp_secret: null, totp_enabled_at: null })
        .where('account_id', '=', account.id)
        .execute()
      await transaction.deleteFrom('recovery_codes').where('account_id', '=', account.id).execute()
    })
    await recordSecurity(services, context, { accountId: account.id, kind: 'totp-off' })
    await mailSecurity(services, account, 'totp-off')
    return undefined
  })
}
