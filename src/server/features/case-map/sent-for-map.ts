import type { SentRequest, SentRequestWhole } from '#contract/sent-requests.ts'
import type { Database } from '#server/database/schema.ts'
import type { CaseMapRequestRow } from '#server/database/tables/case-maps.ts'
import type { MapPlace } from './store.ts'

const mostListed = 2000

/** Under which the requests for a map stand among those of a draft. */
const sectionId = 'evidence'

type Listed = Omit<CaseMapRequestRow, 'payload' | 'stand_ins' | 'reply' | 'facts'> & { readonly title: string | null }

/** Every request that left while this map was made, newest first; those until a moment where one is given. */
export async function listSentForMap(database: Database, place: MapPlace, until?: number): Promise<SentRequest[]> {
  let query = ofPlace(database, place).orderBy('case_map_requests.id').limit(mostListed)
  if (until !== undefined) query = query.where('case_map_requests.sent_at', '<=', until)
  return numbered(await query.execute()).toReversed()
}

/** One of them, exactly as it left; undefined when it is not the owner's. */
export async function readSentForMap(
  database: Database,
  place: MapPlace,
  id: string,
): Promise<SentRequestWhole | undefined> {
  const listed = (await listSentForMap(database, place)).find((one) => one.id === id)
  const row = await database
    .selectFrom('case_map_requests')
    .select(['payload', 'stand_ins'])
    .where('id', '=', id)
    .where('owner_id', '=', place.ownerId)
    .executeTakeFirst()
  if (!row || !listed) return undefined
  const { system, prompt } = JSON.parse(row.payload) as { system: string; prompt: string }
  const standIns = JSON.parse(row.stand_ins) as { standIn: string; words: string }[]
  return { ...listed, system, prompt, stand_ins: standIns.map(({ standIn, words }) => ({ stand_in: standIn, words })) }
}

const ofPlace = (database: Database, { ownerId, clientId, type }: MapPlace) =>
  database
    .selectFrom('case_map_requests')
    .innerJoin('case_maps', 'case_maps.id', 'case_map_requests.map_id')
    .leftJoin('records', 'records.id', 'case_map_requests.document_id')
    .select(['case_map_requests.id', 'map_id', 'step', 'document_id', 'part', 'fingerprint', 'sent_at', 'provider'])
    .select(['case_map_requests.model', 'outcome', 'input_tokens', 'output_tokens', 'records.title'])
    .select('case_map_requests.owner_id')
    .where('case_maps.client_id', '=', clientId)
    .where('case_maps.type', '=', type)
    .where('case_map_requests.owner_id', '=', ownerId)

function numbered(rows: readonly Listed[]): SentRequest[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const attempt = (counts.get(row.fingerprint) ?? 0) + 1
    counts.set(row.fingerprint, attempt)
    return {
      id: row.id,
      section_id: sectionId,
      section_title: titleOf(row),
      attempt,
      sent_at: new Date(row.sent_at).toISOString(),
      provider: row.provider,
      model: row.model,
      is_shielded: true,
      outcome: row.outcome,
      input_tokens: row.input_tokens,
      output_tokens: row.output_tokens,
    }
  })
}

function titleOf({ step, title, part }: Listed): string {
  if (step === 'plan') return 'Evidence: plan of the draft'
  return `Evidence: ${title ?? 'a document'}${part > 0 ? `, part ${part + 1}` : ''}`
}
