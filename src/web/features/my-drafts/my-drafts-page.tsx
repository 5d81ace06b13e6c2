import { FilePlus2, RotateCw, WifiOff } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { toolIdentities } from '#tools/identities.ts'
import { DraftStateLabel } from '#web/drafts/draft-state-label.tsx'
import type { DraftSummary } from '#web/drafts/draft-summary.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { foldText } from '#domain/text/fold.ts'
import { draftActions } from './draft-actions.ts'
import { useAllDrafts } from './drafts-queries.ts'
import styles from './my-drafts.module.css'

const everyType = { value: '', label: 'All types' }
const types = [everyType, ...toolIdentities.map(({ type, title }) => ({ value: type, label: title }))]

/** Draft History: every draft of the account, newest first, by client and type. */
export function MyDraftsPage() {
  const { data, isError, refetch } = useAllDrafts()
  const [words, setWords] = useState('')
  const [type, setType] = useState<string | null>('')
  const shown = useMemo(() => (data ?? []).filter((draft) => isWanted(draft, words, type)), [data, words, type])
  return (
    <div className="wrap stack xl">
      <div className={styles.head}>
        <h1 className="title">My Drafts</h1>
        <ButtonLink look="accent" icon={FilePlus2} to="/#tools-section">
          New draft
        </ButtonLink>
      </div>
      {data && data.length > 0 && (
        <div className={styles.filters}>
          <SearchField
            label="Search drafts"
            placeholder="Search by client or document"
            value={words}
            onChange={setWords}
          />
          <SelectField label="Type" placeholder="All types" options={types} value={type} onChange={setType} />
        </div>
      )}
      <Drafts drafts={data && shown} total={data?.length ?? 0} isError={isError} onRefresh={() => void refetch()} />
    </div>
  )
}

function isWanted({ clientName, label, type }: DraftSummary, words: string, wanted: string | null): boolean {
  const text = foldText(`${clientName} ${label}`)
  return (
    (!wanted || type === wanted) &&
    foldText(words)
      .split(' ')
      .every((word) => text.includes(word))
  )
}

type DraftsProps = {
  readonly drafts: readonly DraftSummary[] | undefined
  readonly total: number
  readonly isError: boolean
  readonly onRefresh: () => void
}

function Drafts({ drafts, total, isError, onRefresh }: DraftsProps) {
  const now = useNow()
  if (!drafts && isError)
    return (
      <EmptyState
        icon={WifiOff}
        title="The drafts did not load"
        action={
          <Button icon={RotateCw} onClick={onRefresh}>
            Refresh
          </Button>
        }
      >
        Nothing is lost. They are all on the server.
      </EmptyState>
    )
  if (!drafts) return <Skeleton label="Loading drafts" lines={8} />
  if (total === 0)
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
  if (drafts.length === 0)
    return <EmptyState title="No draft matches">Try another name, or clear the search.</EmptyState>
  return (
    <DataTable
      label="Drafts"
      columns={columnsAt(now)}
      rows={drafts}
      rowKey={({ id }) => id}
      tall
      renderActions={(draft) => <RowMenu name={`${draft.clientName}, ${draft.label}`} actions={draftActions(draft)} />}
    />
  )
}

function columnsAt(now: number): readonly Column<DraftSummary>[] {
  return [
    {
      key: 'draft',
      header: 'Draft',
      cell: ({ href, clientName, label }) => (
        <>
          <Link to={href} className={styles.name}>
            {clientName}
          </Link>
          <span className="muted">{label}</span>
        </>
      ),
    },
    { key: 'state', header: 'State', cell: (draft) => <DraftStateLabel draft={draft} /> },
    { key: 'changed', header: 'Requested', align: 'end', cell: ({ changedAt }) => <Moment at={changedAt} now={now} /> },
  ]
}
