import { FilePlus2 } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { type DraftType, draftTypes } from '#domain/drafting/tool.ts'
import { toolIdentities } from '#tools/identities.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListEnd } from '#web/ui/list-end.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { type Order, SortSelect } from '#web/ui/sort-select.tsx'
import type { Sort } from '#web/ui/table-rows.ts'
import { DraftTable } from './draft-table.tsx'
import { useDraftCounts, useDraftPages } from './drafts-queries.ts'
import styles from './my-drafts.module.css'

const types = [
  { value: '', label: 'Every tool' },
  ...toolIdentities.map(({ type, title }) => ({ value: type, label: title })),
]

const states = { all: 'All', review: 'To review', writing: 'Writing', accepted: 'Accepted', failed: 'Failed' } as const
type State = keyof typeof states
const stateNames = Object.keys(states) as State[]

/** What a column is called in the address, and by the server. */
const sortedBy: Readonly<Record<string, string>> = { changed: 'created_at', draft: 'name' }

const orders: readonly Order[] = [
  { by: 'changed', descending: true, label: 'Newest first' },
  { by: 'changed', descending: false, label: 'Oldest first' },
  { by: 'draft', descending: false, label: 'Client, A to Z' },
  { by: 'draft', descending: true, label: 'Client, Z to A' },
]

/** While they are being fetched nobody knows that there are none. */
const mayHaveRows = ({ drafts, isError }: ReturnType<typeof useDraftPages>): boolean =>
  drafts === undefined ? !isError : drafts.length > 0

/** Draft History: every draft of the account, by state, client and tool. What is asked for stands in the address. */
export function MyDraftsPage() {
  const [query, setQuery] = useSearchParams()
  const words = query.get('q') ?? ''
  const type = draftTypes.find((name) => name === query.get('type'))
  const state = stateNames.find((name) => name === query.get('state')) ?? 'all'
  const by = query.get('sort') === 'draft' ? 'draft' : 'changed'
  const sort = { by, descending: (query.get('order') ?? (by === 'changed' ? 'down' : 'up')) === 'down' }
  const q = useDeferredValue(words.trim())
  const list = useDraftPages({
    q,
    type,
    standing: state === 'all' ? undefined : state,
    sort: `${sort.descending ? '-' : ''}${sortedBy[by]}`,
  })
  const setSort = ({ by: column, descending }: Sort) => ask({ sort: column, order: descending ? 'down' : 'up' })
  const isAsked = words !== '' || type !== undefined || state !== 'all'
  const hasDrafts = isAsked || mayHaveRows(list)

  /** An answer that says nothing is left out of the address. */
  function ask(change: Readonly<Record<string, string>>): void {
    const next = { ...Object.fromEntries(query), ...change }
    setQuery(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '' && value !== 'all')), {
      replace: true,
    })
  }

  return (
    <div className="wrap stack xl">
      <div className={styles.head}>
        <h1 className="title">My Drafts</h1>
        <ButtonLink look={hasDrafts ? 'accent' : 'default'} icon={FilePlus2} to="/#tools-section">
          New draft
        </ButtonLink>
      </div>
      {hasDrafts && <Filters asked={{ words, type, state, sort }} ask={ask} onSort={setSort} />}
      <DraftTable
        label="Drafts"
        drafts={list.drafts}
        isError={list.isError}
        onRefresh={() => void list.refetch()}
        foot={<ListEnd list={list} />}
        sort={sort}
        onSort={(key) => setSort({ by: key, descending: sort.by === key && !sort.descending })}
        whenEmpty={hasDrafts ? <NoMatch onClear={() => setQuery({}, { replace: true })} /> : <NoDraft />}
      />
    </div>
  )
}

type FilterProps = {
  readonly asked: {
    readonly words: string
    readonly type: DraftType | undefined
    readonly state: State
    readonly sort: Sort
  }
  readonly onSort: (sort: Sort) => void
  readonly ask: (change: Readonly<Record<string, string>>) => void
}

/** By words, state and tool; each state with how many there are. */
function Filters({ asked: { words, type, state, sort }, ask, onSort }: FilterProps) {
  const counts = useDraftCounts({ q: useDeferredValue(words.trim()), type })
  return (
    <div className={styles.filters}>
      <SearchField
        label="Search drafts"
        placeholder="Client or title"
        maxLength={255}
        value={words}
        onChange={(q) => ask({ q })}
      />
      <SegmentedControl<State>
        label="State"
        large
        value={state}
        onChange={(chosen) => ask({ state: chosen })}
        options={stateNames.map((name) => ({
          value: name,
          label: states[name],
          ...(counts && { count: counts[name] }),
        }))}
      />
      <SelectField
        label={<span className="sr">Tool</span>}
        placeholder="Every tool"
        options={types}
        value={type ?? ''}
        onChange={(chosen) => ask({ type: chosen ?? '' })}
      />
      <SortSelect compact orders={orders} sort={sort} onChange={onSort} />
    </div>
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title="No draft matches" action={<Button onClick={onClear}>Clear search and filters</Button>}>
      Try another name, or look at all drafts again.
    </EmptyState>
  )
}

function NoDraft() {
  return (
    <EmptyState
      title="No drafts yet"
      action={
        <ButtonLink look="accent" to="/#tools-section">
          Choose a tool
        </ButtonLink>
      }
    >
      Every document you request is kept here with its state, its history and its Word file.
    </EmptyState>
  )
}
