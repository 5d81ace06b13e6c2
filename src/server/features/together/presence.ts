import { isDuplicate } from '#server/database/connect.ts'
import type { Database } from '#server/database/schema.ts'

type Seen = {
  readonly draftId: string
  readonly personId: string
  readonly sectionId: string | null
  readonly now: number
}

/** Says that somebody has a draft open, and at which section. */
export async function setPresence(database: Database, { draftId, personId, sectionId, now }: Seen): Promise<void> {
  const seen = { section_id: sectionId, seen_at: now }
  const update = () =>
    database
      .updateTable('draft_presence')
      .set(seen)
      .where('draft_id', '=', draftId)
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow()
  const known = await database
    .selectFrom('draft_presence')
    .select('seen_at')
    .where('draft_id', '=', draftId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (known) await update()
  else
    await database
      .insertInto('draft_presence')
      .values({ draft_id: draftId, person_id: personId, ...seen })
      .execute()
      .catch((error: unknown) => {
        // Another window of the same person came first.
        if (!isDuplicate(error)) throw error
        return update()
      })
}
