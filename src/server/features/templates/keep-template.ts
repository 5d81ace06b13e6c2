import { takeFileBack } from '#server/database/take-file-back.ts'
import type { Database } from '#server/database/schema.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import type { DraftTemplateRow } from '#server/database/tables/templates.ts'
import { fileLimit } from '#server/features/records/index.ts'
import type { Services } from '#server/services.ts'
import { findKeptFile } from './store.ts'
import type { ChosenTemplate } from './draft-template.ts'

/**
 * Runs what makes a draft in one transaction and keeps the template's bytes with it, so that the draft outlives the
 * template. Equal bytes are kept once; a draft that is not made leaves none behind.
 */
export async function keepingTemplate(
  services: Services,
  draft: { readonly id: string; readonly owner_id: string },
  chosen: ChosenTemplate | undefined,
  makeDraft: (transaction: Database) => Promise<void>,
): Promise<void> {
  const { database, files } = services
  const kept = chosen && (await keepFile(services, draft.owner_id, chosen.record))
  try {
    const store = async (transaction: Database) => {
      await makeDraft(transaction)
      if (kept)
        await transaction
          .insertInto('draft_templates')
          .values(toRow(draft, chosen, kept.key))
          .execute()
    }
    await database.transaction().execute(store)
  } catch (error) {
    if (kept?.isNew) await takeFileBack(files, kept.key, error)
    throw error
  }
}

async function keepFile({ database, files }: Services, ownerId: string, { file_key, checksum }: RecordRow) {
  const kept = await findKeptFile(database, ownerId, checksum ?? '')
  if (kept !== undefined) return { key: kept, isNew: false }
  const { key } = await files.put(await files.read(file_key ?? ''), fileLimit)
  return { key, isNew: true }
}

function toRow(
  { id, owner_id }: { id: string; owner_id: string },
  { record, kind }: ChosenTemplate,
  fileKey: string,
): DraftTemplateRow {
  return {
    draft_id: id,
    owner_id,
    template_id: record.id,
    title: record.title,
    kind,
    file_key: fileKey,
    checksum: record.checksum ?? '',
  }
}
