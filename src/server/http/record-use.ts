import type { Context } from 'hono'
import { clientDataUse } from '#contract/client-data.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { AuditEvent, RecordEvent } from '#server/audit-event.ts'
import type { Services } from '#server/services.ts'
import { isFull } from './error-replies.ts'
import { originOf } from './audit-request.ts'

type Used = {
  readonly account: Account
  readonly context: Context
  /** In whose trail it stands: what is done to a client of a firm stands in the firm's. */
  readonly ownerId: string
  readonly clientId: string | undefined
}

/** Records that a call has read, changed or downloaded client data: which call, and the ids in its path. */
export async function recordUse(
  services: Services,
  endpoint: Endpoint,
  { account, context, ownerId, clientId }: Used,
): Promise<void> {
  const { recordEvent, now, log } = services
  const kind = clientDataUse(endpoint)
  if (kind === null) return
  const named = { ...(clientId !== undefined && { clientId }), ...context.req.param() }
  const ids = Object.entries(named).map(([name, value]) => `${name}=${value}`)
  const event = {
    accountId: ownerId,
    at: now(),
    kind,
    subject: ids.join(' '),
    detail: `${endpoint.method} ${endpoint.path}`,
    actorId: account.id,
    ...originOf(context),
  }
  const late = lateEvents(services)
  try {
    await recordEvent(event)
    for (const one of late.splice(0)) void recordEvent(one).catch(() => late.push(one))
  } catch (error) {
    // On a full disk reading goes on: it is in the log now, and on record when there is room again.
    if (endpoint.method !== 'GET' || !isFull(error) || late.length >= mostLate) throw error
    late.push(event)
    log.error({ account: account.id, kind, call: event.detail }, 'the disk is full: goes on record when there is room')
  }
}

const mostLate = 10_000
const late = new WeakMap<RecordEvent, AuditEvent[]>()

function lateEvents({ recordEvent }: Services): AuditEvent[] {
  const known = late.get(recordEvent) ?? []
  late.set(recordEvent, known)
  return known
}
