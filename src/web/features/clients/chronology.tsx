import { CircleAlert, Plus } from 'lucide-react'
import type { Client } from '#contract/clients.ts'
import { type ChronologyEntry, chronologyOf } from '#domain/clients/chronology.ts'
import { useRecords } from '#web/features/records/records-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import styles from './chronology.module.css'
import clients from './clients.module.css'
import { dayText } from './field-value.ts'

/** `onEdit` is left out where the record may not be changed. */
type Props = { readonly client: Client; readonly onEdit: (() => void) | undefined }

const sources = { record: 'Record', document: 'Document' } as const

/** What happened when, by the dates of the record and of the newest documents. */
export function Chronology({ client, onEdit }: Props) {
  const { data } = useRecords({ kind: 'client_document', clientId: client.id }, true)
  const documents = data ?? []
  const dated = documents.map(({ title, documentDate }) => ({ title, date: documentDate }))
  const entries = chronologyOf(client, dated)
  const more = (client.counts['client_document'] ?? 0) - documents.length
  return (
    <section className={`panel ${styles.panel}`} aria-label="Chronology">
      <div className={`row between ${clients.panelHead}`}>
        <h2 className="head">Chronology</h2>
        {onEdit && (
          <Button look="quiet" size="s" icon={Plus} onClick={onEdit}>
            Add a date
          </Button>
        )}
      </div>
      <ol className={styles.list}>
        {entries.map((entry, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two documents may bear one title and one day
          <Entry key={`${index} ${entry.text}`} entry={entry} onEdit={onEdit} />
        ))}
      </ol>
      {data && more > 0 && (
        <p className="small muted">Documents older than the newest {documents.length} are not shown here.</p>
      )}
    </section>
  )
}

type EntryProps = Pick<Props, 'onEdit'> & { readonly entry: ChronologyEntry }

function Entry({ entry: { date, text, source, isKey }, onEdit }: EntryProps) {
  if (date === null)
    return (
      <li className={styles.open}>
        <span className="muted">Not on record</span>
        <span className={styles.dot} />
        <StateLabel icon={CircleAlert} tone="warning">
          {text}
        </StateLabel>
        {onEdit && (
          <Button look="quiet" size="s" onClick={onEdit} aria-label={`Add ${text.toLowerCase()}`}>
            Add date
          </Button>
        )}
      </li>
    )
  return (
    <li className={isKey ? styles.key : undefined}>
      <time dateTime={date}>{dayText(date)}</time>
      <span className={styles.dot} />
      <span>{text}</span>
      <span className={styles.source}>{sources[source]}</span>
    </li>
  )
}
