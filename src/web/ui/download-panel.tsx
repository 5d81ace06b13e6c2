import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import styles from './download-panel.module.css'
import { summaryOf } from './download-texts.ts'
import { downloads } from './downloads.ts'
import { IconButton } from './icon-button.tsx'
import { Row } from './download-row.tsx'

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
