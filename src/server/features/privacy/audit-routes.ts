import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { isIntact } from '#server/features/audit/index.ts'
import { findAccount } from '#server/features/accounts/index.ts'
import { implement } from '#server/http/implement.ts'
import { limitRate } from '#server/http/rate-limit.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'

/** The audit trail as its owner reads it. */
export function serveAudit(app: App, services: Services): void {
  const { database } = services
  const limitChecks = limitRate(20, 300)

  implement(app, services, api.listAudit, async ({ account, query, context }) => {
    await services.settleTrail()
    const { member, kinds, limit, before } = query
    if (member !== undefined && member !== account.id) {
      const dependent = await findAccount(database, member)
      if (dependent?.parent_account_id !== account.id) throw new AppError('not-found')
    }
    const isForeign = member !== undefined && member !== account.id
    let rows = database
      .selectFrom('audit_events')
      .selectAll()
      .where('account_id', '=', member ?? account.id)
    // An owner never learns what a dependent did with which client.
    if (isForeign || kinds === 'security') rows = rows.where('kind', 'not like', 'client-data-%')
    else if (kinds === 'client-data') rows = rows.where('kind', 'like', 'client-data-%')
    if (before !== undefined) rows = rows.where('position', '<', before)
    const found = await rows
      .orderBy('position', 'desc')
      .limit(limit + 1)
      .execute()
    const page = found.slice(0, limit)
    const last = page.at(-1)
    if (found.length > limit && last) context.header('X-Next-Cursor', String(last.position))
    return page.map(({ position, at, kind, subject, detail, address, device }) => ({
      position: position,
      at: new Date(at).toISOString(),
      kind,
      subject,
      detail,
      address,
      device,
    }))
  })

  implement(app, services, api.checkAudit, async ({ account }) => {
    await limitChecks(account.id)
    await services.settleTrail()
    return { intact: await isIntact(database, account.id) }
  })
}
