import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import { fingerprintText } from './text-fingerprint.ts'

/** The address of whoever signed the text off as it stands; undefined where nobody has, or it has changed since. */
export async function signerOfText(
  database: Database,
  { id, owner_id }: Pick<DraftRow, 'id' | 'owner_id'>,
  sections: readonly Pick<SectionRow, 'section_id' | 'version' | 'content'>[],
): Promise<string | undefined> {
  const last = await database
    .selectFrom('sign_offs')
    .select(['signed_by', 'text_sha256'])
    .where('draft_id', '=', id)
    .where('owner_id', '=', owner_id)
    .orderBy('signed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last && last.text_sha256 === fingerprintText(sections) ? last.signed_by : undefined
}
