import type { Database } from '#server/database/schema.ts'
import { noteMove } from './client-moves.ts'

/**
 * Gives a client with everything that belongs to it to another owner, ids unchanged. What belongs to a person and not to a
 * client (templates, feeds, members) stays. A new table with an owner is added here; a test looks for one that is missing.
 */
export async function changeOwner(
  transaction: Database,
  clientId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const owner = { owner_id: to }
  const { numUpdatedRows } = await transaction
    .updateTable('clients')
    .set(owner)
    .where('id', '=', clientId)
    .where('owner_id', '=', from)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) return false
  await noteMove(transaction, { clientId, from, to })
  // What comes with the times of another owner is found by no look for changes.
  await transaction.deleteFrom('case_date_looks').where('owner_id', '=', to).execute()
  for (const table of byClient)
    await transaction
      .updateTable(table)
      .set(owner)
      .where('client_id', '=', clientId)
      .where('owner_id', '=', from)
      .execute()
  const drafts = transaction.selectFrom('drafts').select('id').where('client_id', '=', clientId)
  for (const table of byDraft)
    await transaction
      .updateTable(table)
      .set(owner)
      .where('draft_id', 'in', drafts)
      .where('owner_id', '=', from)
      .execute()
  const packets = transaction.selectFrom('packets').select('id').where('client_id', '=', clientId)
  const maps = transaction.selectFrom('case_maps').select('id').where('client_id', '=', clientId)
  await transaction
    .updateTable('packet_parts')
    .set(owner)
    .where('packet_id', 'in', packets)
    .where('owner_id', '=', from)
    .execute()
  await transaction
    .updateTable('case_map_requests')
    .set(owner)
    .where('map_id', 'in', maps)
    .where('owner_id', '=', from)
    .execute()
  return true
}

const byClient = [
  'records',
  'drafts',
  'answers',
  'packets',
  'exhibit_pages',
  'case_maps',
  'case_dates',
  'case_date_readings',
  'client_words',
] as const
const byDraft = ['draft_templates', 'preflight_answers', 'sign_offs', 'draft_words'] as const
