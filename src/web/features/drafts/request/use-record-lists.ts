import { type RecordKind, type RecordSource, recordSources } from '#domain/questionnaire/record-kinds.ts'
import { type Answers, type Questionnaire, questionsOf, textOf } from '#domain/questionnaire/question.ts'
import type { RecordEntry } from '#domain/questionnaire/record-entries.ts'
import { kindCalls, type RecordItem, type RecordPlace } from '#web/features/records/record-kinds.ts'
import { useRecords } from '#web/features/records/records-queries.ts'
import { useUploads } from '#web/features/records/uploads.ts'
import type { FormSources } from './form-context.ts'

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
  const from = (kind: RecordKind, ...sources: readonly RecordSource[]) =>
    ({ kind, clientId: clientId ?? '', wanted: sources.some((source) => asked.has(source)), expertId }) as const
  const lists = {
    citation: useList(from('citation', 'citations')),
    client_document: useList(from('client_document', 'client_documents', 'client_cvs')),
    expert: useList(from('expert', 'experts')),
    extra_client: useList(from('extra_client', 'extra_client')),
    extra_expert: useList(from('extra_expert', 'extra_expert')),
    template: useList(from('template', 'templates')),
  }
  const records: Partial<Record<RecordSource, readonly RecordEntry[]>> = {}
  const loading: RecordSource[] = []
  const problems: Partial<Record<RecordSource, string>> = {}
  for (const source of asked) {
    const { items, uploads, isLoading, problem } = lists[recordSources[source].record]
    const offered = source === 'client_cvs' ? items.filter(({ isCv }) => isCv) : items
    records[source] = [...uploads, ...offered.filter(({ status }) => status !== 'failed').map(toEntry)]
    if (isLoading) loading.push(source)
    if (problem !== undefined) problems[source] = problem
  }
  return { records, loading, problems }
}

type Wanted = {
  readonly kind: RecordKind
  readonly clientId: string
  readonly wanted: boolean
  readonly expertId: string | undefined
}

function useList({ kind, clientId, wanted, expertId = '' }: Wanted) {
  const place: RecordPlace = { kind, clientId, ...(kind === 'extra_expert' && { expertId }) }
  const hasPlace = kind === 'template' || (clientId !== '' && (kind !== 'extra_expert' || expertId !== ''))
  const enabled = wanted && hasPlace
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
