import type { DraftCheck } from '#domain/draft-checks/draft-check.ts'
import { offersForGap } from '#domain/draft-checks/gap-offers.ts'
import { factSourcesOf } from '#domain/provenance/fact-sources.ts'
import { recordValues } from '#domain/clients/client-record.ts'
import { checkAnswers } from '#domain/questionnaire/validate.ts'
import { questionsOf } from '#domain/questionnaire/question.ts'
import { findClient, toRecord } from '#server/features/clients/index.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { findAnswers } from '#server/features/answers/index.ts'
import { findTool } from '#server/recipes.ts'
import { inputOf } from './store.ts'

/** The findings with what the client's record and saved answers, as they are now, offer for each gap. */
export async function withOffers(database: Database, draft: DraftRow, flags: readonly DraftCheck[]) {
  const plain = flags.map((flag) => ({ ...flag, passages: [...flag.passages] }))
  if (!flags.some(({ code }) => code === 'gap')) return plain
  const { owner_id: ownerId, client_id: clientId, type } = draft
  const row = await findClient(database, ownerId, clientId)
  const saved = await findAnswers(database, ownerId, clientId, type)
  const input = inputOf(draft)
  const client = row ? toRecord(row) : input.client
  const { questionnaire } = findTool(type)
  // What is saved while a form is filled in is any JSON; what counts is what its questions can take.
  const { answers } = checkAnswers(questionnaire, saved.answers, recordValues(client), input.filingDate)
  const labels = Object.fromEntries(questionsOf(questionnaire).map(({ name, label }) => [name, label]))
  const sources = factSourcesOf(
    { ...input, client, sources: [], answers: { ...input.answers, ...answers } },
    { labels },
  )
  return plain.map((flag) => {
    const offers = flag.code === 'gap' ? offersForGap(flag.message, sources) : []
    return offers.length === 0 ? flag : { ...flag, offers }
  })
}
