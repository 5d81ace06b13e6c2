import { FileUp, Pencil, Plus, Trash2, User } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { messages } from '#domain/messages.ts'
import type { ClientListItem } from '#contract/clients.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { notify } from '#web/ui/notify.tsx'
import { useMayTo } from '#web/features/firm/firm-queries.ts'
import { RecordPanel } from '#web/features/records/record-panel.tsx'
import { TitlesFound } from '#web/features/records/titles-found.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import type { Sort } from '#web/ui/table-rows.ts'
import { useNow } from '#web/ui/use-now.ts'
import { ClientDialog } from './client-dialog.tsx'
import styles from './clients.module.css'
import { useOutlooks } from '#web/features/deadlines/use-outlooks.ts'
import { useClient, useClientPages } from './clients-queries.ts'
import { clientColumns, listName } from './client-columns.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { DeleteClientDialog } from './delete-client.tsx'
import { ListEnd } from '#web/ui/list-end.tsx'

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
    { id: 'clients', label: 'Clients', content: <Clients onAdd={() => setAdding(true)} /> },
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

/** Every client of the attorney, searched and sorted on the server. */
function Clients({ onAdd }: { onAdd: () => void }) {
  const { query, sort, ask } = useAsked()
  const [deleting, setDeleting] = useState<ClientListItem>()
  const [editing, setEditing] = useState<string>()
  const q = useDeferredValue(query.trim())
  const list = useClientPages(q, `${sort.descending ? '-' : ''}${sort.by}`)
  return (
    <div className="stack m">
      <ClientList
        list={list}
        query={query}
        onQuery={(words) => ask({ q: words })}
        sort={sort}
        onSort={(by) => ask({ sort: by, order: sort.by === by && !sort.descending ? 'down' : '' })}
        onAdd={onAdd}
        onEdit={setEditing}
        onDelete={setDeleting}
      />
      <TitlesFound query={q} />
      <EditClient id={editing} onClose={() => setEditing(undefined)} />
      <DeleteClientDialog
        client={deleting}
        onCancel={() => setDeleting(undefined)}
        onDeleted={() => setDeleting(undefined)}
      />
    </div>
  )
}

/** What is asked of the list stands in the address; an answer that says nothing is left out of it. */
function useAsked() {
  const [params, setParams] = useSearchParams()
  const sort: Sort = {
    by: params.get('sort') === 'updated_at' ? 'updated_at' : 'name',
    descending: params.get('order') === 'down',
  }
  const ask = (change: Readonly<Record<string, string>>) => {
    const next = { ...Object.fromEntries(params), ...change }
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true })
  }
  return { query: params.get('q') ?? '', sort, ask }
}

/** The form of a client in the list; the whole record is fetched first. */
function EditClient({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const { data } = useClient(id)
  const saved = () => {
    notify('success', 'The client was saved.')
    onClose()
  }
  return (
    <ClientDialog opened={id !== undefined && data !== undefined} client={data} onClose={onClose} onSaved={saved} />
  )
}

type ListProps = {
  readonly list: ReturnType<typeof useClientPages>
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly sort: Sort
  readonly onSort: (by: string) => void
  readonly onAdd: () => void
  readonly onEdit: (id: string) => void
  readonly onDelete: (client: ClientListItem) => void
}

function ClientList({ list, query, onQuery, sort, onSort, onAdd, onEdit, onDelete }: ListProps) {
  const now = useNow()
  const outlooks = useOutlooks(list.data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? [])
  const columns = clientColumns(now, outlooks)
  if (list.isError)
    return (
      <div className="panel">
        <NotLoaded small title={messages.clientsNotLoaded} onRefresh={() => void list.refetch()}>
          Nothing is lost. They are all on the server.
        </NotLoaded>
      </div>
    )
  const rows = list.data?.pages.flatMap(({ items }) => items)
  if (list.data?.pages[0]?.none) return <NoClients onAdd={onAdd} />
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label="Search clients"
          placeholder="Search by name, A-number, spouse or title"
          className={styles.search ?? ''}
          maxLength={255}
          value={query}
          onChange={onQuery}
        />
        <span className="muted num" role="status">
          {rows ? `${rows.length}${list.hasNextPage ? '+' : ''} ${rows.length === 1 ? 'client' : 'clients'}` : '\u00A0'}
        </span>
      </div>
      {!rows ? (
        <TableSkeleton label="Loading clients" columns={columns} rows={8} tall />
      ) : rows.length === 0 ? (
        <div className="panel">
          <EmptyState small title="No client found" action={<Button onClick={() => onQuery('')}>Clear search</Button>}>
            Nothing matches “{query.trim()}”.
          </EmptyState>
        </div>
      ) : (
        <DataTable
          label="Clients"
          columns={columns}
          tall
          rows={rows}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={onSort}
          foot={<ListEnd list={list} />}
          renderActions={(client) => <ClientRowMenu client={client} onEdit={onEdit} onDelete={onDelete} />}
        />
      )}
    </>
  )
}

type RowMenuProps = Pick<ListProps, 'onEdit' | 'onDelete'> & { readonly client: ClientListItem }

/** What can be done with a client in the list, by whoever may. */
function ClientRowMenu({ client, onEdit, onDelete }: RowMenuProps) {
  const { id } = client
  const [isWanted, setWanted] = useState(false)
  const mayTo = useMayTo(isWanted ? [id] : [])
  return (
    <RowMenu
      name={listName(client)}
      onWanted={() => setWanted(true)}
      actions={[
        { label: 'Open client', icon: User, to: `/drafty/clients/${id}` },
        ...(mayTo(id, 'prepare') ? [{ label: 'Edit client', icon: Pencil, run: () => onEdit(id) }] : []),
        ...(mayTo(id, 'delete')
          ? [{ label: 'Delete client', icon: Trash2, run: () => onDelete(client), danger: true }]
          : []),
      ]}
    />
  )
}

function NoClients({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title="No clients yet"
      action={
        <Button icon={Plus} onClick={onAdd}>
          Add New Client
        </Button>
      }
    >
      Everything about a client is kept in one place, and every draft is made from it.
    </EmptyState>
  )
}
