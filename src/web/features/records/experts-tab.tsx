import { RecordPanel } from './record-panel.tsx'
import styles from './records.module.css'
import { useRecords } from './records-queries.ts'

/** The experts of a client and, under each one's name, the further information about them. */
export function ExpertsTab({ clientId }: { clientId: string }) {
  const experts = useRecords({ kind: 'expert', clientId }, true)
  return (
    <div className="stack l">
      <RecordPanel place={{ kind: 'expert', clientId }} />
      {experts.data?.map(({ id, title }) => (
        <section key={id} className={styles.expert} aria-label={`About ${title}`}>
          <h2 className="sub">About {title}</h2>
          <RecordPanel place={{ kind: 'extra_expert', clientId, expertId: id }} />
        </section>
      ))}
    </div>
  )
}
