import { Download } from 'lucide-react'
import type { PacketReply } from '#contract/packets.ts'
import { Button } from '#web/ui/button.tsx'
import { megabytes, type PacketActs } from './packet-queries.ts'
import styles from './packet.module.css'

/** The files of the packet by their size against what the forum takes; before they are made, what is expected. */
export function PartBar({ packet, acts }: { packet: PacketReply; acts: PacketActs }) {
  const { made, limit_bytes: limit, items } = packet
  const total = items.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)
  if (!made)
    return (
      <section className={`panel ${styles.parts}`} aria-label="Size of the packet">
        {limit !== null && <Bar share={total / limit} />}
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
        {made.parts.map(({ number, kind, file_name, bytes, first, last }) => (
          <li key={number}>
            <Bar share={limit === null ? 1 : bytes / limit} />
            <p className={styles.file}>
              <span className="small">
                <b>{kind === 'brief' ? 'Brief' : files > 1 ? `Part ${number}` : 'One file'}</b>{' '}
                <span className="muted num">
                  {megabytes(bytes)}
                  {limit === null ? '' : ` of ${limit / 1_000_000}`} MB, pages {first} to {last}
                </span>
                <br />
                <span className={`muted ${styles.fileName}`}>{file_name}</span>
              </span>
              {acts.may('export') && (
                <Button
                  size="s"
                  icon={Download}
                  busy={acts.downloadPart.isPending}
                  onClick={() => acts.downloadPart.run({ number, file_name })}
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

function Bar({ share }: { share: number }) {
  const width = Math.min(100, Math.max(1, share * 100))
  return (
    <span className={styles.bar} aria-hidden="true">
      <i style={{ width: `${width}%` }} />
    </span>
  )
}
