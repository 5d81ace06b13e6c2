import type { Context } from 'hono'
import { nobody } from '#server/audit-event.ts'
import type { Services } from '#server/services.ts'
import { addressOf, limitRate } from './rate-limit.ts'

/** Where a request came from, as the audit trail and the list of sessions keep it. */
export function originOf(context: Context): { readonly address: string; readonly device: string } {
  return { address: addressOf(context), device: (context.req.header('User-Agent') ?? '').slice(0, 255) }
}

/** A flood of wrong tokens fills no disk: after so many from one address in a minute the rest is only refused. */
export function createRefusalRecorder(services: Services): (context: Context, kind: string, detail: string) => void {
  const limit = limitRate(20, 60)
  return (context, kind, detail) => {
    const origin = originOf(context)
    const event = { accountId: nobody, at: services.now(), kind, detail, actorId: null, ...origin }
    limit(origin.address)
      .then(() => services.recordEvent(event))
      .catch(() => undefined)
  }
}
