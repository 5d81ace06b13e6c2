import { ChevronDown, ChevronUp, CircleCheck, CircleX, LoaderCircle, X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import styles from './download-panel.module.css'
import { shortFileName, statusTextOf, summaryOf } from './download-texts.ts'
import { type Download, downloads } from './downloads.ts'
import { Button } from './button.tsx'
import { MessageText } from './message-text.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { ProgressBar } from './progress.tsx'

/** What is being made or fetched, at the bottom right of every page; it goes on while the attorney works elsewhere. */
export function DownloadPanel() {
  const rows = useSyncExternalStore(downloads.subscribe, downloads.get)
  const [collapsed, setCollapsed] = useState(false)
  if (rows.length === 0) return null
  return (
    <section className={styles.panel} aria-label="Downloads" data-downloads="">
      <div className={styles.head}>
        <h2 className="sub" aria-live="polite">
          {summaryOf(rows)}
        </h2>
        <IconButton
          icon={collapsed ? ChevronUp : ChevronDown}
          label={collapsed ? 'Show downloads' : 'Collapse'}
          aria-expanded={!collapsed}
          className={styles.toggle}
          onClick={() => setCollapsed(!collapsed)}
        />
      </div>
      {!collapsed && (
        <ul className={styles.list}>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
    </section>
  )
}

const icons = { downloading: LoaderCircle, success: CircleCheck, error: CircleX }
const said = { downloading: 'In progress', success: 'Completed', error: 'Failed' }

function Row({ row }: { row: Download }) {
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
