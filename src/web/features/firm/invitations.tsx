import { useQuery } from '@tanstack/react-query'
import { Send, Undo2 } from 'lucide-react'
import { api } from '#contract/api.ts'
import type { Dependent } from '#contract/families.ts'
import { call } from '#web/data/call.ts'
import { useChange } from '#web/data/use-action.ts'
import { longDate } from '#web/ui/dates.ts'
import { Missing } from '#web/ui/missing.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { notify } from '#web/ui/notify.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { dependentsKey } from '#web/data/query-keys.ts'
import { roleNames } from './firm-words.ts'
import styles from './firm.module.css'

const queryKey = dependentsKey

const useInvited = () => useQuery({ queryKey, queryFn: () => call(api.listDependents, {}) })

const openOf = (invited: readonly Dependent[]) => invited.filter(({ state }) => state !== 'member')

/** How many invitations are open, and since when: beside the heading of the people. */
export function OpenInvitations() {
  const open = openOf(useInvited().data ?? [])
  const [last] = open.toSorted((a, b) => Date.parse(b.since) - Date.parse(a.since))
  if (!last) return null
  const day = longDate(Date.parse(last.since))
  return (
    <span className="small muted">
      {open.length === 1 ? `1 invitation open, sent ${day}` : `${open.length} invitations open, the last sent ${day}`}
    </span>
  )
}

/** Who was invited into the firm and has not come yet: sent again, or taken back. Nothing at all where nobody is. */
export function Invitations() {
  const now = useNow()
  const { data, isError, refetch } = useInvited()
  const again = useChange(
    ({ email, role }: Dependent) => call(api.inviteDependent, { body: { email, ...(role !== null && { role }) } }),
    { touches: [queryKey], onDone: (_, { email }) => notify('success', `A new invitation was sent to ${email}.`) },
  )
  const back = useChange(({ id }: Dependent) => call(api.removeDependent, { params: { dependentId: id } }), {
    touches: [queryKey],
    onDone: (_, { email }) => notify('success', `The invitation of ${email} was taken back.`),
  })
  if (!data) return <Missing isError={isError} label="Loading the invitations" onRefresh={() => void refetch()} />
  const open = openOf(data)
  if (open.length === 0) return null
  return (
    <section aria-labelledby="firm-invitations">
      <h3 className="small muted" id="firm-invitations">
        Invited
      </h3>
      <ul className={`panel ${styles.invitations}`}>
        {open.map((one) => (
          <li key={one.id}>
            <span>
              {one.email}
              <small>
                {one.role === null ? '' : `${roleNames[one.role]}. `}
                {one.state === 'expired' ? 'Run out. Sent: ' : 'Sent: '}
                <Moment at={Date.parse(one.since)} now={now} />
              </small>
            </span>
            <RowMenu
              name={`the invitation of ${one.email}`}
              actions={[
                { label: 'Send again', icon: Send, run: () => again.run(one) },
                { label: 'Take back', icon: Undo2, run: () => back.run(one), danger: true },
              ]}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
