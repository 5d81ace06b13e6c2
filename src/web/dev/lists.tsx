import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { TableFoot } from '#web/ui/table-foot.tsx'
import { useTableRows } from '#web/ui/table-rows.ts'
import { sampleActions } from './sample-desk.tsx'
import { Row, Section } from './section.tsx'

type Client = { id: string; name: string; citizenship: string; documents: number; changedAt: number }

const now = Date.parse('2026-11-19T14:51:00Z')
const names = ['Ngwa Tabot, Emmanuel', 'Medina Castañeda, Rogelio', 'Kizito Wasswa, Samuel', 'Verhoeven, Ilse Maartje']
const countries = ['Cameroon', 'Mexico', 'Uganda', 'Netherlands']

function makeClients(count: number): Client[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `${names[index % 4]}${index < 4 ? '' : ` ${index}`}`,
    citizenship: countries[index % 4] ?? '',
    documents: (index * 7) % 12,
    changedAt: now - index * 40_000_000,
  }))
}

const columns: Column<Client>[] = [
  {
    key: 'name',
    header: 'Name',
    sortBy: ({ name }) => name,
    cell: ({ name }) => (
      <Link to="/drafty/clients" className="plainlink">
        {name}
      </Link>
    ),
  },
  {
    key: 'citizenship',
    header: 'Citizenship',
    sortBy: ({ citizenship }) => citizenship,
    cell: (client) => client.citizenship,
  },
  {
    key: 'documents',
    header: 'Documents',
    align: 'end',
    wideOnly: true,
    sortBy: ({ documents }) => documents,
    cell: ({ documents }) => documents,
  },
  {
    key: 'changed',
    header: 'Last change',
    sortBy: ({ changedAt }) => changedAt,
    cell: ({ changedAt }) => (
      <span className="muted">
        <Moment at={changedAt} now={now} />
      </span>
    ),
  },
]

export function ListSections() {
  const [query, setQuery] = useState('')
  const [long, setLong] = useState(false)
  const table = useTableRows(makeClients(long ? 5000 : 38), {
    columns,
    query,
    textOf: ({ name, citizenship }) => `${name} ${citizenship}`,
    initialSort: { by: 'changed', descending: true },
    ...(!long && { pageSize: 5 }),
  })
  return (
    <Section title="Tables">
      <Row>
        <SearchField label="Search clients" placeholder="Search by name or country" value={query} onChange={setQuery} />
        <Button onClick={() => setLong(!long)}>{long ? 'Show 38 clients' : 'Show 5,000 clients'}</Button>
      </Row>
      {table.found === 0 ? (
        <div className="panel">
          <EmptyState small title={`No client matches “${query}”`} />
        </div>
      ) : (
        <DataTable
          label="Clients"
          columns={columns}
          rows={table.rows}
          rowKey={({ id }) => id}
          sort={table.sort}
          onSort={table.onSort}
          renderActions={({ name }) => <RowMenu name={name} actions={sampleActions()} />}
          foot={<TableFoot {...table} total={table.found} />}
        />
      )}
    </Section>
  )
}
