import type { SentForTemplate } from '#contract/old-case.ts'
import type { Database } from '#server/database/schema.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import type { TemplateModelRequestRow } from '#server/database/tables/templates.ts'

type Own = Pick<RecordRow, 'id' | 'owner_id'>

/** What models answered about a template, by what they were asked: asked for once, used at every attempt. */
export async function findAnswers(database: Database, { id, owner_id }: Own): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('template_model_requests')
    .select(['fingerprint', 'reply'])
    .where('record_id', '=', id)
    .where('owner_id', '=', owner_id)
    .where('outcome', '=', 'answered')
    .where('reply', 'is not', null)
    .execute()
  return new Map(rows.map(({ fingerprint, reply }) => [fingerprint, reply ?? '']))
}

/** Kept before it leaves; `endRequest` says how it ended. */
export async function keepRequest(database: Database, row: TemplateModelRequestRow): Promise<void> {
  await database.insertInto('template_model_requests').values(row).execute()
}

export async function endRequest(
  database: Database,
  id: string,
  end: Pick<TemplateModelRequestRow, 'outcome' | 'input_tokens' | 'output_tokens' | 'reply'>,
): Promise<void> {
  await database.updateTable('template_model_requests').set(end).where('id', '=', id).execute()
}

const mostListed = 100

/** Every request that left for a template that is known to be the caller's, newest first. */
export async function listSentForTemplate(database: Database, { id, owner_id }: Own): Promise<SentForTemplate[]> {
  const rows = await database
    .selectFrom('template_model_requests')
    .select(['id', 'sent_at', 'provider', 'model', 'outcome', 'input_tokens', 'output_tokens', 'payload'])
    .where('record_id', '=', id)
    .where('owner_id', '=', owner_id)
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute()
  return rows.map(({ payload, sent_at, ...row }) => {
    const { system, prompt } = JSON.parse(payload) as { system: string; prompt: string }
    return { ...row, sent_at: new Date(sent_at).toISOString(), system, prompt }
  })
}
