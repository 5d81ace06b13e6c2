import { recordSources } from '#domain/questionnaire/record-kinds.ts'
import type { DraftType } from '#domain/drafting/tool.ts'
import { ClientDialog } from '#web/features/clients/client-dialog.tsx'
import { RecordDialog } from '#web/features/records/record-dialog.tsx'
import type { Providing } from './to-provide.ts'

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
