import type { Context } from 'hono'
import { clientDataUse } from '#contract/client-data.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { nobody } from '#server/features/audit/index.ts'
import type { Services } from '#server/services.ts'
import { addressOf, limitRate } from './rate-limit.ts'

/** Where a request came from, as the audit trail and the list of sessions keep it. */
export function originOf(context: Context): { readonly address: string; readonly device: string } {
  return { address: addressOf(context), device: (context.req.header('User-Agent') ?? '').slice(0, 255) }
}

/** Records that a call has read, changed or downloaded client data: which call, and the ids in its path. */
export async function recordUse(
  { recordEvent, now }: Services,
  endpoint: Endpoint,
  { account, context }: { account: Account; context: Context },
): Promise<void> {
  const kind = clientDataUse(endpoint)
  if (kind === null) return
  const ids = Object.entries(context.req.param()).map(([name, value]) => `${name}=${value}`)
  await recordEvent({
    accountId: account.id,
    at: now(),
    kind,
    subject: ids.join(' '),
    detail: `${endpoint.method} ${endpoint.path}`,
    actorId: account.id,
    ...originOf(context),
  })
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
