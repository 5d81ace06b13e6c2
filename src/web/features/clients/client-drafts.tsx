import { Link } from 'react-router'
import type { Client } from '#contract/clients.ts'
import { DraftStateLabel } from '#web/features/drafts/list/draft-state-label.tsx'
import type { DraftSummary } from '#web/features/drafts/list/draft-summary.ts'
import { DraftRowMenu } from '#web/features/drafts/list/draft-row-menu.tsx'
import { toSummary } from '#web/features/drafts/list/drafts-queries.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { useNow } from '#web/ui/use-now.ts'

/** The drafts of one client, newest first. */
export function ClientDrafts({ client }: { client: Client }) {
  const now = useNow()
  if (client.drafts.length === 0)
    return (
      <div className="panel">
        <EmptyState small title="No drafts yet">
          Start a draft above. It will be kept here.
        </EmptyState>
      </div>
    )
  return (
    <DataTable
      label="Drafts of this client"
      columns={columnsAt(now)}
      rows={client.drafts.map(toSummary)}
      rowKey={({ id }) => id}
      renderActions={(draft) => <DraftRowMenu draft={draft} />}
    />
  )
}

function columnsAt(now: number): Column<DraftSummary>[] {
  return [
    {
      key: 'draft',
      header: 'Draft',
      cell: ({ href, title }) => (
        <Link to={href} className="plainlink docname">
          {title}
        </Link>
      ),
    },
    { key: 'state', header: 'State', cell: (draft) => <DraftStateLabel draft={draft} /> },
    {
      key: 'changed',
      header: 'Created',
      cell: ({ changedAt }) => (
        <span className="muted nowrap">
          <Moment at={changedAt} now={now} />
        </span>
      ),
    },
  ]
}
