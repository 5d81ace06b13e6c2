import { Link } from 'react-router'
import type { ClientListItem, ClientOutlook } from '#contract/clients.ts'
import { printANumber } from '#domain/identifiers/a-number.ts'
import { NextDate } from '#web/features/deadlines/next-date.tsx'
import { DraftStateLabel } from '#web/features/drafts/list/draft-state-label.tsx'
import { toSummary } from '#web/features/drafts/list/drafts-queries.ts'
import type { Column } from '#web/ui/data-table.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { ToolPicture } from '#web/ui/tool-picture.tsx'
import styles from './client-columns.module.css'

type Outlooks = ReadonlyMap<string, ClientOutlook>

/** `Ngwa Tabot, Emmanuel`: as lists of people are sorted. */
export function listName({ first_name, middle_name, last_name }: ClientListItem): string {
  return `${last_name}, ${[first_name, middle_name].filter(Boolean).join(' ')}`
}

/** Who, the latest draft with its state, the next date, the last change. */
export function clientColumns(now: number, outlooks: Outlooks): Column<ClientListItem>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      sortBy: listName,
      cell: (client) => (
        <Link to={`/drafty/clients/${client.id}`} className={`plainlink ${styles.who}`}>
          <span className={styles.initial} aria-hidden="true">
            {Array.from(client.last_name)[0]?.toUpperCase()}
          </span>
          <span>
            <span className={styles.name}>{listName(client)}</span>
            <br />
            <span className="small muted">{aboutOf(client)}</span>
          </span>
        </Link>
      ),
    },
    {
      key: 'draft',
      header: 'Latest draft',
      cell: (client) => <LatestDraft outlook={outlooks.get(client.id)} count={client.drafts_count} />,
    },
    { key: 'next', header: 'Next date', cell: ({ id }) => <NextDate outlook={outlooks.get(id)} /> },
    {
      key: 'documents',
      header: 'Documents',
      align: 'end',
      wideOnly: true,
      cell: ({ documents_count }) => <span className="num muted">{documents_count}</span>,
    },
    {
      key: 'updated_at',
      header: 'Last change',
      sortBy: ({ updated_at }) => updated_at,
      cell: ({ updated_at }) => (
        <span className="muted nowrap">
          <Moment at={Date.parse(updated_at)} now={now} />
        </span>
      ),
    },
  ]
}

function aboutOf({ country_of_citizenship, a_number }: ClientListItem): string {
  return [country_of_citizenship, printANumber(a_number ?? undefined)].filter(Boolean).join(', ')
}

function LatestDraft({ outlook, count }: { outlook: ClientOutlook | undefined; count: number }) {
  if (!outlook?.latest_draft) return <span className="muted hide-small">{count === 0 ? 'No draft yet' : ''}</span>
  const draft = toSummary(outlook.latest_draft)
  return (
    <div className={styles.draft}>
      <ToolPicture type={draft.type} small />
      <span>
        <Link to={draft.href} className="plainlink">
          {draft.title}
        </Link>
        <DraftStateLabel draft={draft} />
      </span>
    </div>
  )
}
