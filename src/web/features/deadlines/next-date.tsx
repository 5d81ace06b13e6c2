import type { ClientOutlook } from '#contract/clients.ts'
import { daysLeftText, dayInTable } from './date-words.ts'
import styles from './next-date.module.css'

/** A client's next date that is not done: the day, what it is, how far off. Nothing until it is known. */
export function NextDate({ outlook }: { outlook: ClientOutlook | undefined }) {
  if (!outlook?.next_date) return <span className="muted hide-small">{outlook ? 'None' : ''}</span>
  const { date, what, days_left } = outlook.next_date
  return (
    <span className={styles.next}>
      <b data-soon={days_left <= 7 || undefined}>{dayInTable(date, days_left)}</b>
      <small className="muted">
        {what}, {daysLeftText(days_left).toLowerCase()}
      </small>
    </span>
  )
}
