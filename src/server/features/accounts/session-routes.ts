import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { recordSecurity } from './security-events.ts'
import { mailSecurity } from './security-mails.ts'
import { endAllSessions } from './store.ts'

/** Where an account is logged in, and a way to end each session. */
export function serveSessions(app: App, services: Services): void {
  const { database, now } = services

  implement(app, services, api.listSessions, async ({ account, session }) => {
    const rows = await database
      .selectFrom('sessions')
      .selectAll()
      .where('account_id', '=', account.id)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now())
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute()
    return rows.map(({ id, device, address, created_at, seen_at, key_thumbprint }) => ({
      id,
      device,
      address,
      created_at: new Date(created_at).toISOString(),
      seen_at: new Date(seen_at).toISOString(),
      is_current: id === session.id,
      has_key: key_thumbprint !== null,
    }))
  })

  implement(app, services, api.endAllSessions, async ({ account, context }) => {
    await endAllSessions(database, account.id, now())
    await recordSecurity(services, context, { accountId: account.id, kind: 'logged-out-everywhere' })
    await mailSecurity(services, account, 'logged-out-everywhere')
    return undefined
  })

  implement(app, services, api.endSession, async ({ account, params, context }) => {
    const { numUpdatedRows } = await database
      .updateTable('sessions')
      .set({ ended_at: now() })
      .where('id', '=', params.userSessionId)
      .where('account_id', '=', account.id)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw new AppError('not-found')
    await recordSecurity(services, context, { accountId: account.id, kind: 'session-ended' })
    return undefined
  })
}
