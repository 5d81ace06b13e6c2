import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { RecordPanel } from '#web/features/records/record-panel.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ClientDialog } from './client-dialog.tsx'
import { ClientList } from './client-list.tsx'
import styles from './clients.module.css'
import { ImportDialog } from './import-dialog.tsx'

/** Client Management: the clients of the attorney and the firm's templates. `?add=client` opens the form of a new one. */
export function ClientsPage() {
  const [params, setParams] = useSearchParams()
  const [isImporting, setImporting] = useState(false)
  const navigate = useNavigate()
  const adds = params.get('add') === 'client'
  const setAdding = (on: boolean) =>
    setParams(
      (now) => {
        const { add: _, ...rest } = Object.fromEntries(now)
        return on ? { ...rest, add: 'client' } : rest
      },
      { replace: true },
    )
  const tabs = [
    { id: 'clients', label: 'Clients', content: <ClientList onAdd={() => setAdding(true)} /> },
    {
      id: 'templates',
      label: 'Templates',
      content: <RecordPanel place={{ kind: 'template', clientId: '' }} />,
    },
  ]
  return (
    <div className="wrap stack l">
      <div className={styles.head}>
        <h1 className="title">Client Management</h1>
        <div className="row">
          <Button icon={FileUp} onClick={() => setImporting(true)}>
            Import
          </Button>
          <Button look="accent" icon={Plus} onClick={() => setAdding(true)}>
            Add New Client
          </Button>
        </div>
      </div>
      <Tabs
        label="Client Management"
        tabs={tabs}
        value={params.get('tab') === 'templates' ? 'templates' : 'clients'}
        onChange={(tab) => setParams(tab === 'clients' ? {} : { tab }, { replace: true })}
      />
      <ClientDialog
        opened={adds}
        onClose={() => setAdding(false)}
        onSaved={({ id }) => void navigate(`/drafty/clients/${id}`, { replace: true })}
      />
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </div>
  )
}
