import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react'
import { Link } from 'react-router'
import type { Charge } from '#contract/billing.ts'
import { useSession } from '#web/session/session.ts'
import { Missing } from '#web/ui/missing.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { useNow } from '#web/ui/use-now.ts'
import styles from './usage.module.css'
import { chargesQuery } from './usage-queries.ts'
import { toolTitle } from './usage-shares.ts'

/** What each draft of the period cost. What failed, was cancelled or deleted while it waited cost nothing, and says so. */
export function ChargesTable({ term }: { term: string | undefined }) {
  const { isDependent } = useSession()
  const now = useNow()
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    chargesQuery(term),
  )
  if (!data) return <Missing isError={isError} label="Loading drafts" onRefresh={() => void refetch()} />
  const charges = data.pages.flatMap(({ items }) => items)
  if (charges.length === 0) return null
  return (
    <DataTable
      label="Drafts and their cost"
      columns={columnsAt(now, !isDependent)}
      rows={charges}
      rowKey={({ id }) => id}
      tall
      foot={
        hasNextPage && (
          <div className={styles.more}>
            <Button look="quiet" size="s" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show more
            </Button>
          </div>
        )
      }
    />
  )
}

function columnsAt(now: number, withUsers: boolean): Column<Charge>[] {
  const user: Column<Charge> = { key: 'user', header: 'User', cell: ({ member }) => member, wideOnly: true }
  return [
    { key: 'draft', header: 'Draft', cell: (charge) => <DraftCell charge={charge} /> },
    ...(withUsers ? [user] : []),
    {
      key: 'date',
      header: 'Date',
      cell: ({ charged_at }) => (
        <span className="muted nowrap">
          <Moment at={Date.parse(charged_at)} now={now} />
        </span>
      ),
    },
    {
      key: 'outcome',
      header: 'Outcome',
      cell: ({ outcome }) => (
        <span className="nowrap">
          <Outcome outcome={outcome} />
        </span>
      ),
    },
    { key: 'credits', header: 'Credits', align: 'end', cell: ({ credits }) => <Credits credits={credits} /> },
  ]
}

/** The client of one's own draft, with the way to it; of others the kind of draft alone. */
function DraftCell({ charge: { draft_id: id, client_name: client, draft_type: type } }: { charge: Charge }) {
  if (id === null || client === null) return <span className="docname">{toolTitle(type)}</span>
  return (
    <Link to={`/drafty/my-drafts/${id}`} className="plainlink">
      <span className="docname">{client}</span>
      <br />
      <span className="muted">{toolTitle(type)}</span>
    </Link>
  )
}

function Outcome({ outcome }: Pick<Charge, 'outcome'>) {
  switch (outcome) {
    case 'settled':
      return <StateLabel icon={CircleCheck}>Charged</StateLabel>
    case 'held':
      return (
        <StateLabel icon={LoaderCircle} tone="info">
          Held
        </StateLabel>
      )
    case 'released':
      return (
        <StateLabel icon={CircleX} tone="plain">
          Not charged
        </StateLabel>
      )
  }
}

/** Without the head of the table, on a narrow screen, the figure says what it counts. */
function Credits({ credits }: Pick<Charge, 'credits'>) {
  return (
    <span className="num nowrap">
      {credits}
      <span className="only-small"> credits</span>
    </span>
  )
}
