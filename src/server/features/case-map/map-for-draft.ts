import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { DraftInput, DraftingTool } from '#domain/drafting/tool.ts'
import type { MapDocument } from '#domain/case-map/map-input.ts'
import type { Services } from '#server/services.ts'
import { makeMapInThread } from './map-in-thread.ts'
import { findReplies } from './requests-store.ts'
import { decisionsOf, findMap } from './store.ts'

/**
 * The map that a draft takes: made of the answers that were sent, with the attorney's decisions and what a model read, where there are any.
 * Undefined for a tool without one. Nobody has to have looked at it.
 */
export async function mapForDraft(
  { database }: Services,
  ownerId: string,
  tool: DraftingTool,
  input: DraftInput,
  documents: readonly MapDocument[],
): Promise<CaseMap | undefined> {
  if (!tool.caseRules) return undefined
  const { type } = tool.identity
  const saved = await findMap(database, { ownerId, clientId: input.client.id, type })
  const made = await makeMapInThread(
    {
      tool: type,
      asOf: input.filingDate,
      answers: input.answers,
      client: input.client,
      rules: tool.caseRules(input),
      documents,
    },
    saved ? decisionsOf(saved) : {},
    saved ? await findReplies(database, saved.id) : [],
  )
  return made.map
}
