import { createHash } from 'node:crypto'
import type { Database } from '#server/database/schema.ts'
import type { AuditRow } from '#server/database/tables/account-security.ts'

/** What the first row of a trail follows. */
export const beginning = ''

/** The hash of a row: of everything in it and of the row before it, so that no row can change or go unseen. */
export function hashOf(row: Omit<AuditRow, 'hash'>): string {
  const { previous, account_id, position, at, kind, subject, detail, actor_id, address, device } = row
  const content = [previous, account_id, position, at, kind, subject, detail, actor_id, address, device]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

const pageSize = 500

/** True when no row of the account's trail was changed, removed from its middle or put in; reads it page by page. */
export async function isIntact(database: Database, accountId: string): Promise<boolean> {
  let previous = beginning
  let expected = 1
  for (;;) {
    const rows = await database
      .selectFrom('audit_events')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('position', '>=', expected)
      .orderBy('position')
      .limit(pageSize)
      .execute()
    for (const row of rows) {
      if (row.position !== expected || row.previous !== previous || hashOf(row) !== row.hash) return false
      previous = row.hash
      expected += 1
    }
    if (rows.length < pageSize) return true
  }
}
