import { Link } from 'react-router'
import type { PacketReply } from '#contract/packets.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { rangeOf } from './exhibit-row.tsx'
import type { PacketPath } from './packet-queries.ts'
import styles from './packet.module.css'

/** What earlier filings of the case hold: the brief cites it there, and it is not filed again. */
export function FiledBefore({ packet: { filing }, path }: { packet: PacketReply; path: PacketPath }) {
  const earlier = filing.earlier.filter(({ number }) => filing.documents.some((one) => one.filing === number))
  if (earlier.length === 0) return null
  return (
    <section className={`panel ${styles.section}`} aria-labelledby="filed-before">
      <h2 className="sub" id="filed-before">
        Filed before
      </h2>
      <p className="small muted">
        Cites lead to the pages of the earlier filing. “Add an exhibit” files one of them again.
      </p>
      {earlier.map(({ draft_id, title, number, name, filed_on }) => (
        <div key={draft_id}>
          <p className="small">
            {`${name}, ${formatLongDate(filed_on)}: `}
            <Link to={`/drafty/my-drafts/${draft_id}/packet?client=${path.clientId}`}>{title}</Link>
          </p>
          <ul className={styles.before}>
            {filing.documents
              .filter((one) => one.filing === number)
              .map((one) => (
                <li key={one.id}>
                  <span className={styles.tab}>{one.letter}</span>
                  <span className="docname">{one.title}</span>
                  <span className="num muted">{rangeOf(one)}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
