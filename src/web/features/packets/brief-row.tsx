import { Check, Download, FileQuestion, FileText } from 'lucide-react'
import type { PacketReply } from '#contract/packets.ts'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import type { RowFinding } from './item-findings.ts'
import { FindingState } from './item-state.tsx'
import { megabytes, type PacketActs, type PacketPath } from './packet-queries.ts'
import styles from './packet.module.css'

type Props = {
  readonly packet: PacketReply
  readonly path: PacketPath
  readonly finding: RowFinding | undefined
  readonly acts: PacketActs
}

/** The draft itself: what the exhibits belong to. Where the forum wants it apart, it is a file of its own. */
export function BriefRow({ packet: { draft_title: title, made }, path, finding, acts }: Props) {
  const pages = made?.brief_pages ?? null
  const own = made?.parts.find(({ kind }) => kind === 'brief')
  const actions = [
    { label: 'Open the draft', icon: FileText, to: `/drafty/my-drafts/${path.draftId}?client=${path.clientId}` },
    ...(own && acts.may('export')
      ? [{ label: 'Download its file', icon: Download, run: () => acts.downloadPart.run(own) }]
      : []),
  ]
  return (
    <li className={styles.row}>
      <span className={styles.deskOnly} />
      <span className={styles.briefTab}>Brief</span>
      <div className={styles.name}>
        <p className="docname">{title}</p>
        <p className="small muted">
          {made && pages === null ? 'Could not be printed here; a sheet says so' : wordOf(own !== undefined)}
        </p>
      </div>
      <span className={`num ${styles.right}`}>{pages ?? ''}</span>
      <span className="num muted">{pages !== null && !own ? 'In front' : ''}</span>
      <span className={`num ${styles.right}`}>{own ? megabytes(own.bytes) : ''}</span>
      <span>{finding ? <FindingState finding={finding} /> : made && <BriefState isPrinted={pages !== null} />}</span>
      <span className={styles.deskOnly}>{acts.may('prepare') && <RowMenu name={title} actions={actions} />}</span>
    </li>
  )
}

const wordOf = (isApart: boolean) => (isApart ? 'A file of its own' : 'With cover and contents')

function BriefState({ isPrinted }: { isPrinted: boolean }) {
  return (
    <span className={`small ${styles.state}`}>
      <StateLabel icon={isPrinted ? Check : FileQuestion} tone={isPrinted ? 'success' : 'danger'}>
        {isPrinted ? 'Ready' : 'Not printed'}
      </StateLabel>
    </span>
  )
}
