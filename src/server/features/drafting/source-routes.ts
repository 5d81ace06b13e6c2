import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { DraftInput, SourceText } from '#domain/drafting/tool.ts'
import { readCitedSources } from '#server/features/records/index.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { draftFor } from './draft-access.ts'
import { inputOf } from './store.ts'

/** Lets a finished draft be checked against cited sources that were put on file after it was written. */
export function serveDraftSources(app: App, services: Services): void {
  const { database } = services

  implement(app, services, api.addDraftSources, async ({ ownerId, params, body }) => {
    const { client_id: clientId } = await draftFor(database, ownerId, params)
    const owner = { ownerId, clientId }
    const { sources, problems } = await readCitedSources(database, owner, body.citation_ids)
    if (problems.length > 0) throw new AppError('invalid-fields', { fields: problems })
    return database.transaction().execute(async (transaction) => {
      const draft = await draftFor(transaction, ownerId, params)
      if (draft.state !== 'ready') throw new AppError('not-now')
      const input = withSources(inputOf(draft), sources)
      await transaction
        .updateTable('drafts')
        .set({ input: JSON.stringify(input) })
        .where('id', '=', draft.id)
        .where('owner_id', '=', ownerId)
        .execute()
      return { sources: input.sources.length }
    })
  })
}

/** Nothing else of the input changes; a source that is there already is taken as it is on file now. */
function withSources(input: DraftInput, added: readonly SourceText[]): DraftInput {
  const ids = new Set(added.map(({ id }) => id))
  return { ...input, sources: [...input.sources.filter(({ id }) => !ids.has(id)), ...added] }
}
