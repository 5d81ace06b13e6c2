import { useQuery } from '@tanstack/react-query'
import { Send, Undo2 } from 'lucide-react'
import { api } from '#contract/api.ts'
import type { Dependent } from '#contract/families.ts'
import { call } from '#web/data/call.ts'
import { useChange } from '#web/data/use-action.ts'
import { Missing } from '#web/ui/missing.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { notify } from '#web/ui/notify.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { dependentsKey } from '#web/data/query-keys.ts'
import { roleNames } from './firm-words.ts'
import styles from './firm.module.css'

const queryKey = dependentsKey

/** Who was invited into the firm and has not come yet: sent again, or taken back. Nothing at all where nobody is. */
export function Invitations() {
  const now = useNow()
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: () => call(api.listDependents, {}) })
  const again = useChange(
    ({ email, role }: Dependent) => call(api.inviteDependent, { body: { email, ...(role !== null && { role }) } }),
    { touches: [queryKey], onDone: (_, { email }) => notify('success', `A new invitation was sent to ${email}.`) },
  )
  const back = useChange(({ id }: Dependent) => call(api.removeDependent, { params: { dependentId: id } }), {
    touches: [queryKey],
    onDone: (_, { email }) => notify('success', `The invitation of ${email} was taken back.`),
  })
  if (!data) return <Missing isError={isError} label="Loading the invitations" onRefresh={() => void refetch()} />
  const open = data.filter(({ state }) => state !== 'member')
  if (open.length === 0) return null
  return (
    <section aria-labelledby="firm-invitations">
      <h3 className="small muted" id="firm-invitations">
        {open.length === 1 ? '1 invitation open' : `${open.length} invitations open`}
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
