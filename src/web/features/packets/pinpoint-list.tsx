import { Check } from 'lucide-react'
import type { PacketReply } from '#contract/packets.ts'
import { warningStates } from '#domain/packet/check-pinpoints.ts'
import { SeverityIcon } from '#web/ui/severity.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import styles from './packet.module.css'

/** Whether each pinpoint of the brief holds its words on the page of the packet; the failing ones with their sentences. */
export function PinpointList({ packet: { made, status } }: { packet: PacketReply }) {
  if (!made || status === 'making') return null
  const failing = made.pinpoints.filter(({ message }) => message !== null)
  const holding = made.pinpoints.filter(({ state }) => state === 'holds').length
  return (
    <section className={`panel ${styles.section}`} aria-labelledby="pinpoints">
      <h2 className="sub" id="pinpoints">
        Pinpoints
      </h2>
      {made.pinpoints.length === 0 ? (
        <p className="muted">The draft cites no exhibit.</p>
      ) : failing.length === 0 ? (
        <StateLabel icon={Check} tone="success">
          {`${made.pinpoints.length} cites lead to a page; ${holding} with quoted words, which stand there.`}
        </StateLabel>
      ) : (
        <ul className={styles.lines}>
          {failing.map((pinpoint) => (
            <li key={`${pinpoint.text} ${pinpoint.sentence}`}>
              <SeverityIcon severity={warningStates.includes(pinpoint.state) ? 'warn' : 'block'} />
              <span>
                <b>{pinpoint.message}</b>
                <span className={`small muted ${styles.sentence}`}>{pinpoint.sentence}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {made.notes.length > 0 && (
        <details className="small">
          <summary>What was done with the documents ({made.notes.length})</summary>
          <ul className={styles.notes}>
            {made.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
