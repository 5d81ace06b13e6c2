import { CircleAlert, X } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import styles from './records.module.css'
import { dismissUpload, type Upload } from './uploads.ts'

/** Files on their way, and those that were refused with the reason. */
export function Uploads({ uploads }: { uploads: readonly Upload[] }) {
  if (uploads.length === 0) return null
  return (
    <ul className={styles.uploads} aria-label="Uploads">
      {uploads.map(({ id, title, percent, problem, cancel }) => (
        <li key={id}>
          <span className={styles.uploadName}>{problem === undefined ? `${title} Processing...` : title}</span>
          {problem === undefined ? (
            <span className={styles.sending}>
              <ProgressBar percent={percent} label={`${Math.round(percent)} percent of ${title}`} />
            </span>
          ) : (
            <span role="alert">
              <StateLabel icon={CircleAlert} tone="danger">
                {problem}
              </StateLabel>
            </span>
          )}
          <IconButton
            icon={X}
            label={problem === undefined ? `Cancel ${title}` : `Dismiss ${title}`}
            onClick={problem === undefined ? cancel : () => dismissUpload(id)}
          />
        </li>
      ))}
    </ul>
  )
}
