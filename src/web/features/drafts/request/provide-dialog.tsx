import { type RecordSource, recordSources } from '#domain/questionnaire/record-kinds.ts'
import type { DraftType } from '#domain/drafting/tool.ts'
import { type Answers, type Questionnaire, questionsOf, textOf } from '#domain/questionnaire/question.ts'
import { ClientDialog } from '#web/features/clients/client-dialog.tsx'
import { RecordDialog } from '#web/features/records/record-dialog.tsx'
import { showError } from '#web/ui/show-error.ts'

/** What a special entry of a list opens: the form of a new client, or of a new record for a list. */
export type Providing = { readonly client: true } | { readonly source: RecordSource; readonly expertId?: string }

/** What to open for a special entry, or undefined after saying what has to be chosen first. */
export function toProvide(
  entry: string,
  questionName: string,
  questionnaire: Questionnaire,
  answers: Answers,
): Providing | undefined {
  if (entry === 'special:client') return { client: true }
  const question = questionsOf(questionnaire).find(({ name }) => name === questionName)
  if (!question || (question.kind !== 'record' && question.kind !== 'records')) return undefined
  const { source } = question
  if (source !== 'templates' && textOf(answers, 'client_id') === undefined) {
    showError('Please choose a client first. What you add is kept with the client.')
    return undefined
  }
  const expertId = textOf(answers, 'expert_id')
  if (source === 'extra_expert' && expertId === undefined) {
    showError('Please choose an expert first. What you add is kept with the expert.')
    return undefined
  }
  return { source, ...(expertId !== undefined && { expertId }) }
}

type Props = {
  readonly providing: Providing | undefined
  readonly clientId: string | undefined
  readonly toolType: DraftType
  readonly onClose: () => void
  readonly onClient: (id: string) => void
}

/** The dialog of a special entry, in place; the new record is chosen by the form once it can be. */
export function ProvideDialog({ providing, clientId, toolType, onClose, onClient }: Props) {
  if (!providing) return null
  if ('client' in providing)
    return (
      <ClientDialog
        opened
        onClose={onClose}
        onSaved={({ id }) => {
          onClose()
          onClient(id)
        }}
      />
    )
  const { source, expertId } = providing
  const place = {
    kind: recordSources[source].record,
    clientId: clientId ?? '',
    ...(source === 'extra_expert' && expertId && { expertId }),
  }
  return (
    <RecordDialog
      place={place}
      asCv={source === 'client_cvs'}
      {...(source === 'citations' && { toolType })}
      onClose={onClose}
      onSaved={onClose}
    />
  )
}
