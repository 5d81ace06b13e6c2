import { ChevronDown, ChevronUp, Wrench } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { Commands } from './commands.tsx'
import { Manager } from './manager.tsx'
import { Outbox } from './outbox.tsx'
import styles from './panel.module.css'
import { useCurrentDatabase, useDeveloperSettings } from './panel-queries.ts'
import { Switches } from './switches.tsx'

const key = 'drafty.dev.panelCollapsed'

/** For those who build the product: switches, mails and the local MySQL. Never part of the production bundle. */
export function DeveloperPanel() {
  const { isSuccess } = useDeveloperSettings()
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(key) !== 'false')
  if (!isSuccess) return null

  function toggle() {
    localStorage.setItem(key, String(!collapsed))
    setCollapsed(!collapsed)
  }

  return (
    <aside className={styles.panel} aria-label="Developer panel">
      <h2 className={styles.title}>
        <button type="button" aria-expanded={!collapsed} onClick={toggle}>
          <Icon icon={Wrench} />
          Developer panel
          <CurrentDatabase />
          <Icon icon={collapsed ? ChevronUp : ChevronDown} />
        </button>
      </h2>
      {!collapsed && (
        <div className={styles.body}>
          <Switches />
          <Manager />
          <Outbox />
          <Commands />
        </div>
      )}
    </aside>
  )
}

function CurrentDatabase() {
  const { data } = useCurrentDatabase()
  if (!data) return null
  return <span className={styles.note}>{data.database === 'remote' ? 'Remote database' : data.db_name}</span>
}
