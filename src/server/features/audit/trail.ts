import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDuplicate } from '#server/database/connect.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import type { Database } from '#server/database/schema.ts'
import type { AuditRow } from '#server/database/tables/account-security.ts'
import { beginning, hashOf } from './chain.ts'

/** The trail of what concerns no account: refused tokens, unknown addresses. */
export const nobody = 'nobody'

export type AuditEvent = {
  /** Whose trail; `nobody` when no account is concerned. */
  readonly accountId: string
  /** Epoch milliseconds. */
  readonly at: number
  /** `sign-in`, `sign-in-refused`, `client-data-read` and the like. */
  readonly kind: string
  /** What was touched: kinds and ids, never contents. */
  readonly subject?: string
  readonly detail?: string
  /** Who did it; null when nobody was logged in. */
  readonly actorId: string | null
  readonly address: string
  readonly device: string
}

/** Resolves when the event stands in the trail. */
export type RecordEvent = (event: AuditEvent) => Promise<void>

type Waiting = { readonly event: AuditEvent; readonly done: () => void; readonly failed: (error: unknown) => void }

const atOnce = 200

/**
 * The audit trail of this process. What is recorded in one turn of the event loop, or while a transaction is being written,
 * goes into the next one together, so that many events cost one write to the disk.
 */
export function createAuditTrail(database: Database): RecordEvent {
  let waiting: Waiting[] = []
  let writing = false

  async function write(): Promise<void> {
    writing = true
    while (waiting.length > 0) {
      // Whoever else is served in this turn comes along.
      // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
      await nextTurn()
      const batch = waiting.slice(0, atOnce)
      waiting = waiting.slice(atOnce)
      try {
        await append(
          database,
          batch.map(({ event }) => event),
        )
        for (const { done } of batch) done()
      } catch (error) {
        for (const { failed } of batch) failed(error)
      }
    }
    writing = false
  }

  return (event) =>
    new Promise((done, failed) => {
      waiting.push({ event, done, failed })
      if (!writing) void write()
    })
}

const tries = 20

/** Another server may take the same place in a trail at the same time; then the whole batch is tried again. */
async function append(database: Database, events: readonly AuditEvent[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await database.transaction().execute((transaction) => addRows(transaction, events))
      return
    } catch (error) {
      if (attempt >= tries || !isDuplicate(error)) throw error
    }
  }
}

async function addRows(transaction: Database, events: readonly AuditEvent[]): Promise<void> {
  const byAccount = Map.groupBy(events, ({ accountId }) => accountId)
  // In one order everywhere, so that two servers never wait for each other.
  for (const accountId of [...byAccount.keys()].toSorted()) {
    const [last] = await lastRow(transaction, { accountId })
    let previous = last?.hash ?? beginning
    let position = last?.position ?? 0
    for (const event of byAccount.get(accountId) ?? []) {
      position += 1
      const row = toRow(event, position, previous)
      previous = row.hash
      await addRow(transaction, row)
    }
  }
}

const lastRow = keepQuery((database, { accountId }: { accountId: string }) =>
  database
    .selectFrom('audit_events')
    .select(['position', 'hash'])
    .where('account_id', '=', accountId)
    .orderBy('position', 'desc')
    .limit(1),
)

const addRow = keepQuery((database, row: AuditRow) =>
  database.insertInto('audit_events').values({
    account_id: row.account_id,
    position: row.position,
    at: row.at,
    kind: row.kind,
    subject: row.subject,
    detail: row.detail,
    actor_id: row.actor_id,
    address: row.address,
    device: row.device,
    previous: row.previous,
    hash: row.hash,
  }),
)

function toRow(event: AuditEvent, position: number, previous: string): AuditRow {
  const { accountId, at, kind, subject = '', detail = '', actorId, address, device } = event
  const content = {
    account_id: accountId,
    position,
    at,
    kind,
    subject: subject.slice(0, 200).toWellFormed(),
    detail: detail.slice(0, 255).toWellFormed(),
    actor_id: actorId,
    address: address.slice(0, 64),
    device: device.slice(0, 255).toWellFormed(),
    previous,
  }
  return { ...content, hash: hashOf(content) }
}
