import { useState } from 'react'
import { keepAiProvider, readAiProvider } from '#web/features/drafts/request/ai-provider.ts'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { changeBackend, readBackend } from './backend.ts'
import styles from './panel.module.css'
import { useCurrentDatabase, useDeveloperSettings } from './panel-queries.ts'
import { useDatabaseSwitch } from './use-database-switch.ts'

/** The three switches of the panel (specification 2, section 2). */
export function Switches() {
  return (
    <div className={styles.part}>
      <ProviderSwitch />
      <BackendSwitch />
      <DatabaseSwitch />
    </div>
  )
}

const providers = [
  { value: 'openai', label: 'OpenAI' },
  { value: 'azure_openai', label: 'Azure OpenAI' },
] as const

function ProviderSwitch() {
  const [provider, setProvider] = useState(readAiProvider)
  return (
    <Row name="AI provider" note="For Draft Anything, I-601A, Asylum and Expert Letter, in this browser.">
      <SegmentedControl
        label="AI provider"
        wide
        options={providers}
        value={provider}
        onChange={(next) => {
          keepAiProvider(next)
          setProvider(next)
        }}
      />
    </Row>
  )
}

const backends = [
  { value: 'local', label: 'Local' },
  { value: 'staging', label: 'Staging' },
] as const

function BackendSwitch() {
  const { data } = useDeveloperSettings()
  const staging = data?.staging_api_url ?? null
  const note = staging === null ? 'Set STAGING_API_URL to reach staging.' : 'Loads the page anew.'
  return (
    <Row name="Backend API" note={note}>
      <SegmentedControl
        label="Backend API"
        wide
        options={backends}
        value={readBackend()}
        onChange={(next) => (next === 'local' || staging !== null) && changeBackend(next === 'local' ? null : staging)}
      />
    </Row>
  )
}

const databases = [
  { value: 'local', label: 'Local' },
  { value: 'remote', label: 'Remote' },
] as const

function DatabaseSwitch() {
  const { data } = useCurrentDatabase()
  const { switchTo, isSwitching } = useDatabaseSwitch()
  const engine = data?.engine === 'mysql' ? 'MySQL' : 'SQLite'
  return (
    <Row name="Database" note={isSwitching ? 'Switching…' : data && `${engine}: ${data.db_name}`}>
      <div aria-busy={isSwitching}>
        <SegmentedControl
          label="Database"
          wide
          options={databases}
          value={data?.database ?? 'local'}
          onChange={(next) => void switchTo(next === 'local')}
        />
      </div>
    </Row>
  )
}

function Row({ name, note, children }: { name: string; note: string | undefined; children: React.ReactNode }) {
  return (
    <div className={styles.row}>
      <span className={styles.name} aria-hidden>
        {name}
      </span>
      {children}
      <span className={styles.note}>{note}</span>
    </div>
  )
}
