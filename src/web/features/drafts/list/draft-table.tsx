import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DraftStateLabel } from './draft-state-label.tsx'
import type { DraftSummary } from './draft-summary.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { draftActions } from './draft-actions.ts'

type Props = {
  readonly label: string
  /** Undefined until they are known. */
  readonly drafts: readonly DraftSummary[] | undefined
  readonly isError: boolean
  readonly onRefresh: () => void
  /** What stands in the place of an empty table. */
  readonly whenEmpty: ReactNode
  /** What is said of a draft below its client. */
  readonly describe?: (draft: DraftSummary) => string
}

/** Drafts with their states and what can be done with each: loading, failed, empty and full. */
export function DraftTable({ label, drafts, isError, onRefresh, whenEmpty, describe = (draft) => draft.label }: Props) {
  const now = useNow()
  if (!drafts && isError)
    return (
      <NotLoaded title="The drafts did not load" onRefresh={onRefresh}>
        Nothing is lost. They are all on the server.
      </NotLoaded>
    )
  if (!drafts) return <Skeleton label="Loading drafts" lines={8} />
  if (drafts.length === 0) return whenEmpty
  return (
    <DataTable
      label={label}
      columns={columnsAt(now, describe)}
      rows={drafts}
      rowKey={({ id }) => id}
      tall
      renderActions={(draft) => <RowMenu name={`${draft.clientName}, ${draft.label}`} actions={draftActions(draft)} />}
    />
  )
}

function columnsAt(now: number, describe: (draft: DraftSummary) => string): readonly Column<DraftSummary>[] {
  return [
    {
      key: 'draft',
      header: 'Draft',
      cell: (draft) => (
        <Link to={draft.href} className="plainlink">
          <span className="docname">{draft.clientName}</span>
          <br />
          <span className="muted">{describe(draft)}</span>
        </Link>
      ),
    },
    { key: 'state', header: 'State', cell: (draft) => <DraftStateLabel draft={draft} /> },
    { key: 'changed', header: 'Requested', align: 'end', cell: ({ changedAt }) => <Moment at={changedAt} now={now} /> },
  ]
}
