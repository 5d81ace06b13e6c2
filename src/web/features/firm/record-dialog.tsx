import { useState } from 'react'
import type { FirmClient } from '#contract/client-access.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ChooseClient } from './choose-client.tsx'
import { DownloadRecord } from './record-section.tsx'
import { RecordList } from './record-list.tsx'

/** The record of access of one client of the firm, which is asked for first. */
export function RecordDialog({ onClose }: { onClose: () => void }) {
  const [client, setClient] = useState<FirmClient>()
  if (!client)
    return (
      <ChooseClient
        title="Record of access"
        subtitle="Who opened, changed or downloaded what of a client that you may share."
        onChoose={setClient}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      opened
      size="2xl"
      title={`Record of access: ${client.name}`}
      onClose={onClose}
      footNote={<DownloadRecord clientId={client.id} />}
      footer={
        <>
          <Button onClick={() => setClient(undefined)}>Another client</Button>
          <Button look="accent" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <RecordList clientId={client.id} />
    </Dialog>
  )
}
