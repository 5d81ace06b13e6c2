import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { api } from '#contract/api.ts'
import type { AuditEntry } from '#contract/privacy.ts'
import { call } from '#web/data/call.ts'
import { callPage } from '#web/data/call-page.ts'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { auditTold, clientOf } from './audit-words.ts'
import { describeDevice } from '#domain/devices/describe-device.ts'
import { Missing } from '#web/ui/missing.tsx'
import { SettingsPage } from './settings-section.tsx'

type Kinds = 'all' | 'security' | 'client-data'
const options = [
  { value: 'all', label: 'Everything' },
  { value: 'security', label: 'Security' },
  { value: 'client-data', label: 'Client data' },
] as const

/** Who did what and when, for the account's owner; of a dependent the security events only. */
export function AuditPage() {
  const [query] = useSearchParams()
  const member = query.get('member')
  const [kinds, setKinds] = useState<Kinds>('all')
  return (
    <SettingsPage
      title={member === null ? 'Audit trail' : 'Security events of a dependent user'}
      lead={
        member === null
          ? 'Every login and every use of client data in this account. Entries are only ever added, each sealed with the one before.'
          : 'Logins and changes of security. What they do with their clients stays theirs.'
      }
    >
      {member === null ? (
        <div className="row wraps between m">
          <SegmentedControl label="Which entries" options={options} value={kinds} onChange={setKinds} />
          <ChainState />
        </div>
      ) : (
        <Link to="/settings/dependents">Back to dependent users</Link>
      )}
      <Entries key={`${member} ${kinds}`} member={member} kinds={kinds} />
    </SettingsPage>
  )
}

function ChainState() {
  const { data } = useQuery({ queryKey: ['audit', 'check'], queryFn: () => call(api.checkAudit, {}) })
  if (!data) return null
  return data.intact ? (
    <StateLabel icon={ShieldCheck} tone="success">
      The chain is whole
    </StateLabel>
  ) : (
    <StateLabel icon={ShieldAlert} tone="danger">
      Entries were changed outside of Drafty
    </StateLabel>
  )
}

function Entries({ member, kinds }: { member: string | null; kinds: Kinds }) {
  const now = useNow()
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['audit', member, kinds],
    queryFn: ({ pageParam }) =>
      callPage(api.listAudit, {
        query: {
          kinds,
          limit: 50,
          ...(member !== null && { member }),
          ...(pageParam !== '' && { before: Number(pageParam) }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
  if (!data) return <Missing isError={isError} label="Loading the audit trail" onRefresh={() => void refetch()} />
  const rows = data.pages.flatMap(({ items }) => items)
  if (rows.length === 0)
    return <EmptyState title="Nothing here yet">What happens in this account shows here.</EmptyState>
  return (
    <>
      <DataTable
        label="Audit trail"
        columns={columnsAt(now)}
        rows={rows}
        rowKey={({ position }) => String(position)}
        tall
      />
      {hasNextPage && (
        <div>
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show older entries
          </Button>
        </div>
      )}
    </>
  )
}

function columnsAt(now: number): Column<AuditEntry>[] {
  return [
    {
      key: 'kind',
      header: 'What',
      cell: (entry) => <What entry={entry} />,
    },
    { key: 'at', header: 'When', cell: ({ at }) => <Moment at={Date.parse(at)} now={now} /> },
    {
      key: 'device',
      header: 'Where',
      cell: ({ device, address }) => (
        <span>
          {describeDevice(device)}
          <br />
          <span className="small muted">{address}</span>
        </span>
      ),
    },
  ]
}

function What({ entry: { kind, detail, subject } }: { entry: AuditEntry }) {
  const clientId = clientOf(subject)
  const { words, more } = auditTold(kind, detail)
  return (
    <span>
      <span className="sub">{words}</span>
      {more !== '' && (
        <>
          <br />
          <span className="small muted">{more}</span>
        </>
      )}
      {clientId !== undefined && (
        <>
          {' '}
          <Link className="small" to={`/drafty/clients/${clientId}`}>
            Client
          </Link>
        </>
      )}
    </span>
  )
}
