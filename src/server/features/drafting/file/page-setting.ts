import { buffer } from 'node:stream/consumers'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { findDraftTemplate } from '#server/features/templates/index.ts'
import type { Services } from '#server/services.ts'
import { callInThread } from '#server/threads/call-in-thread.ts'
import { ownSetting } from '#server/word/own-setting.ts'
import type { PageSetting } from '#server/word/read-page-setting.ts'
import { inputOf } from '../store.ts'

const inThread = callInThread<typeof import('#server/word/read-page-setting.ts')>(
  new URL('../../../word/read-page-setting.ts', import.meta.url),
)

/**
 * How the exported Word file of a draft is set: as the attorney's own file is, where the draft is built inside it, else as
 * the product sets its files. Undefined where that file cannot be read.
 */
export async function pageSettingOf(
  { database, files }: Services,
  row: DraftRow,
  { layout }: LegalDocument,
): Promise<PageSetting | undefined> {
  const kept = await findDraftTemplate(database, row.id)
  if (kept?.kind !== 'docx' || !inputOf(row).template)
    return { ...ownSetting, lineSpacing: layout.lineSpacing, hasPageNumbers: layout.pageNumbers !== 'none' }
  const template = new Uint8Array(await buffer(await files.read(kept.file_key)))
  return inThread('readPageSetting', { milliseconds: 60_000 }, template).catch(() => undefined)
}
