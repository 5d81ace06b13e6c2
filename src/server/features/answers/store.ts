import type { Answers } from '#domain/questionnaire/question.ts'
import type { Database } from '#server/database/schema.ts'
import { isDuplicate } from '#server/database/connect.ts'

export type StoredAnswers = { readonly answers: Answers; readonly version: number; readonly savedAt: number | null }

export async function findAnswers(
  database: Database,
  ownerId: string,
  clientId: string,
  type: string,
): Promise<StoredAnswers> {
  const row = await database
    .selectFrom('answers')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('type', '=', type)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  if (!row) return { answers: {}, version: 0, savedAt: null }
  return { answers: JSON.parse(row.answers) as Answers, version: row.version, savedAt: row.saved_at }
}

type Save = {
  readonly ownerId: string
  readonly clientId: string
  readonly type: string
  readonly answers: object
  readonly now: number
}

/** The last write wins. Returns the version that it replaced. */
export async function saveAnswers(database: Database, save: Save): Promise<number> {
  const { ownerId, clientId, type, now } = save
  const answers = JSON.stringify(save.answers)
  const { version } = await findAnswers(database, ownerId, clientId, type)
  if (version === 0) {
    const row = { owner_id: ownerId, client_id: clientId, type, answers, version: 1, saved_at: now }
    try {
      await database.insertInto('answers').values(row).execute()
      return 0
    } catch (error) {
      if (!isDuplicate(error)) throw error
      return saveAnswers(database, save)
    }
  }
  await database
    .updateTable('answers')
    .set((eb) => ({ answers, version: eb('version', '+', 1), saved_at: now }))
    .where('client_id', '=', clientId)
    .where('type', '=', type)
    .where('owner_id', '=', ownerId)
    .execute()
  return version
}
