import type { CaseMapReply } from '#contract/case-maps.ts'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { CaseMapRow } from '#server/database/tables/case-maps.ts'
import type { AskFailure } from './ask-for-map.ts'
import type { ModelReadingSummary } from './read-with-model.ts'

type Extraction = NonNullable<CaseMapReply['extraction']>

/** What a model read for the last making of a map; null where none is asked. */
export function extractionOf({ read_by_model }: Pick<CaseMapRow, 'read_by_model'>, map: CaseMap | null) {
  const summary = JSON.parse(read_by_model) as Partial<ModelReadingSummary>
  if (summary.documents === undefined || summary.model === undefined) return null
  const { documents, model, plan = 'nothing' } = summary
  const listed = documents.map(
    ({ document, parts, answered, kept, dropped, failure }): Extraction['documents'][number] => ({
      document,
      title: map?.exhibits.find(({ id }) => id === document)?.title ?? 'A document',
      state: answered === parts ? 'read' : answered > 0 ? 'in-part' : 'not-read',
      kept,
      dropped,
      reason: failure === undefined || answered === parts ? null : reasons[failure],
    }),
  )
  const sum = (name: 'kept' | 'dropped') => documents.reduce((total, one) => total + one[name], 0)
  const planFailed = plan === 'planned' || plan === 'nothing' ? null : reasons[plan]
  return {
    model,
    kept: sum('kept'),
    dropped: sum('dropped'),
    documents: listed,
    planned: plan === 'planned',
    plan_reason: planFailed,
  }
}

const reasons: Readonly<Record<AskFailure | 'limit', string>> = {
  'rate-limited': 'the provider was too busy',
  quota: 'the account at the provider has no quota left',
  'refused-request': 'the provider could not take the request',
  unauthorised: 'the provider refused the key of this installation',
  'model-gone': 'the provider does not offer this model any more',
  unavailable: 'the provider did not answer',
  'cut-off': 'the answer broke off',
  stalled: 'the answer did not end',
  'too-long': 'the answer did not end',
  refusal: 'the model declined to read it',
  aborted: 'the reading was stopped',
  leak: 'the request would have named somebody, so it was not sent',
  unusable: 'the answer could not be read',
  limit: 'the file is longer than a model is asked to read at once',
}
