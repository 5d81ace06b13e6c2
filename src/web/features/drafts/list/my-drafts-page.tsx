import { FilePlus2 } from 'lucide-react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { foldText } from '#domain/language/fold.ts'
import { toolIdentities } from '#tools/identities.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { sortRows } from '#web/ui/table-rows.ts'
import { draftColumns, DraftTable } from './draft-table.tsx'
import { type DraftSummary, type Standing, standingOf } from './draft-summary.ts'
import { useAllDrafts } from './drafts-queries.ts'
import styles from './my-drafts.module.css'

const types = [
  { value: '', label: 'Every tool' },
  ...toolIdentities.map(({ type, title }) => ({ value: type, label: title })),
]

const states = {
  all: { label: 'All', holds: () => true },
  review: { label: 'To review', holds: (one: Standing) => one === 'to review' || one === 'to decide' },
  writing: { label: 'Writing', holds: (one: Standing) => one === 'writing' || one === 'to come' },
  accepted: { label: 'Accepted', holds: (one: Standing) => one === 'accepted' },
  failed: { label: 'Failed', holds: (one: Standing) => one === 'failed' || one === 'cancelled' },
} as const
type State = keyof typeof states
const stateNames = Object.keys(states) as State[]

/** Draft History: every draft of the account, by state, client and tool. What is asked for stands in the address. */
export function MyDraftsPage() {
  const { data, isError, refetch } = useAllDrafts()
  const [query, setQuery] = useSearchParams()
  const words = query.get('q') ?? ''
  const type = query.get('type') ?? ''
  const state = stateNames.find((name) => name === query.get('state')) ?? 'all'
  const by = query.get('sort') ?? 'changed'
  const sort = { by, descending: (query.get('order') ?? (by === 'changed' ? 'down' : 'up')) === 'down' }
  const matching = useMemo(() => data?.filter((draft) => isWanted(draft, words, type)), [data, words, type])
  const shown = matching?.filter((draft) => states[state].holds(standingOf(draft)))
  const sorted = shown && sortRows(shown, draftColumns(0), sort)
  const hasDrafts = data !== undefined && data.length > 0

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
      {hasDrafts && (
        <div className={styles.filters}>
          <SearchField label="Search drafts" placeholder="Client or title" value={words} onChange={(q) => ask({ q })} />
          <SegmentedControl<State>
            label="State"
            large
            value={state}
            onChange={(chosen) => ask({ state: chosen })}
            options={stateNames.map((name) => ({
              value: name,
              label: `${states[name].label} ${countIn(matching, name)}`,
            }))}
          />
          <SelectField
            label={<span className="sr">Tool</span>}
            placeholder="Every tool"
            options={types}
            value={type}
            onChange={(chosen) => ask({ type: chosen ?? '' })}
          />
        </div>
      )}
      <DraftTable
        label="Drafts"
        drafts={sorted}
        isError={isError}
        onRefresh={() => void refetch()}
        sort={sort}
        onSort={(key) => ask({ sort: key, order: sort.by === key && !sort.descending ? 'down' : 'up' })}
        whenEmpty={hasDrafts ? <NoMatch onClear={() => setQuery({}, { replace: true })} /> : <NoDraft />}
      />
    </div>
  )
}

function countIn(drafts: readonly DraftSummary[] | undefined, name: State): number {
  return drafts?.filter((draft) => states[name].holds(standingOf(draft))).length ?? 0
}

function isWanted(
  { clientName, label, title, template = '', type }: DraftSummary,
  words: string,
  wanted: string,
): boolean {
  const text = foldText(`${clientName} ${label} ${title} ${template}`)
  return (
    (wanted === '' || type === wanted) &&
    foldText(words)
      .split(' ')
      .every((word) => text.includes(word))
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
