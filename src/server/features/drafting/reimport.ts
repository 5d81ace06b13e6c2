import { buffer } from 'node:stream/consumers'
import type { Context } from 'hono'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { respectLocks } from '#domain/redline/locked-ranges.ts'
import { tidySection } from '#domain/redline/write-leaves.ts'
import { sanitizeSection } from '#domain/section-content/sanitize.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import { receiveForm, refusal } from '#server/features/records/index.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import { asUnreadable, UnreadableDocument } from '#server/office/unreadable-document.ts'
import type { Services } from '#server/services.ts'
import { fileKind } from '#server/reading/file-kind.ts'
import { readEditedSections } from '#server/word/revision/read-edited-sections.ts'
import { writeDraftFile } from './file/draft-file.ts'
import { draftFor } from './draft-access.ts'
import { locksOf } from './section-rows.ts'
import { findSections, planOf } from './store.ts'
import { proposeVersion } from './versions.ts'

type Edited = { readonly id: string; readonly html: string; readonly isChanged: boolean }

/** Takes the Word file of a draft back as it was edited; nothing of it is in the text before it is accepted. */
export function serveReimport(app: App, services: Services): void {
  const { database } = services

  implement(app, services, api.reimportDraft, async ({ account, ownerId, params, context }) => {
    const draft = await draftFor(database, ownerId, params)
    if (draft.state !== 'ready') throw new AppError('not-now')
    const { bytes, name } = await takeFile(services, context)
    const rows = await findSections(database, draft.id)
    const { sections, warnings } = await readEdited(services, draft, rows, bytes, name)
    const proposed = await database
      .transaction()
      .execute((transaction) => proposeEdits(transaction, draft, sections, account.id, services.now()))
    return { sections: proposed, unchanged: rows.length - proposed.length, warnings: [...warnings] }
  })
}

/** The upload in memory; nothing of it stays in the store. */
async function takeFile({ files }: Services, context: Context): Promise<{ bytes: Uint8Array; name: string }> {
  const { file } = await receiveForm(files, context)
  if (!file) {
    const message = 'Please choose the Word file that you edited.'
    throw new AppError('invalid-fields', { fields: [{ name: 'file', label: 'File', message }] })
  }
  try {
    return { bytes: new Uint8Array(await buffer(await files.read(file.key))), name: file.fileName }
  } finally {
    await files.remove(file.key)
  }
}

async function readEdited(
  services: Services,
  draft: DraftRow,
  rows: readonly SectionRow[],
  edited: Uint8Array,
  name: string,
) {
  try {
    if (fileKind(edited) === 'pdf') throw new UnreadableDocument('not-a-draft')
    const exported = await writeDraftFile(services, draft, { comments: 'no' })
    const sections = rows.map(({ section_id: id, content: html }) => ({ id, html }))
    return await readEditedSections(edited, exported, sections)
  } catch (error) {
    const unreadable = asUnreadable(error)
    if (!unreadable) throw error
    const message = refusal(name, unreadable)
    throw new AppError('file-refused', { fields: [{ name: 'file', label: 'File', message }] }, { message })
  }
}

/** A proposal for each section whose text differs; those that somebody changed meanwhile are compared with what is there now. */
async function proposeEdits(
  database: Database,
  draft: DraftRow,
  edited: readonly Edited[],
  authorId: string,
  now: number,
): Promise<ReplyOf<typeof api.reimportDraft>['sections']> {
  const changed = new Map(edited.filter(({ isChanged }) => isChanged).map(({ id, html }) => [id, html]))
  const proposed: { id: string; title: string; version: number }[] = []
  for (const row of await findSections(database, draft.id)) {
    const html = changed.get(row.section_id)
    if (html === undefined) continue
    const content = respectLocks(row.content, sanitizeSection(html), locksOf(row))
    if (tidySection(content) === tidySection(row.content)) continue
    const version = await proposeVersion(database, row, { origin: 'reimported', content, now, authorId })
    proposed.push({ id: row.section_id, title: planOf(row).title, version })
  }
  return proposed
}
