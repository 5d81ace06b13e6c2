import { useQueryClient } from '@tanstack/react-query'
import { Check, TriangleAlert, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Firm, FirmPerson } from '#contract/firms.ts'
import { call } from '#web/data/call.ts'
import { useChange } from '#web/data/use-action.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { notify } from '#web/ui/notify.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { firmKey } from './firm-queries.ts'
import { type givenRoles, roleNames, roleOptions } from './firm-words.ts'
import styles from './people.module.css'

type GivenRole = (typeof givenRoles)[number]

/** The people of the firm. The owner gives roles and takes people out; the others see who their colleagues are. */
export function PeopleTable({ firm }: { firm: Firm }) {
  const cache = useQueryClient()
  const now = useNow()
  const [leaving, setLeaving] = useState<FirmPerson>()
  const isManager = firm.may.includes('manage people')
  const change = useChange(
    ({ id, role }: { id: string; role: GivenRole }) =>
      call(api.changeMember, { params: { memberId: id }, body: { role } }),
    { touches: [firmKey] },
  )
  const remove = useChange((dependentId: string) => call(api.removeDependent, { params: { dependentId } }), {
    onDone: () => {
      setLeaving(undefined)
      notify('success', 'They are out of the firm. The work stays.')
      void cache.invalidateQueries()
    },
  })
  return (
    <>
      <DataTable
        label="People of the firm"
        columns={columnsFor(isManager, now, (id, role) => change.run({ id, role }))}
        rows={firm.people}
        rowKey={({ id }) => id}
        tall
        {...(isManager && {
          renderActions: (person: FirmPerson) =>
            person.role === 'owner' ? null : (
              <RowMenu
                name={person.name}
                actions={[
                  { label: 'Take out of the firm', icon: UserMinus, run: () => setLeaving(person), danger: true },
                ]}
              />
            ),
        })}
      />
      <ConfirmDialog
        opened={leaving !== undefined}
        title={`Take ${leaving?.name ?? ''} out of the firm?`}
        confirmLabel="Take out"
        danger
        busy={remove.isPending}
        onConfirm={() => leaving && remove.run(leaving.id)}
        onCancel={() => setLeaving(undefined)}
      >
        <p>
          They lose every client of the firm at once, in open windows too. What they did stays with the firm; their
          private clients stay theirs. Clients that nobody else could share come to you.
        </p>
      </ConfirmDialog>
    </>
  )
}

function columnsFor(
  isManager: boolean,
  now: number,
  onRole: (id: string, role: GivenRole) => void,
): readonly Column<FirmPerson>[] {
  const who: Column<FirmPerson> = {
    key: 'name',
    header: 'Name',
    cell: ({ name, email, is_you: isYou }) => (
      <span className={styles.person}>
        <Avatar name={name} />
        <span>
          <span className="sub">{name}</span> {isYou && <span className="small muted">you</span>}
          {name !== email && (
            <>
              <br />
              <span className="small muted">{email}</span>
            </>
          )}
        </span>
      </span>
    ),
  }
  const role: Column<FirmPerson> = {
    key: 'role',
    header: 'Role',
    cell: (person) => (isManager ? <RoleChoice person={person} onRole={onRole} /> : roleNames[person.role]),
  }
  const clients: Column<FirmPerson> = {
    key: 'clients',
    header: 'Clients',
    align: 'end',
    cell: (one) => (
      <>
        {one.clients} <span className={styles.inCard}>{one.clients === 1 ? 'client' : 'clients'}</span>
      </>
    ),
  }
  if (!isManager) return [who, role, clients]
  return [
    who,
    role,
    clients,
    { key: 'steps', header: 'Two steps', cell: ({ two_steps: on }) => <TwoSteps isOn={on === true} /> },
    {
      key: 'seen',
      header: 'Last login',
      wideOnly: true,
      cell: ({ last_seen_at: at }) => (at === null ? '–' : <Moment at={Date.parse(at)} now={now} />),
    },
  ]
}

function RoleChoice({ person, onRole }: { person: FirmPerson; onRole: (id: string, role: GivenRole) => void }) {
  if (person.role === 'owner') return <>{roleNames.owner}</>
  return (
    <select
      className={styles.choice}
      aria-label={`Role of ${person.name}`}
      value={person.role}
      onChange={(event) => onRole(person.id, event.target.value as GivenRole)}
    >
      {roleOptions.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

function TwoSteps({ isOn }: { isOn: boolean }) {
  return isOn ? (
    <Badge tone="success" icon={Check}>
      <span className={styles.inCard}>Two steps </span>On
    </Badge>
  ) : (
    <Badge tone="warning" icon={TriangleAlert}>
      <span className={styles.inCard}>Two steps </span>Off
    </Badge>
  )
}
