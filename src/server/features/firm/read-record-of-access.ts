import { sql } from 'kysely'
import type { RecordedAccess } from '#contract/client-access.ts'
import { formerUser, nameOf } from '#server/access/people-who.ts'
import type { Database } from '#server/database/schema.ts'

const kinds: Readonly<Record<string, RecordedAccess['what']>> = {
  'client-data-read': 'read',
  'client-data-changed': 'changed',
  'client-data-downloaded': 'downloaded',
}

type Place = { readonly ownerId: string; readonly clientId: string }
type Page = { readonly limit: number; readonly cursor?: string | undefined }

/** One page of the trail of the client's owner, as far as it is about this client; the latest first. */
export async function readRecord(database: Database, { ownerId, clientId }: Place, { limit, cursor }: Page) {
  let query = database
    .selectFrom('audit_events')
    .leftJoin('accounts', 'accounts.id', 'audit_events.actor_id')
    .leftJoin('attorney_profiles', 'attorney_profiles.account_id', 'audit_events.actor_id')
    .select(['audit_events.position', 'at', 'kind', 'detail', 'device', 'address', 'email', 'first_name', 'last_name'])
    .where('audit_events.account_id', '=', ownerId)
    .where('kind', 'like', 'client-data-%')
    // As a span, which both engines find by an index: ids hold nothing above a tilde.
    .where('subject', '>=', `clientId=${clientId}`)
    .where('subject', '<', `clientId=${clientId}~`)
  if (cursor !== undefined) query = query.where('audit_events.position', '<', Number(cursor) || 0)
  const found = await query
    // The plus keeps SQLite from walking through the whole trail in its order.
    .orderBy(sql`+${sql.ref('audit_events.position')}`, 'desc')
    .limit(limit + 1)
    .execute()
  const shown = found.slice(0, limit)
  const rows = shown.map(({ at, kind, detail, device, address, email, first_name, last_name }) => ({
    at: new Date(at).toISOString(),
    person: email === null ? formerUser : nameOf({ email, first_name, last_name }),
    what: kinds[kind] ?? ('decided' as const),
    call: detail,
    device,
    address,
  }))
  return { rows, next: found.length > limit ? String(shown.at(-1)?.position) : undefined }
}
