import type { CaseDateReply } from '#contract/deadlines.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import styles from './deadlines.module.css'

const told = { record: 'record', filing: 'the filing', answers: 'the answers' } as const

type CountProps = Pick<CaseDateReply, 'rule' | 'source' | 'checked_on' | 'steps' | 'triggers'> &
  Partial<Pick<CaseDateReply, 'notes' | 'reminders'>>

/** How it was counted, and where the rule was read. */
export function Count({ rule, source, checked_on, steps, triggers, notes = [], reminders = [] }: CountProps) {
  return (
    <details className={styles.count}>
      <summary>How it is counted</summary>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {reminders.length > 0 && <p>Look at it on {reminders.map(formatLongDate).join('; ')}.</p>}
      <p>
        From {triggers.map(({ label, value, from }) => `${label.toLowerCase()} (${told[from]}: ${value})`).join(', ')}.
      </p>
      <p>
        Rule: {rule}. {source !== '' && `${source}. `}Checked {formatLongDate(checked_on)}.
      </p>
    </details>
  )
}
