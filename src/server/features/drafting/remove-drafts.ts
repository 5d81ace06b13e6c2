import type { Database } from '#server/database/schema.ts'
import { noteMove } from '#server/access/client-moves.ts'
import { releaseCredits } from '#server/features/billing/index.ts'

/** Gives back what drafts in progress hold, and takes all from the counts, before their client is deleted. */
export async function removeDraftsOfClient(
  database: Database,
  { ownerId, clientId }: { readonly ownerId: string; readonly clientId: string },
  now: number,
): Promise<void> {
  await noteMove(database, { clientId, from: ownerId, to: null })
  const running = await database
    .selectFrom('drafts')
    .select('id')
    .where('client_id', '=', clientId)
    .where('state', 'in', ['queued', 'drafting'])
    .execute()
  for (const { id } of running) await releaseCredits(database, id, now)
  const ids = database.selectFrom('drafts').select('id').where('client_id', '=', clientId)
  await database
    .updateTable('jobs')
    .set({ state: 'failed' })
    .where('kind', '=', 'write-draft')
    .where('subject_id', 'in', ids)
    .execute()
}

/** The keys of the files that were made of a draft and go with it: the parts of its packet, what was signed off. */
export async function filesOfDraft(database: Database, draftId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('packet_parts')
    .innerJoin('packets', 'packets.id', 'packet_parts.packet_id')
    .select('packet_parts.file_key')
    .where('packets.draft_id', '=', draftId)
    .execute()
  const signed = await database.selectFrom('sign_offs').select('file_key').where('draft_id', '=', draftId).execute()
  return [...rows, ...signed].map(({ file_key }) => file_key)
}
