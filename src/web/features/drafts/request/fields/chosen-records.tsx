import { FileText, X } from 'lucide-react'
import type { ListedEntry } from '#domain/questionnaire/record-entries.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import styles from './chosen-records.module.css'

type Props = {
  readonly entries: readonly ListedEntry[]
  readonly chosen: readonly string[]
  readonly onRemove: (value: string) => void
}

/** The records that were ticked, by their full names. */
export function ChosenRecords({ entries, chosen, onRemove }: Props) {
  const records = entries.filter(({ value }) => chosen.includes(value))
  if (records.length === 0) return null
  return (
    <ul className={styles.list}>
      {records.map(({ value, label }) => (
        <li key={value}>
          <Icon icon={FileText} />
          <span>{label}</span>
          <IconButton icon={X} label={`Remove ${label}`} onClick={() => onRemove(value)} />
        </li>
      ))}
    </ul>
  )
}
