import { Link } from 'react-router'
import type { ClientListItem, ClientOutlook } from '#contract/clients.ts'
import { printANumber } from '#domain/identifiers/a-number.ts'
import { NextDate } from '#web/features/deadlines/next-date.tsx'
import { DraftStateLabel } from '#web/features/drafts/list/draft-state-label.tsx'
import { toSummary } from '#web/features/drafts/list/drafts-queries.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import type { Column } from '#web/ui/data-table.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { ToolPicture } from '#web/ui/tool-picture.tsx'
import styles from './client-columns.module.css'

type Outlooks = ReadonlyMap<string, ClientOutlook>

/** `Ngwa Tabot, Emmanuel`: as lists of people are sorted. */
export function listName({ first_name, middle_name, last_name }: ClientListItem): string {
  return `${last_name}, ${[first_name, middle_name].filter(Boolean).join(' ')}`
}

/** Who, the latest draft with its state, the next date, who else sees the client in a firm, the last change. */
export function clientColumns(now: number, outlooks: Outlooks, inFirm: boolean): Column<ClientListItem>[] {
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
            <About client={client} />
          </span>
        </Link>
      ),
    },
    {
      key: 'latest_draft',
      header: 'Latest draft',
      width: 19,
      sortBy: ({ id }) => outlooks.get(id)?.latest_draft?.created_at ?? '',
      cell: (client) => <LatestDraft outlook={outlooks.get(client.id)} count={client.drafts_count} />,
    },
    {
      key: 'next_date',
      header: 'Next date',
      width: 15,
      sortBy: ({ id }) => outlooks.get(id)?.next_date?.date ?? '',
      cell: ({ id }) => <NextDate outlook={outlooks.get(id)} />,
    },
    inFirm
      ? {
          key: 'access',
          header: 'Access',
          width: 8,
          notMid: true,
          cell: ({ id }) => <Seeing outlook={outlooks.get(id)} />,
        }
      : {
          key: 'documents',
          header: 'Documents',
          width: 6.5,
          align: 'end',
          wideOnly: true,
          notMid: true,
          cell: ({ documents_count }) => <span className="num muted">{documents_count}</span>,
        },
    {
      key: 'updated_at',
      header: 'Last change',
      width: 9,
      sortBy: ({ updated_at }) => updated_at,
      cell: ({ updated_at }) => (
        <span className="muted nowrap">
          <Moment at={Date.parse(updated_at)} now={now} />
        </span>
      ),
    },
  ]
}

const mostFaces = 4

/** Who sees a client of the firm, the first few by their initials; a client of one's own is nobody else's. */
function Seeing({ outlook }: { outlook: ClientOutlook | undefined }) {
  if (!outlook) return null
  const { access } = outlook
  if (access.length === 0) return <span className="muted hide-small">Only you</span>
  const shown = access.length > mostFaces ? access.slice(0, mostFaces - 1) : access
  const names = access.map(({ name, is_you: isYou }) => (isYou ? 'you' : name)).join(', ')
  return (
    <span className={styles.faces} title={names}>
      {shown.map(({ id, name, is_you: isYou }) => (
        <Avatar key={id} name={name} small other={!isYou} />
      ))}
      {shown.length < access.length && <span className="small muted">+{access.length - shown.length}</span>}
      <span className="sr">{names}</span>
    </span>
  )
}

/** The country, and the A-number in one piece. */
function About({ client: { country_of_citizenship: country, a_number } }: { client: ClientListItem }) {
  const number = printANumber(a_number ?? undefined)
  return (
    <span className="small muted">
      {country}
      {country && number && ', '}
      {number && <span className="nowrap">{number}</span>}
    </span>
  )
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
