import { ArrowRightLeft, Check, CircleHelp, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import type { CaseDateReply } from '#contract/deadlines.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { FormNumbers } from '#web/ui/form-numbers.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { daysLeftText, leafOf, movedText } from './date-words.ts'
import styles from './deadlines.module.css'
import { useMarkDate } from './deadlines-queries.ts'
import { Count } from './date-count.tsx'

type Props = { readonly date: CaseDateReply; readonly clientName?: string; readonly mayMark?: boolean }

/** A date: the day, what, how long still; its rule and its count when they are asked for. */
export function DateRow({ date, clientName, mayMark = true }: Props) {
  const mark = useMarkDate()
  const { month, day, year } = leafOf(date.date)
  const isUrgent = !date.is_done && date.days_left <= 7 && date.kind !== 'opens'
  const when = `${daysLeftText(date.days_left)}, ${formatLongDate(date.date)}`
  return (
    <li className={`${styles.date} ${date.is_done ? styles.done : ''}`}>
      <span className={`${styles.leaf} ${isUrgent ? styles.soon : ''}`} title={year} aria-hidden="true">
        <small>{month}</small>
        {day}
      </span>
      <div className={styles.words}>
        <p className={styles.what}>
          <FormNumbers text={date.what} />
        </p>
        <p className="small muted">
          {clientName !== undefined && (
            <>
              <Link to={`/drafty/clients/${date.client_id}?tab=dates`}>{clientName}</Link>.{' '}
            </>
          )}
          {date.is_done ? `Done, ${formatLongDate(date.date)}` : when}
          {date.due !== null && `; by the rule ${formatLongDate(date.due)}`}
        </p>
        {date.moved && (
          <span className="small">
            <StateLabel icon={ArrowRightLeft} tone="warning">
              {movedText(date.moved)}
            </StateLabel>
          </span>
        )}
        {!date.confirmed && (
          <StateLabel icon={CircleHelp} tone="warning">
            Not confirmed: nobody has read the text of this rule.
          </StateLabel>
        )}
        <Count {...date} />
      </div>
      {mayMark && (
        <IconButton
          icon={date.is_done ? Undo2 : Check}
          label={date.is_done ? `Not done: ${date.what}` : `Done: ${date.what}`}
          disabled={mark.isPending}
          onClick={() => mark.run(date)}
        />
      )}
    </li>
  )
}
