import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { api } from '#contract/api.ts'
import { type ClientFilter, clientFilters } from '#contract/clients.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { loadChunk } from '#web/lazy/load-chunk.ts'
import { Button } from '#web/ui/button.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { type Order, SortSelect } from '#web/ui/sort-select.tsx'
import type { Sort } from '#web/ui/table-rows.ts'
import styles from './clients.module.css'

const CalendarDialog = lazy(() =>
  loadChunk(async () => ({
    default: (await import('#web/features/deadlines/calendar-dialog.tsx')).CalendarDialog,
  })),
)

export type Asked = { readonly query: string; readonly filter: ClientFilter | undefined }

/** What the list can be sorted by, as the server calls it. */
const orders = ['name', 'latest_draft', 'next_date', 'updated_at'] as const

/** What was done comes newest first, a date to come the soonest first. */
const firstOrder = (by: string) => (by === 'latest_draft' || by === 'updated_at' ? 'down' : 'up')

/** What is asked of the list stands in the address; an answer that says nothing is left out of it. */
export function useAsked() {
  const [params, setParams] = useSearchParams()
  const by = orders.find((name) => name === params.get('sort')) ?? 'name'
  const sort: Sort = { by, descending: (params.get('order') ?? firstOrder(by)) === 'down' }
  const filter = clientFilters.find((name) => name === params.get('filter'))
  const ask = (change: Readonly<Record<string, string>>) => {
    const next = { ...Object.fromEntries(params), ...change }
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace: true })
  }
  /** As the head of a column is pressed: the other way where the list is by it already. */
  const sortBy = (column: string) => {
    const first = firstOrder(column)
    const turned = first === 'down' ? 'up' : 'down'
    const isFirst = sort.by === column && sort.descending === (first === 'down')
    ask({ sort: column === 'name' ? '' : column, order: isFirst ? turned : '' })
  }
  const setSort = ({ by: column, descending }: Sort) => {
    const way = descending ? 'down' : 'up'
    ask({ sort: column === 'name' ? '' : column, order: way === firstOrder(column) ? '' : way })
  }
  return {
    asked: { query: params.get('q') ?? '', filter, sort },
    ask,
    sortBy,
    setSort,
    clear: () => ask({ q: '', filter: '' }),
  }
}

const inWords: readonly Order[] = [
  { by: 'name', descending: false, label: 'Name, A to Z' },
  { by: 'name', descending: true, label: 'Name, Z to A' },
  { by: 'latest_draft', descending: true, label: 'Latest draft, newest first' },
  { by: 'latest_draft', descending: false, label: 'Latest draft, oldest first' },
  { by: 'next_date', descending: false, label: 'Next date, soonest first' },
  { by: 'next_date', descending: true, label: 'Next date, latest first' },
  { by: 'updated_at', descending: true, label: 'Last change, newest first' },
  { by: 'updated_at', descending: false, label: 'Last change, oldest first' },
]

const names: Readonly<Record<ClientFilter, string>> = {
  needs: 'Needs something',
  due: 'Due in 30 days',
  shared: 'Shared with me',
}

/** On a phone the row is wider than the screen: what is chosen stands in view. */
const showChosen = (row: HTMLElement | null) =>
  row?.querySelector('input:checked')?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'center' })

type Props = {
  readonly asked: Asked & { readonly sort: Sort }
  readonly onSort: (sort: Sort) => void
  readonly ask: (change: Readonly<Record<string, string>>) => void
  /** Undefined until they are known. */
  readonly counts: ReplyOf<typeof api.countClients> | undefined
}

/** By words, and by what a client waits for, each with how many there are; what is shared, where there is a firm. */
export function ClientFilters({ asked: { query, filter, sort }, ask, onSort, counts }: Props) {
  const [isOpen, setOpen] = useState(false)
  const shown = clientFilters.filter((name) => name !== 'shared' || filter === name || counts?.shared != null)
  const counted = (name: ClientFilter) => counts?.[name] ?? undefined
  return (
    <div className={styles.tools}>
      <SearchField
        label="Search clients"
        placeholder="Name, A-number, spouse or title"
        className={styles.search ?? ''}
        maxLength={255}
        value={query}
        onChange={(q) => ask({ q })}
      />
      <div className={styles.filters} ref={showChosen}>
        <SegmentedControl<ClientFilter | ''>
          label="Show"
          large
          value={filter ?? ''}
          onChange={(chosen) => ask({ filter: chosen })}
          options={[
            { value: '', label: 'All', ...(counts && { count: counts.all }) },
            ...shown.map((name) => {
              const count = counted(name)
              return { value: name, label: names[name], ...(count !== undefined && { count }) }
            }),
          ]}
        />
      </div>
      <SortSelect orders={inWords} sort={sort} onChange={onSort} />
      <span className="hide-small">
        <Button icon={CalendarDays} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Calendar
        </Button>
      </span>
      {isOpen && (
        <Suspense>
          <CalendarDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
