import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DateField } from '#web/ui/text-field.tsx'
import type { PacketActs } from './packet-queries.ts'

type WhenProps = { readonly acts: PacketActs; readonly today: string; readonly onClose: () => void }

/** Asks for the day on which it was filed. */
export function WhenFiled({ acts, today, onClose }: WhenProps) {
  const [day, setDay] = useState(today)
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Mark as filed"
      subtitle="The files that were made are what was filed. You can take this back."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="accent"
            aria-disabled={day === ''}
            onClick={() => {
              if (day === '') return
              acts.markFiled.run({ filed_on: day })
              onClose()
            }}
          >
            Mark as filed
          </Button>
        </>
      }
    >
      <DateField label="Filed on" value={day} onChange={setDay} help="The day on which it was received." />
    </Dialog>
  )
}
