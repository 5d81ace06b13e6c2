import { api } from '#contract/api.ts'
import type { SentRequest } from '#contract/sent-requests.ts'
import { AppError } from '#contract/errors.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SentRequest as SentRow } from '#server/database/tables/drafts.ts'
import { listSentForMap, readSentForMap } from '#server/features/case-map/index.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { comparedPrefix } from './comparison/compare-statements.ts'
import { draftFor } from './draft-access.ts'
import { findSections, planOf } from './store.ts'

/** More requests than this are counted but not listed; a draft with all its revisions stays far below. */
const mostListed = 2000

/** What left for a model, request by request. */
export function serveSentRequests(app: App, services: Services): void {
  const { database } = services

  implement(app, services, api.listSentRequests, async ({ ownerId, params }) =>
    listSent(database, await draftFor(database, ownerId, params)),
  )

  implement(app, services, api.readSentRequest, async ({ ownerId, params }) => {
    const draft = await draftFor(database, ownerId, params)
    const forMap = await readSentForMap(database, placeOfMap(draft), params.sentId)
    if (forMap) return forMap
    const row = await database
      .selectFrom('sent_requests')
      .select(['payload', 'stand_ins'])
      .where('draft_id', '=', draft.id)
      .where('id', '=', params.sentId)
      .executeTakeFirst()
    const request = (await listSent(database, draft)).find(({ id }) => id === params.sentId)
    if (!row || !request) throw new AppError('not-found')
    const { system, prompt } = JSON.parse(row.payload) as { system: string; prompt: string }
    const standIns = JSON.parse(row.stand_ins ?? '[]') as { standIn: string; words: string }[]
    return {
      ...request,
      system,
      prompt,
      stand_ins: standIns.map(({ standIn, words }) => ({ stand_in: standIn, words })),
    }
  })
}

/** Newest first. Identifiers are in the order of time, so they number the requests for each section. */
async function listSent(database: Database, draft: DraftRow): Promise<SentRequest[]> {
  const sections = await findSections(database, draft.id)
  const titles = new Map(sections.map((row) => [row.section_id, planOf(row).title]))
  const rows = await database
    .selectFrom('sent_requests')
    .select(['id', 'section_id', 'sent_at', 'provider', 'model', 'is_shielded', 'outcome'])
    .select(['input_tokens', 'output_tokens'])
    .where('draft_id', '=', draft.id)
    .orderBy('id')
    .limit(mostListed)
    .execute()
  const counts = new Map<string, number>()
  const requests = rows.map((row) => {
    const attempt = (counts.get(row.section_id) ?? 0) + 1
    counts.set(row.section_id, attempt)
    return present(row, attempt, titleOf(row.section_id, titles))
  })
  // What was read for its case map before it was requested left for this draft too.
  const forMap = await listSentForMap(database, placeOfMap(draft), draft.created_at)
  return [...requests.toReversed(), ...forMap]
}

/** A section by its title; of a comparison with the file what was compared. */
function titleOf(sectionId: string, titles: ReadonlyMap<string, string>): string {
  if (!sectionId.startsWith(comparedPrefix)) return titles.get(sectionId) ?? sectionId
  const of = sectionId.slice(comparedPrefix.length)
  return `Compared with the file: ${titles.get(of) ?? of}`
}

const placeOfMap = ({ owner_id, client_id, type }: DraftRow) => ({ ownerId: owner_id, clientId: client_id, type })

function present(row: Omit<SentRow, 'payload' | 'draft_id' | 'stand_ins'>, attempt: number, title: string) {
  const { id, section_id, provider, model, outcome, input_tokens, output_tokens } = row
  const sent_at = new Date(row.sent_at).toISOString()
  const is_shielded = row.is_shielded === 1
  const known = { id, section_id, section_title: title, attempt, sent_at, provider, model, is_shielded }
  return { ...known, outcome, input_tokens, output_tokens }
}
