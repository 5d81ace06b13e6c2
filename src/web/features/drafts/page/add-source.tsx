import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DraftType } from '#domain/drafting/tool.ts'
import { RecordDialog } from '#web/features/records/record-dialog.tsx'
import { useRecords } from '#web/features/records/records-queries.ts'
import { notify } from '#web/ui/notify.tsx'

type Props = {
  readonly clientId: string
  readonly toolType: DraftType
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The source is on file and read. */
  readonly onRead: (citationId: string) => void
}

/** The form of a cited source beside the draft; once its text is read, the draft is checked against it. */
export function AddSource({ clientId, toolType, isOpen, onClose, onRead }: Props) {
  const place = { kind: 'citation', clientId } as const
  const [waiting, setWaiting] = useState<string>()
  const { data } = useRecords(place, waiting !== undefined)
  const status = data?.find(({ id }) => id === waiting)?.status
  const told = useRef<string>(undefined)
  const settle = useEffectEvent((id: string, isRead: boolean) => {
    told.current = id
    if (isRead) onRead(id)
    else notify('error', 'The source could not be read. It can be uploaded again at the client.')
  })
  useEffect(() => {
    const isSettled = status !== undefined && status !== 'processing'
    if (waiting !== undefined && waiting !== told.current && isSettled) settle(waiting, status === 'ready')
  }, [waiting, status])
  if (!isOpen) return null
  return (
    <RecordDialog
      place={place}
      toolType={toolType}
      onClose={onClose}
      onSaved={(id) => {
        onClose()
        setWaiting(id)
        notify('info', 'The draft is checked again as soon as the source is read.')
      }}
    />
  )
}
