import { CircleAlert, CircleCheck, CircleDashed, CirclePause } from 'lucide-react'
import { useState } from 'react'
import type { LocalDatabaseStatus } from '#contract/developer-panel.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { InfoTable } from './info-table.tsx'
import styles from './panel.module.css'
import { useCurrentDatabase, useDeveloperSettings, useLocalDatabase } from './panel-queries.ts'
import { useDatabaseSwitch } from './use-database-switch.ts'
import { useManager } from './use-manager.ts'

const states = {
  not_setup: { icon: CircleDashed, tone: 'plain' },
  running: { icon: CircleCheck, tone: 'success' },
  stopped: { icon: CirclePause, tone: 'warning' },
  error: { icon: CircleAlert, tone: 'danger' },
} as const

const questions = {
  import: {
    title: 'Import from staging?',
    text: 'The import overwrites all local data of MySQL by a copy of the remote database.',
    label: 'Import and overwrite',
  },
  reset: {
    title: 'Reset the local database?',
    text: 'The reset deletes all local data of MySQL. Nothing brings them back.',
    label: 'Delete all local data',
  },
} as const

/** The local database manager: its state, and what can be done in it. */
export function Manager() {
  const { data, error } = useLocalDatabase()
  const manager = useManager()
  const [asked, setAsked] = useState<keyof typeof questions | null>(null)
  const question = asked && questions[asked]

  function confirm() {
    setAsked(null)
    void (asked === 'import' ? manager.importRemote() : manager.reset())
  }

  return (
    <section className={styles.part} aria-labelledby="local-mysql">
      <h3 className={styles.heading} id="local-mysql">
        Local MySQL
      </h3>
      {error && <p className={styles.problem}>{error.message} Check the tunnel or local MySQL.</p>}
      {!data && !error && <p className={styles.note}>Looking for it…</p>}
      {data && <State status={data} />}
      {data && <Actions status={data} manager={manager} ask={setAsked} />}
      {manager.info && <InfoTable info={manager.info} onHide={manager.hideInfo} />}
      {question && (
        <ConfirmDialog
          opened
          danger
          title={question.title}
          confirmLabel={question.label}
          onConfirm={confirm}
          onCancel={() => setAsked(null)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </section>
  )
}

function State({ status: { status, message, detail, url, form, progress } }: { status: LocalDatabaseStatus }) {
  const percent = progress ? (100 * progress.tables_synced) / Math.max(1, progress.total_tables) : 0
  return (
    <>
      <div role="status">
        <StateLabel {...states[status]}>{message}</StateLabel>
      </div>
      {detail !== null && <p className={styles.problem}>{detail}</p>}
      <p className={styles.note}>
        {form === 'docker' ? 'In a Docker container' : 'As a process of its own'}
        {url !== null && `, ${url}`}
      </p>
      {progress && (
        <>
          <ProgressBar percent={percent} />
          <p className={styles.note}>
            {progress.table}: {progress.rows_synced} rows, {progress.tables_synced} of {progress.total_tables} tables
          </p>
        </>
      )}
    </>
  )
}

type ActionsProps = {
  status: LocalDatabaseStatus
  manager: ReturnType<typeof useManager>
  ask: (what: keyof typeof questions) => void
}

function Actions({ status: { status, busy, url }, manager, ask }: ActionsProps) {
  const { data: settings } = useDeveloperSettings()
  const { data: current } = useCurrentDatabase()
  const { switchTo, isSwitching } = useDatabaseSwitch()
  const isElsewhere = current?.database === 'local' && current.url !== url
  const doing = isSwitching ? 'switch' : (manager.busy ?? busy)
  const button = (name: string, label: string, run: () => void, look: 'accent' | 'default' = 'default') => (
    <Button size="s" look={look} busy={doing === name} disabled={doing !== null && doing !== name} onClick={run}>
      {label}
    </Button>
  )
  return (
    <div className={styles.actions}>
      {status === 'not_setup' && button('setup', 'Setup', () => void manager.setUp(), 'accent')}
      {(status === 'stopped' || status === 'error') && button('start', 'Start', () => void manager.start(), 'accent')}
      {status === 'running' && (
        <>
          {isElsewhere && button('switch', 'Work on it', () => void switchTo(true), 'accent')}
          {button('stop', 'Stop', () => void manager.stop())}
          {settings?.has_remote_database && button('import', 'Import from staging', () => ask('import'))}
          {settings?.has_remote_database === false && (
            <p className={styles.note}>Import from staging is not there: set REMOTE_DATABASE_URL to have it.</p>
          )}
          {button('info', 'Info', () => void manager.showInfo())}
          {button('billing', 'Ensure billing tables', () => void manager.ensureBilling())}
        </>
      )}
      {status !== 'not_setup' && button('reset', 'Reset', () => ask('reset'))}
    </div>
  )
}
