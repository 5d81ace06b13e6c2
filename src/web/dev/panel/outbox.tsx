import { longDate, timeOfDay } from '#web/ui/dates.ts'
import styles from './panel.module.css'
import { useOutbox } from './panel-queries.ts'

/** The mails that the product has sent, newest first, with their links. */
export function Outbox() {
  const { data = [], error } = useOutbox()
  return (
    <details className={styles.part}>
      <summary className={styles.heading}>Outbox ({data.length})</summary>
      {error && <p className={styles.problem}>{error.message}</p>}
      {data.length === 0 && !error && <p className={styles.note}>No mail has been sent.</p>}
      {data.map(({ id, recipient, subject, text, created_at, sent_at }) => (
        <details key={id} className={styles.mail}>
          <summary>
            {subject}
            <span className={styles.note}>
              {recipient}, {longDate(Date.parse(created_at))} {timeOfDay(Date.parse(created_at))}
              {sent_at === null && ', waiting'}
            </span>
          </summary>
          <p className={styles.mailText}>{linked(text)}</p>
        </details>
      ))}
    </details>
  )
}

function linked(text: string) {
  return text.split(/(https?:\/\/\S+)/).map((part) =>
    part.startsWith('http') ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
