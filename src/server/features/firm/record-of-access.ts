import { sql } from 'kysely'
import Papa from 'papaparse'
import { api } from '#contract/api.ts'
import type { RecordedAccess } from '#contract/firms.ts'
import { describeDevice } from '#domain/devices/describe-device.ts'
import { deedWords, partOfClient } from '#domain/firm/record-of-access.ts'
import { formerUser, nameOf } from '#server/access/people-who.ts'
import type { Database } from '#server/database/schema.ts'
import { findClient } from '#server/features/clients/index.ts'
import { AppError } from '#contract/errors.ts'
import { attachmentHeader } from '#server/http/content-disposition.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'

/** Who opened, changed or downloaded what of a client: for the firm, and as a file for the client. */
export function serveRecordOfAccess(app: App, services: Services): void {
  const { database } = services

  implement(app, services, api.getRecordOfAccess, async ({ ownerId, params, query, context }) => {
    await requireClient(database, ownerId, params.clientId)
    await services.settleTrail()
    const { rows, next } = await readRecord(database, { ownerId, clientId: params.clientId }, query)
    if (next !== undefined) context.header('X-Next-Cursor', next)
    return rows
  })

  implement(app, services, api.downloadRecordOfAccess, async ({ ownerId, params, context }) => {
    await requireClient(database, ownerId, params.clientId)
    await services.settleTrail()
    const data: string[][] = []
    let cursor: string | undefined
    do {
      const page = await readRecord(database, { ownerId, clientId: params.clientId }, { limit: 200, cursor })
      for (const { at, person, what, call, device } of page.rows)
        data.push([plainTime(at), person, deedWords[what] ?? what, partOfClient(call), describeDevice(device)])
      cursor = page.next
    } while (cursor !== undefined && data.length < mostRows)
    const fields = ['Time (UTC)', 'Person', 'What', 'Part', 'Device']
    const text = `\uFEFF${Papa.unparse({ fields, data }, { escapeFormulae: true, newline: '\r\n' })}\r\n`
    return context.body(text, 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': attachmentHeader('record-of-access.csv'),
    })
  })
}

const mostRows = 100_000

/** `2026-11-20 17:00:00`, as people and spreadsheets read it. */
const plainTime = (at: string) => at.slice(0, 19).replace('T', ' ')

async function requireClient(database: Database, ownerId: string, clientId: string): Promise<void> {
  if (!(await findClient(database, ownerId, clientId))) throw new AppError('not-found')
}

const kinds: Readonly<Record<string, RecordedAccess['what']>> = {
  'client-data-read': 'read',
  'client-data-changed': 'changed',
  'client-data-downloaded': 'downloaded',
}

type Place = { readonly ownerId: string; readonly clientId: string }
type Page = { readonly limit: number; readonly cursor?: string | undefined }

/** One page of the trail of the client's owner, as far as it is about this client; the latest first. */
async function readRecord(database: Database, { ownerId, clientId }: Place, { limit, cursor }: Page) {
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
