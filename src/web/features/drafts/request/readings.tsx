import { TriangleAlert } from 'lucide-react'
import { Icon } from '#web/ui/icon.tsx'
import styles from './readings.module.css'

/** A date or name that the program read from a long answer. */
export type Reading = { readonly label: string; readonly value: string; readonly conflict?: boolean }

/** What was read from an answer, shown under it; a conflict shows here first. */
export function Readings({ readings }: { readings: readonly Reading[] }) {
  return (
    <div className={styles.box}>
      <p className={styles.lead}>Read from your answer. The draft may state these dates and no others.</p>
      <dl className={styles.list}>
        {readings.map(({ label, value, conflict }) => (
          <div key={`${label} ${value}`}>
            <dt>{label}</dt>
            <dd data-conflict={conflict || undefined}>
              {conflict && <Icon icon={TriangleAlert} size="s" label="Conflict:" />}
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
