import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { SessionRow } from '#server/database/tables/accounts.ts'
import { implement } from '#server/http/implement.ts'
import { limitRate } from '#server/http/rate-limit.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { listPasskeys } from './passkeys.ts'
import { findSecurity } from './second-factor.ts'
import { recordSecurity } from './security-events.ts'
import { refuse } from './refuse-sign-in.ts'
import { findWrong } from './wrong-proof.ts'

/** Whoever has shown who they are is asked again after so long. */
const freshMs = 10 * 60_000

/** Throws `fresh-proof-needed` when the owner of a session has not shown who they are within ten minutes. */
export function requireFreshProof({ now }: Services, { proved_at }: SessionRow): void {
  if (now() - proved_at > freshMs) throw new AppError('fresh-proof-needed')
}

/** Showing once more that it is you: what is worth most to a thief wants it. */
export function serveFreshProof(app: App, services: Services): void {
  const { database, now } = services
  const limitTries = limitRate(10, 900)

  implement(app, services, api.waysToProve, async ({ account, session }) => {
    const security = await findSecurity(database, account.id)
    return {
      password: account.password_hash !== null,
      code: security.totp_enabled_at !== null,
      passkey: (await listPasskeys(services, account.id)).length > 0,
      fresh_until: new Date(session.proved_at + freshMs).toISOString(),
    }
  })

  implement(app, services, api.proveItIsYou, async ({ account, session, body, context }) => {
    await limitTries(account.id)
    const wrong = await findWrong(services, account, body)
    if (wrong) {
      await refuse(services, context, { email: account.email, account, why: 'fresh proof' })
      throw wrong
    }
    await database.updateTable('sessions').set({ proved_at: now() }).where('id', '=', session.id).execute()
    await recordSecurity(services, context, { accountId: account.id, kind: 'proved' })
    return undefined
  })
}
