import { deadlineNumbers } from '#law/filing-kit/deadline-numbers.ts'
import { type CaseInput, countingVersion } from '#domain/deadlines/deadlines.ts'
import type { Database } from '#server/database/schema.ts'
import { toRecord } from '#server/features/clients/index.ts'
import { hashOf } from '#server/hash-of.ts'

/** Names the numbers and the rules that dates are counted by. */
export const lawStamp = (): string => hashOf(JSON.stringify([deadlineNumbers(), countingVersion])).slice(0, 16)

/** What the dates of these clients are counted from: records, answers about filings, saved answers of the tools. */
export async function readCases(
  database: Database,
  ownerId: string,
  clientIds: readonly string[],
): Promise<Map<string, CaseInput>> {
  const clients = await database
    .selectFrom('clients')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', 'in', clientIds)
    .execute()
  const packets = await database
    .selectFrom('packets')
    .select(['client_id', 'settings'])
    .where('owner_id', '=', ownerId)
    .where('client_id', 'in', clientIds)
    .orderBy('updated_at', 'desc')
    .execute()
  const answers = await database
    .selectFrom('answers')
    .select(['client_id', 'type', 'answers'])
    .where('owner_id', '=', ownerId)
    .where('client_id', 'in', clientIds)
    .orderBy('saved_at', 'desc')
    .execute()
  return new Map(
    clients.map((row) => {
      const { client, children } = toRecord(row)
      const filings = packets
        .filter((packet) => packet.client_id === row.id)
        .map(({ settings }) => (JSON.parse(settings) as { answers?: Record<string, string> }).answers ?? {})
      const told = answers
        .filter((one) => one.client_id === row.id)
        .map(({ type, answers: given }) => ({ type, answers: JSON.parse(given) as Record<string, unknown> }))
      return [row.id, { client, children, filings, answers: told }]
    }),
  )
}
