import { FilePlus2, RotateCw, WifiOff } from 'lucide-react'
import { Link } from 'react-router'
import { DraftStateLabel } from '#web/drafts/draft-state-label.tsx'
import type { DraftSummary } from '#web/drafts/draft-summary.ts'
import { draftActions } from '#web/features/my-drafts/draft-actions.ts'
import { useAllDrafts } from '#web/features/my-drafts/drafts-queries.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import styles from './revisions-page.module.css'

const toolPage = '/ai/draft-from-template-revision'

/** The guided revision of drafts that were made from the firm's own templates. */
export function RevisionsPage() {
  const { data, isError, refetch } = useAllDrafts()
  const drafts = data?.filter(({ type }) => type === 'draft_from_template_sections')
  return (
    <div className="wrap stack xl">
      <div className={styles.head}>
        <div>
          <h1 className="title">Revision workflow</h1>
          <p className="muted">
            Drafts in your own templates: review each section, edit it, revise it by a prompt, and decide every change.
          </p>
        </div>
        <ButtonLink look="accent" icon={FilePlus2} to={toolPage}>
          Draft from a template
        </ButtonLink>
      </div>
      <Revisions drafts={drafts} isError={isError} onRefresh={() => void refetch()} />
    </div>
  )
}

type Props = {
  readonly drafts: readonly DraftSummary[] | undefined
  readonly isError: boolean
  readonly onRefresh: () => void
}

function Revisions({ drafts, isError, onRefresh }: Props) {
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
  if (!drafts) return <Skeleton label="Loading drafts" lines={6} />
  if (drafts.length === 0)
    return (
      <EmptyState
        title="No draft from a template yet"
        action={
          <ButtonLink look="accent" to={toolPage}>
            Draft from a template
          </ButtonLink>
        }
      >
        Upload a letter or a motion of your firm. Drafty writes inside it, and here you decide what stays.
      </EmptyState>
    )
  return (
    <DataTable
      label="Drafts from templates"
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
      cell: ({ href, clientName, label, template }) => (
        <>
          <Link to={href} className={styles.name}>
            {clientName}
          </Link>
          <span className="muted">{template ?? label}</span>
        </>
      ),
    },
    { key: 'state', header: 'State', cell: (draft) => <DraftStateLabel draft={draft} /> },
    { key: 'changed', header: 'Requested', align: 'end', cell: ({ changedAt }) => <Moment at={changedAt} now={now} /> },
  ]
}
