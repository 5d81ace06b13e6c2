import { Check, FileQuestion, LoaderCircle, LockKeyhole, OctagonAlert, ScanText, TriangleAlert } from 'lucide-react'
import type { PacketItem, PacketItemState } from '#contract/packets.ts'
import type { Tone } from '#web/ui/badge.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import type { RowFinding } from './item-findings.ts'
import styles from './packet.module.css'

const looks: Readonly<Record<PacketItemState, { word: string; icon: typeof Check; tone: Tone }>> = {
  ready: { word: 'Ready', icon: Check, tone: 'success' },
  waiting: { word: 'Being read', icon: LoaderCircle, tone: 'accent' },
  locked: { word: 'Password', icon: LockKeyhole, tone: 'danger' },
  unreadable: { word: 'Cannot be read', icon: OctagonAlert, tone: 'danger' },
  sheet: { word: 'Not printed', icon: FileQuestion, tone: 'danger' },
  scan: { word: 'Picture only', icon: ScanText, tone: 'warning' },
}

type Props = { readonly item: PacketItem; readonly finding: RowFinding | undefined }

/**
 * Whether a document can stand in the packet, in icon and word: what the preflight finds about it, else how its pages are.
 * What was done with it shows on hover and is listed below.
 */
export function ItemState({ item: { state, notes }, finding }: Props) {
  // A file that is locked or cannot be read says more than the rule that follows from it.
  if (finding && (state === 'ready' || state === 'scan')) return <FindingState finding={finding} />
  const { word, icon, tone } = looks[state]
  return (
    <span className={`small ${styles.state}`} title={notes.join('\n')}>
      <StateLabel icon={icon} tone={tone} spin={state === 'waiting'}>
        {word}
      </StateLabel>
    </span>
  )
}

/** What is open about a row, as the preflight beside it has it. */
export function FindingState({ finding: { word, severity, sentence } }: { finding: RowFinding }) {
  const isGrave = severity === 'block'
  return (
    <span className={`small ${styles.state}`} title={sentence}>
      <StateLabel icon={isGrave ? OctagonAlert : TriangleAlert} tone={isGrave ? 'danger' : 'warning'}>
        {word}
      </StateLabel>
    </span>
  )
}
