import type { RecordKind } from '#contract/record-shapes.ts'
import {
  type Answers,
  type Questionnaire,
  questionsOf,
  type RecordSource,
  textOf,
} from '#domain/questionnaire/question.ts'
import type { RecordEntry } from '#domain/questionnaire/record-entries.ts'
import { kindCalls, type RecordItem, type RecordPlace } from '#web/features/records/record-kinds.ts'
import { useRecords } from '#web/features/records/records-queries.ts'
import { useUploads } from '#web/features/records/uploads.ts'
import type { FormSources } from './form-context.ts'

/** Which records each list of a form offers. */
export const kindOf: Readonly<Record<RecordSource, RecordKind>> = {
  citations: 'citation',
  client_documents: 'client_document',
  client_cvs: 'client_document',
  experts: 'expert',
  extra_client: 'extra_client',
  extra_expert: 'extra_expert',
  templates: 'template',
}

/** The lists that this questionnaire asks from, for the chosen client and expert. */
export function useRecordLists(
  questionnaire: Questionnaire,
  answers: Answers,
  clientId: string | undefined,
): Pick<FormSources, 'records'> & {
  readonly loading: RecordSource[]
  readonly problems: Partial<Record<RecordSource, string>>
} {
  const asked = new Set(
    questionsOf(questionnaire).flatMap((question) =>
      question.kind === 'record' || question.kind === 'records' ? [question.source] : [],
    ),
  )
  const expertId = textOf(answers, 'expert_id')
  const lists = {
    citation: useList({ kind: 'citation', clientId: clientId ?? '' }, asked.has('citations') && clientId !== undefined),
    client_document: useList(
      { kind: 'client_document', clientId: clientId ?? '' },
      (asked.has('client_documents') || asked.has('client_cvs')) && clientId !== undefined,
    ),
    expert: useList({ kind: 'expert', clientId: clientId ?? '' }, asked.has('experts') && clientId !== undefined),
    extra_client: useList(
      { kind: 'extra_client', clientId: clientId ?? '' },
      asked.has('extra_client') && clientId !== undefined,
    ),
    extra_expert: useList(
      { kind: 'extra_expert', clientId: clientId ?? '', expertId: expertId ?? '' },
      asked.has('extra_expert') && clientId !== undefined && expertId !== undefined,
    ),
    template: useList({ kind: 'template', clientId: '' }, asked.has('templates')),
  }
  const records: Partial<Record<RecordSource, readonly RecordEntry[]>> = {}
  const loading: RecordSource[] = []
  const problems: Partial<Record<RecordSource, string>> = {}
  for (const source of asked) {
    const { items, uploads, isLoading, problem } = lists[kindOf[source]]
    const offered = source === 'client_cvs' ? items.filter(({ isCv }) => isCv) : items
    records[source] = [...uploads, ...offered.filter(({ status }) => status !== 'failed').map(toEntry)]
    if (isLoading) loading.push(source)
    if (problem !== undefined) problems[source] = problem
  }
  return { records, loading, problems }
}

function useList(place: RecordPlace, enabled: boolean) {
  const list = useRecords(place, enabled)
  const uploads = useUploads(place)
  return {
    items: enabled ? (list.data ?? []) : [],
    uploads: uploads
      .filter(({ problem }) => problem === undefined)
      .map(({ id, title }): RecordEntry => ({ value: id, label: `${title} Processing...`, processing: true })),
    isLoading: list.isLoading,
    problem: list.isError ? kindCalls[place.kind].notLoaded : undefined,
  }
}

function toEntry({ id, title, status, created_at }: RecordItem): RecordEntry {
  const isReading = status === 'processing'
  return {
    value: id,
    label: isReading ? `${title} Processing...` : title,
    createdAt: Date.parse(created_at),
    ...(isReading && { processing: true }),
  }
}
