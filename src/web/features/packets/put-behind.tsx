import { useState } from 'react'
import type { PacketItem, PacketReply } from '#contract/packets.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import type { PacketActs } from './packet-queries.ts'

type Props = {
  readonly packet: PacketReply
  readonly acts: PacketActs
  /** What is to be put behind another tab; nothing while the dialog is closed. */
  readonly item: PacketItem | undefined
  readonly onClose: () => void
}

/** Puts an exhibit behind the tab of another one: a translation with its original, a certificate with both. */
export function PutBehind({ packet, acts, item, onClose }: Props) {
  const [parent, setParent] = useState<string | null>(null)
  const tabs = packet.items.filter((one) => one.parent === null && one.id !== item?.id)
  const close = () => {
    setParent(null)
    onClose()
  }
  return (
    <Dialog
      opened={item !== undefined}
      onClose={close}
      title="Put behind another tab"
      subtitle="A translation and its certificate stand before the original, behind the same tab. Letters and cites follow."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            look="accent"
            aria-disabled={parent === null}
            onClick={() => {
              if (parent === null || !item) return
              acts.change.run({ add: { id: item.id, parent } })
              close()
            }}
          >
            Put there
          </Button>
        </>
      }
    >
      <SelectField
        label={`Tab for ${item?.title ?? 'the document'}`}
        options={tabs.map(({ id, letter, title }) => ({ value: id, label: `Exhibit ${letter}, ${title}` }))}
        value={parent}
        onChange={setParent}
      />
    </Dialog>
  )
}
