import { Download } from 'lucide-react'
import type { PacketReply } from '#contract/packets.ts'
import { Button } from '#web/ui/button.tsx'
import { megabytes, type PacketActs } from './packet-queries.ts'
import styles from './packet.module.css'
import { sharesIn } from './part-shares.ts'

/** The files of the packet by their size against what the forum takes; before they are made, what is expected. */
export function PartBar({ packet, acts }: { packet: PacketReply; acts: PacketActs }) {
  const { made, limit_bytes: limit, items } = packet
  const total = items.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)
  if (!made)
    return (
      <section className={`panel ${styles.parts}`} aria-label="Size of the packet">
        {limit !== null && <Bar shares={items.map(({ bytes }) => bytes ?? 0)} room={Math.max(0, limit - total)} />}
        <p className="small muted">
          {total < 50_000 ? 'Less than 0.1 MB' : `About ${megabytes(total)} MB`}
          {limit === null ? '' : `; a file may have ${limit / 1_000_000} MB`}. Not made yet.
        </p>
      </section>
    )
  const files = made.parts.filter(({ kind }) => kind === 'exhibits').length
  return (
    <section className={`panel ${styles.parts}`} aria-label="Files of the packet">
      {made.is_stale && (
        <p className={`small ${styles.stale}`}>
          These files are older than the draft or the exhibits. Make the packet again.
        </p>
      )}
      <ol className={styles.files}>
        {made.parts.map((part) => (
          <li key={part.number}>
            <Bar shares={sharesIn(part, items)} room={limit === null ? 0 : Math.max(0, limit - part.bytes)} />
            <p className={styles.file}>
              <span className="small">
                <b>{part.kind === 'brief' ? 'Brief' : files > 1 ? `Part ${part.number}` : 'One file'}</b>{' '}
                <span className="muted num">
                  {megabytes(part.bytes)}
                  {limit === null ? '' : ` of ${limit / 1_000_000}`} MB, pages {part.first} to {part.last}
                </span>
                <br />
                <span className={`muted ${styles.fileName}`}>{part.file_name}</span>
              </span>
              {acts.may('export') && (
                <Button
                  size="s"
                  icon={Download}
                  busy={acts.downloadPart.isPending}
                  onClick={() => acts.downloadPart.run(part)}
                >
                  Download
                </Button>
              )}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What is in a file, tab by tab, and the room that its limit leaves. */
function Bar({ shares, room }: { shares: readonly number[]; room: number }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {shares.map((bytes, index) => (
        <i key={`${index} ${bytes}`} style={{ flex: bytes }} />
      ))}
      {room > 0 && <em style={{ flex: room }} />}
    </span>
  )
}
