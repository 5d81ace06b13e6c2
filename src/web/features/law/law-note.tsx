import { CalendarClock } from 'lucide-react'
import { Link } from 'react-router'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { useLaw } from '#web/data/law.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './law-note.module.css'

type Props = {
  /** The kinds of law that the page uses, as the settings list them: what of them is overdue for review is said. */
  readonly of: readonly string[]
}

/** As of when the law on this page speaks, and what of it is older than its review period. */
export function LawNote({ of }: Props) {
  const { data } = useLaw()
  if (!data) return null
  const overdue = data.readings.filter(({ name, is_overdue }) => is_overdue && of.includes(name))
  return (
    <p className={`small muted ${styles.note}`}>
      <Link to="/settings/law">Law as of {formatLongDate(data.as_of)}</Link>
      {overdue.map(({ name, checked_on }) => (
        <span key={name} className={styles.overdue}>
          <Icon icon={CalendarClock} size="s" /> Review overdue: {lower(name)}, last read {formatLongDate(checked_on)}
        </span>
      ))}
    </p>
  )
}

/** `Fees and edition of Form N-400` in the middle of a sentence. */
const lower = (name: string) => name.slice(0, 1).toLowerCase() + name.slice(1)
