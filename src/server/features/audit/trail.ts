import type { AuditEvent, RecordEvent } from '#server/audit-event.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDuplicate } from '#server/database/connect.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import type { Database } from '#server/database/schema.ts'
import type { AuditRow } from '#server/database/tables/account-security.ts'
import { beginning, hashOf } from './chain.ts'

/** A trail as the server keeps it. */
export type AuditTrail = {
  readonly record: RecordEvent
  /** Resolves when all that has been recorded stands in the table: for whoever reads it there. */
  readonly settle: () => Promise<void>
  readonly close: () => Promise<void>
}

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
        await appendEvents(
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

/**
 * Adds events, all or none, with what `andThen` does in the same transaction. Another server may take the same place in a
 * trail at the same time; then the whole batch is tried again.
 */
export async function appendEvents(
  database: Database,
  events: readonly AuditEvent[],
  andThen: (transaction: Database) => Promise<unknown> = async () => undefined,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await database.transaction().execute(async (transaction) => {
        await addRows(transaction, events)
        await andThen(transaction)
      })
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
    const rows = (byAccount.get(accountId) ?? []).map((event) => {
      position += 1
      const row = toRow(event, position, previous)
      previous = row.hash
      return row
    })
    const whole = rows.length - (rows.length % together)
    for (let from = 0; from < whole; from += together)
      await addTogether(transaction, named(rows.slice(from, from + together)))
    for (const row of rows.slice(whole)) await addRow(transaction, row)
  }
}

/** So many rows go into one statement where there are so many: a statement costs more than a row. */
const together = 20

const lastRow = keepQuery((database, { accountId }: { accountId: string }) =>
  database
    .selectFrom('audit_events')
    .select(['position', 'hash'])
    .where('account_id', '=', accountId)
    .orderBy('position', 'desc')
    .limit(1),
)

const columns = [
  'account_id',
  'position',
  'at',
  'kind',
  'subject',
  'detail',
  'actor_id',
  'address',
  'device',
  'previous',
  'hash',
] as const satisfies readonly (keyof AuditRow)[]

const addRow = keepQuery((database, row: AuditRow) =>
  database.insertInto('audit_events').values(pickColumns((column) => row[column])),
)

type Named = Readonly<Record<string, string | number | null>>

const addTogether = keepQuery((database, values: Named) =>
  database
    .insertInto('audit_events')
    .values(Array.from({ length: together }, (_, place) => pickColumns((column) => values[`${column} ${place}`]))),
)

/** The values of several rows under one name each. */
function named(rows: readonly AuditRow[]): Named {
  const values: Record<string, string | number | null> = {}
  for (const [place, row] of rows.entries()) for (const column of columns) values[`${column} ${place}`] = row[column]
  return values
}

function pickColumns(valueOf: (column: (typeof columns)[number]) => unknown): AuditRow {
  return Object.fromEntries(columns.map((column) => [column, valueOf(column)])) as AuditRow
}

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
