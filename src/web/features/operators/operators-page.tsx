import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import { Navigate } from 'react-router'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import type { WhatWaits, WorkThatWaits } from '#contract/operators.ts'
import { call } from '#web/data/call.ts'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { longDate, timeOfDay } from '#web/ui/dates.ts'
import { Missing } from '#web/ui/missing.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { describeParts, type Part } from './describe-parts.ts'
import { describeWait, nameOfWork, stateOfWork } from './describe-work.ts'

/** So often the figures are asked for again while the page is open. */
const everyMs = 10_000

/** What waits in the whole installation, for whoever runs it; everybody else is led home, as from a page that is not there. */
export function OperatorsPage() {
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['operators', 'waiting'],
    queryFn: () => call(api.getWaiting, {}),
    refetchInterval: everyMs,
    retry: false,
  })
  if (error instanceof AppError && error.code === 'not-found') return <Navigate to="/" replace />
  return (
    <div className="wrap stack xl">
      <div className="stack">
        <h1 className="title">What waits</h1>
        <p className="lead muted">In the whole installation: counts and times, nothing of what an attorney has.</p>
        {data && <AskedAt at={Date.parse(data.asked_at)} isError={isError} />}
      </div>
      {data ? (
        <Content waits={data} />
      ) : (
        <Missing isError={isError} label="Loading what waits" onRefresh={() => void refetch()} />
      )}
    </div>
  )
}

function AskedAt({ at, isError }: { at: number; isError: boolean }) {
  return isError ? (
    <StateLabel icon={TriangleAlert} tone="warning">
      As of {timeOfDay(at)}: the server does not answer now
    </StateLabel>
  ) : (
    <p className="small muted">
      As of {longDate(at)}, {timeOfDay(at)}. Asked for again every ten seconds.
    </p>
  )
}

function Content({ waits }: { waits: WhatWaits }) {
  const parts = describeParts(waits)
  return (
    <>
      <section className="stack" aria-labelledby="parts">
        <h2 className="head" id="parts">
          Parts
        </h2>
        <DataTable label="Parts of the installation" columns={partColumns} rows={parts} rowKey={({ name }) => name} />
      </section>
      <section className="stack" aria-labelledby="work">
        <h2 className="head" id="work">
          Work
        </h2>
        {waits.work.length === 0 ? (
          <p className="muted">Nothing waits, and nothing was given up.</p>
        ) : (
          <DataTable label="Work by kind" columns={workColumns} rows={waits.work} rowKey={({ kind }) => kind} />
        )}
        <p className="small muted">
          What was given up stays counted; the log of the server names each. <code>docs/operating.md</code> says what
          the figures mean.
        </p>
      </section>
    </>
  )
}

const icons = { success: CircleCheck, plain: Clock, warning: TriangleAlert, danger: TriangleAlert } as const

const partColumns: readonly Column<Part>[] = [
  { key: 'name', header: 'What', cell: ({ name }) => name },
  { key: 'now', header: 'Now', cell: ({ now }) => now },
  {
    key: 'state',
    header: 'State',
    cell: ({ tone, state }) => (
      <StateLabel icon={icons[tone]} tone={tone}>
        {state}
      </StateLabel>
    ),
  },
]

const workColumns: readonly Column<WorkThatWaits>[] = [
  { key: 'kind', header: 'What', cell: ({ kind }) => nameOfWork(kind) },
  {
    key: 'state',
    header: 'State',
    cell: (row) => {
      const { tone, state } = stateOfWork(row)
      return (
        <StateLabel icon={icons[tone]} tone={tone}>
          {state}
        </StateLabel>
      )
    },
  },
  { key: 'waiting', header: 'Waiting', align: 'end', cell: ({ waiting }) => counted(waiting, 'waiting') },
  { key: 'underWay', header: 'Under way', align: 'end', cell: ({ under_way: count }) => counted(count, 'under way') },
  {
    key: 'oldest',
    header: 'Late by',
    align: 'end',
    cell: ({ overdue_seconds: seconds }) =>
      seconds < 1 ? (
        counted('none', 'late')
      ) : (
        <>
          <span className="only-small">late by </span>
          {describeWait(seconds)}
        </>
      ),
  },
  { key: 'failing', header: 'Tried again', align: 'end', wideOnly: true, cell: ({ failing }) => failing },
  { key: 'failed', header: 'Given up', align: 'end', cell: ({ failed }) => counted(failed, 'given up') },
]

/** Under its heading a count stands alone; on a phone, where there are no headings, its word follows it. */
function counted(count: number | string, what: string) {
  return (
    <>
      {count}
      <span className="only-small"> {what}</span>
    </>
  )
}
