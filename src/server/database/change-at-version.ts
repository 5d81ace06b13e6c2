import type { Database } from './schema.ts'

type Row = { readonly id: string; readonly owner_id: string; readonly version: number }

/** Changes a row that is still at the version that was read, and counts it up. False: somebody else was first. */
export async function changeAtVersion(
  database: Database,
  table: 'packets' | 'case_maps',
  { id, owner_id, version }: Row,
  change: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable(table)
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('owner_id', '=', owner_id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
