import { CircleCheck, CircleX, LoaderCircle, X } from 'lucide-react'
import { Link } from 'react-router'
import styles from './download-panel.module.css'
import { shortFileName, statusTextOf } from './download-texts.ts'
import { type Download, downloads } from './downloads.ts'
import { Button } from './button.tsx'
import { MessageText } from './message-text.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { ProgressBar } from './progress.tsx'

const icons = { downloading: LoaderCircle, success: CircleCheck, error: CircleX }
const said = { downloading: 'In progress', success: 'Completed', error: 'Failed' }

/** One download: how far it is, or what became of it. */
export function Row({ row }: { row: Download }) {
  const { id, fileName, status, progress, reason, retry, saved, bring } = row
  return (
    <li className={`${styles.row} ${styles[status]}`}>
      <Icon icon={icons[status]} label={said[status]} spin={status === 'downloading'} />
      <div className={styles.what}>
        <div className={styles.name} title={fileName}>
          {shortFileName(fileName)}
        </div>
        <div className={`${styles.status} small`}>
          <StatusText row={row} />
          {status === 'downloading' && progress && (
            <span className="num">
              {progress.done} of {progress.total}
            </span>
          )}
        </div>
        {status === 'error' && reason !== undefined && <p className="small muted">{reason}</p>}
        {status === 'success' && saved === false && bring && (
          <Button look="text" size="s" onClick={bring}>
            Download
          </Button>
        )}
        {status === 'error' && retry && (
          <Button look="text" size="s" onClick={retry}>
            Try again
          </Button>
        )}
        {status === 'downloading' && progress && <ProgressBar percent={(100 * progress.done) / progress.total} />}
      </div>
      <IconButton icon={X} label="Dismiss notification" onClick={() => downloads.dismiss(id)} />
    </li>
  )
}

function StatusText({ row }: { row: Download }) {
  const text = statusTextOf(row)
  return text === 'Done & Downloaded' ? (
    <Link to="/drafty/my-drafts">{text}</Link>
  ) : (
    <span>
      <MessageText message={text} />
    </span>
  )
}
