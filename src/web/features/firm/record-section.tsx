import { Download } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { downloadRecordOfAccess } from './download-record.ts'
import styles from './firm.module.css'
import { RecordList } from './record-list.tsx'

/** Who opened, changed or downloaded what of a client; the whole of it as a file. */
export function RecordSection({ clientId }: { clientId: string }) {
  return (
    <section className={`panel ${styles.section}`} aria-labelledby="record-of-access">
      <div className={styles.head}>
        <h2 className="sub" id="record-of-access">
          Record of access
        </h2>
        <DownloadRecord clientId={clientId} />
      </div>
      <RecordList clientId={clientId} />
    </section>
  )
}

/** Saves the whole record as a file, to be given to the client. */
export function DownloadRecord({ clientId }: { clientId: string }) {
  return (
    <Button size="s" icon={Download} onClick={() => void downloadRecordOfAccess(clientId)}>
      Download for the client
    </Button>
  )
}
