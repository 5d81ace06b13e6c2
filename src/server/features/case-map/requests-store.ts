import type { Database } from '#server/database/schema.ts'
import type { CaseMapRequestRow } from '#server/database/tables/case-maps.ts'
import type { GivenReply } from './map-thread.ts'

/** What models answered for a map, oldest first: asked for once, used at every making. */
export async function findReplies(database: Database, mapId: string): Promise<GivenReply[]> {
  const rows = await database
    .selectFrom('case_map_requests')
    .select(['step', 'fingerprint', 'reply', 'stand_ins', 'facts'])
    .where('map_id', '=', mapId)
    .where('outcome', '=', 'answered')
    .where('reply', 'is not', null)
    .orderBy('id')
    .execute()
  // Of plans only the latest counts.
  const plan = rows.findLast(({ step }) => step === 'plan')
  return rows
    .filter((row) => row.step === 'read' || row === plan)
    .map(({ step, fingerprint, reply, stand_ins, facts }) => ({
      step,
      fingerprint,
      reply: reply ?? '',
      standIns: JSON.parse(stand_ins) as GivenReply['standIns'],
      ...(facts !== null && { facts: JSON.parse(facts) as string[] }),
    }))
}

/** Kept before it leaves; `endRequest` says how it ended. */
export async function keepRequest(database: Database, row: CaseMapRequestRow): Promise<void> {
  await database.insertInto('case_map_requests').values(row).execute()
}

export async function endRequest(
  database: Database,
  id: string,
  end: Pick<CaseMapRequestRow, 'outcome' | 'input_tokens' | 'output_tokens'> & { readonly reply?: string },
): Promise<void> {
  await database.updateTable('case_map_requests').set(end).where('id', '=', id).execute()
}
