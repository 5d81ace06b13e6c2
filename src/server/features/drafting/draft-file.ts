import type { Database } from '#server/database/schema.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import type { Services } from '#server/services.ts'
import { buildDocx } from '#server/word/build-docx.ts'
import { findTool } from './recipes.ts'
import { findSections, inputOf, toWritten } from './store.ts'

/** The Word file of a finished draft that is known to be the caller's. */
export async function writeDraftFile({ database }: Services, row: DraftRow): Promise<Uint8Array<ArrayBuffer>> {
  const written = toWritten(await findSections(database, row.id))
  return buildDocx(findTool(row.type).compose(inputOf(row), written))
}

/** Finished drafts of one client, newest first. */
export function listFinishedDrafts(database: Database, ownerId: string, clientId: string): Promise<DraftRow[]> {
  return database
    .selectFrom('drafts')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('client_id', '=', clientId)
    .where('state', '=', 'ready')
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute()
}
