import { Check, CircleDashed, CircleX, FileStack, LoaderCircle } from 'lucide-react'
import type { PacketReply } from '#contract/packets.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import type { PacketActs } from './packet-queries.ts'
import styles from './packet.module.css'

/** Makes the packet, says how far it is, and what came of it. */
export function MakePanel({ packet, acts }: { packet: PacketReply; acts: PacketActs }) {
  const { status, reason, made, items } = packet
  if (status === 'making') return <Making packet={packet} acts={acts} />
  const mayMake = acts.may('prepare')
  const isDone = status === 'ready' && made !== null && !made.is_stale
  if (!mayMake && status !== 'failed' && status !== 'cancelled' && !isDone) return null
  return (
    <section className={`panel ${styles.make} ${styles.deskOnly}`} aria-label="Make the packet">
      {status === 'failed' && (
        <p role="alert">
          <StateLabel icon={CircleX} tone="danger">
            Failed
          </StateLabel>{' '}
          <span className="small muted">{reason}</span>
        </p>
      )}
      {status === 'cancelled' && <p className="small muted">Cancelled. What was made ready is kept.</p>}
      {mayMake && (
        <Button
          look={isDone ? 'default' : 'accent'}
          icon={FileStack}
          wide
          busy={acts.make.isPending}
          aria-disabled={items.length === 0}
          onClick={() => items.length > 0 && acts.make.run()}
        >
          {made ? 'Make the packet again' : 'Make the packet'}
        </Button>
      )}
      {isDone && (
        <p className="small muted">Every page bears its number, and each pinpoint was compared with its page.</p>
      )}
    </section>
  )
}

const stages = ['exhibits', 'brief', 'files', 'check'] as const

const words = {
  exhibits: 'Exhibits as letter pages',
  brief: 'Brief',
  files: 'Contents, tabs and stamps',
  check: 'Every page and pinpoint',
} as const

/** What is done, what is being done, what comes; it goes on when the page is left. */
function Making({ packet: { progress, items }, acts }: { packet: PacketReply; acts: PacketActs }) {
  const percent = progress ? Math.round((100 * progress.done) / progress.total) : 2
  const at = progress ? stages.indexOf(progress.stage) : -1
  const ready = at === 0 ? (progress?.done ?? 0) : at > 0 ? items.length : 0
  return (
    <section className={`panel ${styles.make}`} aria-label="Making the packet">
      <div className={styles.makeHead}>
        <h2 className="sub">Making the packet</h2>
        {progress && (
          <span className="small muted num">
            {progress.done} of {progress.total}
          </span>
        )}
      </div>
      <ProgressBar percent={percent} />
      <output className="small" aria-live="polite">
        <StateLabel icon={LoaderCircle} tone="accent" spin>
          {progress?.what ?? 'Waiting to start'}
        </StateLabel>
      </output>
      <ol className={styles.steps}>
        {stages.map((stage, index) => (
          <li key={stage} className={index > at ? 'muted' : undefined}>
            {index < at ? (
              <Icon icon={Check} className={styles.fine} />
            ) : (
              <Icon icon={index === at ? LoaderCircle : CircleDashed} spin={index === at} />
            )}
            <span>{words[stage]}</span>
            {stage === 'exhibits' && (
              <span className="small muted num">
                {ready} of {items.length}
              </span>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.answers}>
        {acts.may('prepare') && (
          <Button busy={acts.cancel.isPending} onClick={() => acts.cancel.run()}>
            Cancel
          </Button>
        )}
        <span className="small muted">You may leave; it goes on.</span>
      </div>
    </section>
  )
}
