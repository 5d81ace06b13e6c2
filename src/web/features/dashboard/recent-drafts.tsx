import { Link } from 'react-router'
import { DraftRowMenu } from '#web/features/drafts/list/draft-row-menu.tsx'
import { DraftStateLabel } from '#web/features/drafts/list/draft-state-label.tsx'
import type { DraftSummary } from '#web/features/drafts/list/draft-summary.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { NotLoaded } from '#web/ui/not-loaded.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import styles from './dashboard.module.css'

type Props = {
  drafts: readonly DraftSummary[] | 'loading' | 'failed'
  onRefresh: () => void
  now: number
}

/** The drafts that changed last, with their state as it is now. */
export function RecentDrafts(props: Props) {
  return (
    <section aria-labelledby="recent-title">
      <div className={styles.sectionHead}>
        <h2 className="head" id="recent-title">
          Recent drafts
        </h2>
        <Link to="/drafty/my-drafts">My Drafts</Link>
      </div>
      <Content {...props} />
    </section>
  )
}

function Content({ drafts, onRefresh, now }: Props) {
  if (drafts === 'loading')
    return <TableSkeleton label="Loading recent drafts" columns={columnsAt(now)} rows={5} tall hideHead />
  if (drafts === 'failed')
    return (
      <div className="panel">
        <NotLoaded small title="The drafts did not load" onRefresh={onRefresh}>
          Nothing is lost. They are all on the server.
        </NotLoaded>
      </div>
    )
  if (drafts.length === 0)
    return (
      <div className="panel">
        <EmptyState small title="No drafts yet">
          Choose above what you want to draft. It will be kept here.
        </EmptyState>
      </div>
    )
  return (
    <DataTable
      label="Recent drafts"
      hideHead
      tall
      columns={columnsAt(now)}
      rows={drafts}
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
      cell: ({ href, clientName, title }) => (
        <Link to={href} className="plainlink">
          <span className="docname">{clientName}</span>
          <br />
          <span className="muted">{title}</span>
        </Link>
      ),
    },
    { key: 'state', header: 'State', cell: (draft) => <DraftStateLabel draft={draft} /> },
    {
      key: 'changed',
      header: 'Changed',
      wideOnly: true,
      cell: ({ changedAt }) => (
        <span className="muted nowrap">
          <Moment at={changedAt} now={now} />
        </span>
      ),
    },
  ]
}
