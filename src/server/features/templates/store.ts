import { AppError } from '#contract/errors.ts'
import type { RememberedSplit } from '#domain/template-sections/remember-split.ts'
import type { TemplateSplit } from '#domain/template-sections/template-section.ts'
import { isDuplicate, isForeignKeyMissing } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftTemplateRow, TemplateReadingRow, TemplateSplitRow } from '#server/database/tables/templates.ts'

export function findReading(
  database: Database,
  ownerId: string,
  recordId: string,
): Promise<TemplateReadingRow | undefined> {
  return database
    .selectFrom('template_readings')
    .selectAll()
    .where('record_id', '=', recordId)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
}

/** Takes the place of what was read of an earlier file. */
export async function storeReading(database: Database, row: TemplateReadingRow): Promise<void> {
  await replace(database, async (transaction) => {
    await transaction.deleteFrom('template_readings').where('record_id', '=', row.record_id).execute()
    await transaction.insertInto('template_readings').values(row).execute()
  })
}

export type StoredSplit = {
  readonly remembered: RememberedSplit
  readonly placeholderFields: Readonly<Record<string, string>>
}

/** What was confirmed for this template or, before that, for another upload of the same text. */
export async function findSplit(
  database: Database,
  ownerId: string,
  recordId: string,
  fingerprint: string,
): Promise<StoredSplit | undefined> {
  const rows = await database
    .selectFrom('template_splits')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where(({ eb, or }) => or([eb('record_id', '=', recordId), eb('fingerprint', '=', fingerprint)]))
    .orderBy('confirmed_at', 'desc')
    .limit(20)
    .execute()
  const row = rows.find(({ record_id }) => record_id === recordId) ?? rows[0]
  if (!row) return undefined
  return {
    remembered: {
      fingerprint: row.fingerprint,
      split: JSON.parse(row.split) as TemplateSplit,
      openings: JSON.parse(row.openings) as RememberedSplit['openings'],
    },
    placeholderFields: JSON.parse(row.placeholder_fields) as Record<string, string>,
  }
}

type Confirmed = StoredSplit & { readonly ownerId: string; readonly recordId: string; readonly now: number }

/** The last confirmation counts. */
export async function storeSplit(database: Database, confirmed: Confirmed): Promise<void> {
  const { ownerId, recordId, now, placeholderFields } = confirmed
  const { fingerprint, split, openings } = confirmed.remembered
  const row: TemplateSplitRow = {
    record_id: recordId,
    owner_id: ownerId,
    fingerprint,
    split: JSON.stringify(split),
    openings: JSON.stringify(openings),
    placeholder_fields: JSON.stringify(placeholderFields),
    confirmed_at: now,
  }
  await replace(database, async (transaction) => {
    await transaction.deleteFrom('template_splits').where('record_id', '=', recordId).execute()
    await transaction.insertInto('template_splits').values(row).execute()
  })
}

/** Two requests at the same moment store the same, so the first one counts; a template that is gone is not found. */
async function replace(database: Database, work: (transaction: Database) => Promise<void>): Promise<void> {
  try {
    await database.transaction().execute(work)
  } catch (error) {
    if (isForeignKeyMissing(error)) throw new AppError('not-found', {}, { cause: error })
    if (!isDuplicate(error)) throw error
  }
}

/** The template of a draft that is known to be the caller's. */
export function findDraftTemplate(database: Database, draftId: string): Promise<DraftTemplateRow | undefined> {
  return database.selectFrom('draft_templates').selectAll().where('draft_id', '=', draftId).executeTakeFirst()
}

/** Ids and titles of the templates of these drafts, by draft. */
export async function templatesOfDrafts(
  database: Database,
  draftIds: readonly string[],
): Promise<Map<string, { id: string; title: string }[]>> {
  if (draftIds.length === 0) return new Map()
  const rows = await database
    .selectFrom('draft_templates')
    .select(['draft_id', 'template_id', 'title'])
    .where('draft_id', 'in', draftIds)
    .execute()
  return new Map(rows.map(({ draft_id, template_id, title }) => [draft_id, [{ id: template_id, title }]]))
}

/** The file of another draft of this owner that was made from the same bytes. */
export async function findKeptFile(database: Database, ownerId: string, checksum: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('draft_templates')
    .select('file_key')
    .where('owner_id', '=', ownerId)
    .where('checksum', '=', checksum)
    .executeTakeFirst()
  return row?.file_key
}
