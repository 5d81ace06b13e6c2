import { AppError } from '#contract/errors.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import { findDraft, findSections } from './store.ts'

type Path = { readonly clientId: string; readonly draftId: string }

/** The draft of this owner; 404 for anybody else's. */
export async function ownDraft(database: Database, ownerId: string, { clientId, draftId }: Path): Promise<DraftRow> {
  const row = await findDraft(database, ownerId, clientId, draftId)
  if (!row) throw new AppError('not-found')
  return row
}

/** The draft of this owner where the call names no client. */
export async function ownDraftById(database: Database, ownerId: string, draftId: string): Promise<DraftRow> {
  const row = await database
    .selectFrom('drafts')
    .selectAll()
    .where('id', '=', draftId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

/** A section of a draft that is already known to be the caller's. */
export async function sectionOf(database: Database, draft: DraftRow, sectionId: string): Promise<SectionRow> {
  const rows = await findSections(database, draft.id)
  const row = rows.find(({ section_id }) => section_id === sectionId)
  if (!row) throw new AppError('not-found')
  return row
}

/** The passages of a section that no proposal may change, as their words. */
export function locksOf({ locks }: Pick<SectionRow, 'locks'>): string[] {
  return JSON.parse(locks ?? '[]') as string[]
}
