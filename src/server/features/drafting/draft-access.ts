import { AppError } from '#contract/errors.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import { turnToLawOf } from '#server/law/law-here.ts'
import { findSections } from './store.ts'

/** A draft by the path of its call; some calls name no client. */
type Path = { readonly draftId: string; readonly clientId?: string }

/**
 * A draft of this owner; 404 for any other. Whether the caller may do this to it was asked before (`src/server/access/`).
 * What the request still does is done under the law that the draft was made under.
 */
export async function draftFor(database: Database, ownerId: string, path: Path): Promise<DraftRow> {
  const { draftId, clientId } = path
  const mine = database.selectFrom('drafts').selectAll().where('owner_id', '=', ownerId)
  const named = clientId === undefined ? mine : mine.where('client_id', '=', clientId)
  const row = await named.where('id', '=', draftId).executeTakeFirst()
  if (!row) throw new AppError('not-found')
  turnToLawOf(row.law_version)
  return row
}

/** A section of a draft that the caller has reached. */
export async function sectionOf(database: Database, draft: DraftRow, sectionId: string): Promise<SectionRow> {
  const rows = await findSections(database, draft.id)
  const row = rows.find(({ section_id }) => section_id === sectionId)
  if (!row) throw new AppError('not-found')
  return row
}
