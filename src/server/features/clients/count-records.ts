import type { Database } from '#server/database/schema.ts'

/** How many records of each kind hang on these clients of one owner. */
export async function countRecords(
  database: Database,
  ownerId: string,
  clientIds: readonly string[],
): Promise<Map<string, Record<string, number>>> {
  const counts = new Map<string, Record<string, number>>()
  if (clientIds.length === 0) return counts
  const rows = await database
    .selectFrom('records')
    .select(({ fn }) => ['client_id', 'kind', fn.countAll<number | string>().as('count')])
    .where('owner_id', '=', ownerId)
    .where('client_id', 'in', clientIds)
    .groupBy(['client_id', 'kind'])
    .execute()
  for (const { client_id, kind, count } of rows)
    if (client_id !== null) counts.set(client_id, { ...counts.get(client_id), [kind]: Number(count) })
  return counts
}
