import { ChevronRight, Download, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import type { Client } from '#contract/clients.ts'
import { AppError } from '#contract/errors.ts'
import type { ClientAct } from '#domain/firm/roles.ts'
import { fieldText, fullName } from '#domain/clients/client-record.ts'
import { printANumber } from '#domain/identifiers/a-number.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { longDate } from '#web/ui/dates.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { notify } from '#web/ui/notify.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { type Tab, Tabs } from '#web/ui/tabs.tsx'
import { ClientDates } from '#web/features/deadlines/client-dates.tsx'
import { AccessTab } from '#web/features/firm/access-tab.tsx'
import { useFirm, useMay } from '#web/features/firm/firm-queries.ts'
import { ShareButton } from '#web/features/firm/share-button.tsx'
import { ClientSearch } from '#web/features/records/client-search.tsx'
import { ExpertsTab } from '#web/features/records/experts-tab.tsx'
import { RecordPanel } from '#web/features/records/record-panel.tsx'
import { ClientDialog } from './client-dialog.tsx'
import { ClientDrafts } from './client-drafts.tsx'
import styles from './clients.module.css'
import { useClient } from './clients-queries.ts'
import { FamilyTab, familySize } from './family-tab.tsx'
import { dayText } from './field-value.ts'
import { downloadClient } from './export-client.ts'
import { DeleteClientDialog } from './delete-client.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { StartDraftMenu } from './start-draft-menu.tsx'

/** One client: the record and everything that hangs on it, in tabs with an address each (`?tab=`). */
export function ClientPage() {
  const { id } = useParams()
  const client = useClient(id)
  if (client.data) return <Loaded key={client.data.id} client={client.data} />
  return (
    <div className="wrap stack l">
      <Crumbs name="" />
      <h1 className={client.isError ? 'title' : 'sr'}>Client</h1>
      {client.isError ? (
        <NotShown error={client.error} onRefresh={() => void client.refetch()} />
      ) : (
        <PageSkeleton label="Loading the client" tabs />
      )}
    </div>
  )
}

function Loaded({ client }: { client: Client }) {
  const [params, setParams] = useSearchParams()
  const [isEditing, setEditing] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const navigate = useNavigate()
  const name = fullName(client)
  const may = useMay(client.id)
  const firm = useFirm().data
  const tabs = tabsOf(client, {
    may,
    hasFirm: Boolean(firm),
    onEdit: may('prepare') ? () => setEditing(true) : undefined,
  })
  const tab = tabs.find((one) => one.id === params.get('tab'))?.id ?? 'record'
  return (
    <div className="wrap stack l">
      <Crumbs name={name} />
      <div className={styles.head}>
        <div>
          <h1 className="title">{name}</h1>
          <p className="muted">{aboutClient(client)}</p>
        </div>
        <div className="row">
          <RowMenu
            name={name}
            actions={[
              ...(may('prepare') ? [{ label: 'Edit client', icon: Pencil, run: () => setEditing(true) }] : []),
              ...(may('export')
                ? [{ label: 'Download the whole file', icon: Download, run: () => void downloadClient(client) }]
                : []),
              ...(may('delete')
                ? [{ label: 'Delete client', icon: Trash2, run: () => setDeleting(true), danger: true }]
                : []),
            ]}
          />
          <ShareButton clientId={client.id} name={name} />
          {may('draft') && <StartDraftMenu clientId={client.id} />}
        </div>
      </div>
      <ClientSearch clientId={client.id} />
      <Tabs
        label="Client"
        tabs={tabs}
        value={tab}
        onChange={(to) => setParams(to === 'record' ? {} : { tab: to }, { replace: true })}
      />
      <ClientDialog
        opened={isEditing}
        client={client}
        onClose={() => setEditing(false)}
        onSaved={() => {
          setEditing(false)
          notify('success', 'The client was saved.')
        }}
      />
      <DeleteClientDialog
        client={isDeleting ? deletable(client) : undefined}
        onCancel={() => setDeleting(false)}
        onDeleted={() => void navigate('/drafty/clients', { replace: true })}
      />
    </div>
  )
}

function deletable(client: Client) {
  const { client_document = 0 } = client.counts
  return { ...client, drafts_count: client.drafts.length, documents_count: client_document }
}

type TabsFor = {
  readonly may: (act: ClientAct) => boolean
  readonly hasFirm: boolean
  readonly onEdit: (() => void) | undefined
}

function tabsOf(client: Client, { may, hasFirm, onEdit }: TabsFor): Tab[] {
  const { id: clientId, counts } = client
  const { client_document = 0, expert = 0, citation = 0, extra_client = 0 } = counts
  const panel = (kind: 'client_document' | 'citation' | 'extra_client') => <RecordPanel place={{ kind, clientId }} />
  return [
    { id: 'record', label: 'Overview', content: <OverviewTab client={client} onEdit={onEdit} /> },
    {
      id: 'family',
      label: 'Family',
      count: familySize(client),
      content: <FamilyTab client={client} onEdit={onEdit} />,
    },
    { id: 'dates', label: 'Dates', content: <ClientDates client={client} /> },
    { id: 'documents', label: 'Documents', count: client_document, content: panel('client_document') },
    { id: 'experts', label: 'Experts', count: expert, content: <ExpertsTab clientId={clientId} /> },
    { id: 'sources', label: 'Cited sources', count: citation, content: panel('citation') },
    { id: 'information', label: 'Extra information', count: extra_client, content: panel('extra_client') },
    ...(may('read drafts')
      ? [{ id: 'drafts', label: 'Drafts', count: client.drafts.length, content: <ClientDrafts client={client} /> }]
      : []),
    ...(hasFirm
      ? [{ id: 'access', label: 'Access', content: <AccessTab clientId={clientId} name={fullName(client)} /> }]
      : []),
  ]
}

function aboutClient({ client, created_at }: Client): ReactNode {
  const born = fieldText(client, 'date_of_birth')
  const facts = [fieldText(client, 'country_of_citizenship'), born && `born ${dayText(born)}`]
    .filter(Boolean)
    .join(', ')
  const number = printANumber(fieldText(client, 'a_number'))
  const first = facts === '' ? '' : `${facts.charAt(0).toUpperCase()}${facts.slice(1)}. `
  return (
    <>
      {`${first}Client since ${longDate(Date.parse(created_at))}. `}
      {number !== undefined && <span className="nowrap">{number}.</span>}
    </>
  )
}

function Crumbs({ name }: { name: string }) {
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <Link to="/drafty/clients">Clients</Link>
      {name !== '' && (
        <>
          <Icon icon={ChevronRight} size="s" />
          <span aria-current="page">{name}</span>
        </>
      )}
    </nav>
  )
}

function NotShown({ error, onRefresh }: { error: Error; onRefresh: () => void }) {
  const gone = error instanceof AppError && error.code === 'not-found'
  if (!gone)
    return (
      <NotLoaded title="The client did not load" onRefresh={onRefresh}>
        Nothing is lost. The record is on the server.
      </NotLoaded>
    )
  return (
    <EmptyState title="There is no such client" action={<ButtonLink to="/drafty/clients">All clients</ButtonLink>}>
      It may have been deleted.
    </EmptyState>
  )
}
