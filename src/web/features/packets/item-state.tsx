import { Check, FileQuestion, LoaderCircle, LockKeyhole, OctagonAlert, ScanText } from 'lucide-react'
import type { PacketItem, PacketItemState } from '#contract/packets.ts'
import type { Tone } from '#web/ui/badge.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import styles from './packet.module.css'

const looks: Readonly<Record<PacketItemState, { word: string; icon: typeof Check; tone: Tone }>> = {
  ready: { word: 'Ready', icon: Check, tone: 'success' },
  waiting: { word: 'Being read', icon: LoaderCircle, tone: 'accent' },
  locked: { word: 'Password', icon: LockKeyhole, tone: 'danger' },
  unreadable: { word: 'Cannot be read', icon: OctagonAlert, tone: 'danger' },
  sheet: { word: 'Not printed', icon: FileQuestion, tone: 'danger' },
  scan: { word: 'Picture only', icon: ScanText, tone: 'warning' },
}

/** Whether a document can stand in the packet, in icon and word; what was done with it shows on hover and is listed below. */
export function ItemState({ item: { state, notes } }: { item: PacketItem }) {
  const { word, icon, tone } = looks[state]
  return (
    <span className={`small ${styles.state}`} title={notes.join('\n')}>
      <StateLabel icon={icon} tone={tone} spin={state === 'waiting'}>
        {word}
      </StateLabel>
    </span>
  )
}
