import { Pencil, Plus, Trash2, User } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { messages } from '#domain/messages.ts'
import type { ClientListItem } from '#contract/clients.ts'
import { useOutlooks } from '#web/features/deadlines/use-outlooks.ts'
import { useMayTo } from '#web/features/firm/firm-queries.ts'
import { TitlesFound } from '#web/features/records/titles-found.tsx'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListEnd } from '#web/ui/list-end.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { notify } from '#web/ui/notify.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import type { Sort } from '#web/ui/table-rows.ts'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { clientColumns, listName } from './client-columns.tsx'
import { ClientDialog } from './client-dialog.tsx'
import { type Asked, ClientFilters, useAsked } from './client-filters.tsx'
import { useClient, useClientCounts, useClientPages } from './clients-queries.ts'
import { DeleteClientDialog } from './delete-client.tsx'

/** Every client of the attorney, searched, narrowed and sorted on the server. */
export function ClientList({ onAdd }: { onAdd: () => void }) {
  const { asked, ask, sortBy, setSort, clear } = useAsked()
  const { sort, filter } = asked
  const [deleting, setDeleting] = useState<ClientListItem>()
  const [editing, setEditing] = useState<string>()
  const q = useDeferredValue(asked.query.trim())
  const list = useClientPages({ q, filter, sort: `${sort.descending ? '-' : ''}${sort.by}` })
  const counts = useClientCounts()
  if (list.isError)
    return (
      <div className="panel">
        <NotLoaded small title={messages.clientsNotLoaded} onRefresh={() => void list.refetch()}>
          Nothing is lost. They are all on the server.
        </NotLoaded>
      </div>
    )
  if (list.data?.pages[0]?.none) return <NoClients onAdd={onAdd} />
  return (
    <div className="stack m">
      <ClientFilters asked={asked} ask={ask} onSort={setSort} counts={counts} />
      <Rows
        list={list}
        asked={asked}
        inFirm={counts != null && counts.shared !== null}
        onClear={clear}
        onSort={sortBy}
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

type RowsProps = {
  readonly list: ReturnType<typeof useClientPages>
  readonly asked: Asked & { readonly sort: Sort }
  /** Others may see the clients, too. */
  readonly inFirm: boolean
  readonly onClear: () => void
  readonly onSort: (by: string) => void
  readonly onEdit: (id: string) => void
  readonly onDelete: (client: ClientListItem) => void
}

function Rows({ list, asked, inFirm, onClear, onSort, onEdit, onDelete }: RowsProps) {
  const now = useNow()
  const rows = list.data?.pages.flatMap(({ items }) => items)
  const outlooks = useOutlooks(rows?.map(({ id }) => id) ?? [])
  const columns = clientColumns(now, outlooks, inFirm)
  const words = asked.query.trim()
  const found = rows ? `${rows.length}${list.hasNextPage ? '+' : ''} ${rows.length === 1 ? 'client' : 'clients'}` : ''
  return (
    <>
      <span className="sr" role="status">
        {found}
      </span>
      {!rows ? (
        <TableSkeleton label="Loading clients" columns={columns} rows={8} tall />
      ) : rows.length === 0 ? (
        <div className="panel">
          <EmptyState
            small
            title="No client found"
            action={<Button onClick={onClear}>{asked.filter ? 'Clear search and filters' : 'Clear search'}</Button>}
          >
            {words === '' ? 'No client is among those that you asked for.' : `Nothing matches “${words}”.`}
          </EmptyState>
        </div>
      ) : (
        <DataTable
          label="Clients"
          columns={columns}
          tall
          rows={rows}
          rowKey={({ id }) => id}
          sort={asked.sort}
          onSort={onSort}
          foot={<ListEnd list={list} />}
          renderActions={(client) => <ClientRowMenu client={client} onEdit={onEdit} onDelete={onDelete} />}
        />
      )}
    </>
  )
}

type RowMenuProps = Pick<RowsProps, 'onEdit' | 'onDelete'> & { readonly client: ClientListItem }

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
