import { useState } from 'react'
import type { PacketReply } from '#contract/packets.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { PacketActs } from './packet-queries.ts'

type Props = {
  readonly packet: PacketReply
  readonly acts: PacketActs
  readonly opened: boolean
  readonly onClose: () => void
}

/** Puts another document of the client into the packet: as an exhibit of its own, or behind the tab of one, before it. */
export function AddExhibit({ packet, acts, opened, onClose }: Props) {
  const [id, setId] = useState<string | null>(null)
  const [parent, setParent] = useState('')
  const tops = packet.items.filter((item) => item.parent === null)
  const own = { value: '', label: 'An exhibit of its own' }
  const behind = tops.map((item) => ({ value: item.id, label: `With exhibit ${item.letter}, before ${item.title}` }))
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Add an exhibit"
      subtitle="A translation and its certificate stand before the original, behind the same tab."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="accent"
            aria-disabled={id === null}
            onClick={() => {
              if (id === null) return
              acts.change.run({ add: { id, parent: parent === '' ? null : parent } })
              setId(null)
              onClose()
            }}
          >
            Add
          </Button>
        </>
      }
    >
      {packet.others.length === 0 ? (
        <p className="muted">Every document of the client is in the packet. Upload more on the client’s page.</p>
      ) : (
        <div className="stack m">
          <SelectField
            label="Document"
            options={packet.others.map(({ id: value, title: label }) => ({ value, label }))}
            value={id}
            onChange={setId}
          />
          <SelectField
            label="Where"
            options={[own, ...behind]}
            value={parent}
            onChange={(value) => setParent(value ?? '')}
          />
        </div>
      )}
    </Dialog>
  )
}
