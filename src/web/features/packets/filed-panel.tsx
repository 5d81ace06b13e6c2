import { Check, Stamp } from 'lucide-react'
import { useState } from 'react'
import type { PacketReply } from '#contract/packets.ts'
import { easternDate, formatLongDate } from '#domain/dates/calendar.ts'
import { Button } from '#web/ui/button.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { useNow } from '#web/ui/use-now.ts'
import type { PacketActs } from './packet-queries.ts'
import styles from './packet.module.css'
import { WhenFiled } from './when-filed.tsx'

type Props = { readonly packet: PacketReply; readonly acts: PacketActs }

/** Whether the packet was filed, and when: from then on its letters and numbers are frozen. */
export function FiledPanel({ packet, acts }: Props) {
  const [isAsking, setAsking] = useState(false)
  const now = useNow()
  const { filing, status, made } = packet
  const mayMark = acts.may('prepare')
  if (filing.filed_on !== null)
    return (
      <section className={`panel ${styles.make}`} aria-label="Filed">
        <StateLabel icon={Check} tone="success">
          {`Filed on ${formatLongDate(filing.filed_on)}`}
        </StateLabel>
        <p className="small muted">Its letters, its numbers and its files stay as they are.</p>
        {mayMark && (
          <span className={styles.deskOnly}>
            <Button size="s" busy={acts.markFiled.isPending} onClick={() => acts.markFiled.run({ filed_on: null })}>
              Take that back
            </Button>
          </span>
        )}
      </section>
    )
  if (!mayMark || status !== 'ready' || !made || made.is_stale) return null
  return (
    <section className={`panel ${styles.make} ${styles.deskOnly}`} aria-label="Filed">
      <Button icon={Stamp} wide onClick={() => setAsking(true)}>
        Mark as filed
      </Button>
      <p className="small muted">{nextOf(packet)}</p>
      {isAsking && <WhenFiled acts={acts} today={easternDate(now)} onClose={() => setAsking(false)} />}
    </section>
  )
}

/** What the next packet of the case goes on from. */
function nextOf({ filing, items }: PacketReply): string {
  const frozen = 'Its letters and numbers are frozen then'
  const last = items.findLast(({ parent }) => parent === null)?.letter.replace(/-.*/, '')
  return filing.number === null || last === undefined
    ? `${frozen}.`
    : `${frozen}, and the next filing of the case goes on after tab ${last}.`
}
