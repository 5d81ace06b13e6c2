import type { Database } from '#server/database/schema.ts'

/** Those of these drafts whose packet was marked as filed, with the day. */
export async function filedDrafts(database: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const filed = await database
    .selectFrom('packets')
    .select(['draft_id', 'filed_on'])
    .where('draft_id', 'in', ids)
    .where('filed_on', 'is not', null)
    .execute()
  return new Map(filed.flatMap(({ draft_id, filed_on }) => (filed_on === null ? [] : [[draft_id, filed_on] as const])))
}
