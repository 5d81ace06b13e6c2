import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ScrollText, Send, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Dependent } from '#contract/families.ts'
import { toolIdentities } from '#tools/identities.ts'
import { useSession } from '#web/session/session.ts'
import { useSupportEmail } from '#web/data/config.ts'
import { dependentsKey } from '#web/data/query-keys.ts'
import { emailProblem } from '../sign-in/email-problem.ts'
import { call } from '#web/data/call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { notify } from '#web/ui/notify.tsx'
import { RowMenu } from '#web/ui/row-menu.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useNow } from '#web/ui/use-now.ts'
import styles from './account-settings.module.css'
import { Missing } from '#web/ui/missing.tsx'
import { SettingsPage, Trouble } from './settings-section.tsx'
import { useAction } from '#web/data/use-action.ts'

const queryKey = dependentsKey
const titles = new Map(toolIdentities.map(({ type, title }) => [type as string, title]))

/** The owner's dependents; a dependent reads who the admin is. */
export function FamilyPage() {
  const { isDependent } = useSession()
  return (
    <SettingsPage
      title="Dependent users"
      lead="Colleagues who use your subscription. Each has own clients and drafts; you see how many, never what is in them."
    >
      {isDependent ? <ForDependents /> : <Family />}
    </SettingsPage>
  )
}

function ForDependents() {
  const { parentEmail } = useSession()
  const supportEmail = useSupportEmail()
  return (
    <p className="lead">
      Your subscription is managed by your admin, <a href={`mailto:${parentEmail}`}>{parentEmail}</a>. For changes,
      contact them or <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
    </p>
  )
}

function Family() {
  const { isEmailVerified } = useSession()
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: () => call(api.listDependents, {}) })
  return (
    <>
      {isEmailVerified ? (
        <InviteForm />
      ) : (
        <div className={styles.warning}>
          <p>Please verify your e-mail address before you invite others.</p>
          <div>
            <ButtonLink to="/drafty/email-verification">Verify Email</ButtonLink>
          </div>
        </div>
      )}
      {data ? (
        <Members members={data} />
      ) : (
        <Missing isError={isError} label="Loading dependent users" onRefresh={() => void refetch()} />
      )}
    </>
  )
}

function InviteForm() {
  const cache = useQueryClient()
  const [email, setEmail] = useState('')
  const [checked, setChecked] = useState<string | undefined>(undefined)
  const { busy, fields, message, run } = useAction()

  async function invite() {
    const problem = emailProblem(email) ?? undefined
    setChecked(problem)
    if (problem !== undefined || !(await run(() => call(api.inviteDependent, { body: { email } })))) return
    notify('success', `An invitation was sent to ${email.trim()}.`)
    setEmail('')
    await cache.invalidateQueries({ queryKey })
  }

  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void invite()
      }}
    >
      <div className={styles.invite}>
        <TextField
          label="Email of the colleague"
          type="email"
          autoComplete="off"
          value={email}
          onChange={setEmail}
          error={checked ?? fields['email']}
        />
        <Button type="submit" look="accent" icon={Send} busy={busy}>
          Invite
        </Button>
      </div>
      <Trouble message={message} />
    </form>
  )
}

function Members({ members }: { members: readonly Dependent[] }) {
  const cache = useQueryClient()
  const now = useNow()
  const [asked, setAsked] = useState<Dependent | null>(null)
  const { busy, message, run } = useAction()

  async function remove(dependentId: string) {
    if (!(await run(() => call(api.removeDependent, { params: { dependentId } })))) return
    setAsked(null)
    await cache.invalidateQueries({ queryKey })
  }

  if (members.length === 0)
    return (
      <EmptyState title="Nobody else uses your subscription">
        Invite a colleague by mail. Their drafts count toward your credits.
      </EmptyState>
    )
  return (
    <>
      <DataTable
        label="Dependent users"
        columns={columnsAt(now)}
        rows={members}
        rowKey={({ id }) => id}
        tall
        renderActions={(member) => <MemberMenu member={member} onRemove={() => setAsked(member)} />}
      />
      <Trouble message={message} />
      <ConfirmDialog
        opened={asked !== null}
        title={
          asked?.state === 'member' ? `Remove ${asked.email}?` : `Take back the invitation of ${asked?.email ?? ''}?`
        }
        confirmLabel={asked?.state === 'member' ? 'Remove user' : 'Take back'}
        danger
        busy={busy}
        onConfirm={() => asked && void remove(asked.id)}
        onCancel={() => setAsked(null)}
      >
        <p>
          {asked?.state === 'member'
            ? 'They keep their clients and drafts, and can make no new ones until they have a subscription of their own.'
            : 'The link in the mail stops working.'}
        </p>
      </ConfirmDialog>
    </>
  )
}

function MemberMenu({ member, onRemove }: { member: Dependent; onRemove: () => void }) {
  const isMember = member.state === 'member'
  const audit = { label: 'Security events', icon: ScrollText, to: `/settings/audit?member=${member.id}` }
  const remove = {
    label: isMember ? 'Remove user' : 'Take back the invitation',
    icon: UserMinus,
    run: onRemove,
    danger: true,
  }
  return <RowMenu name={member.email} actions={isMember ? [audit, remove] : [remove]} />
}

function columnsAt(now: number): Column<Dependent>[] {
  return [
    {
      key: 'email',
      header: 'User',
      cell: ({ email, first_name, last_name }) => {
        const name = [first_name, last_name].filter(Boolean).join(' ')
        return (
          <span>
            <span className="sub">{name === '' ? email : name}</span>
            {name !== '' && (
              <>
                <br />
                <span className="small muted">{email}</span>
              </>
            )}
          </span>
        )
      },
    },
    { key: 'state', header: 'State', cell: ({ state }) => <StateBadge state={state} /> },
    { key: 'drafts', header: 'Drafts', cell: ({ drafts }) => draftsText(drafts) },
    {
      key: 'login',
      header: 'Last login',
      wideOnly: true,
      cell: ({ last_login_at }) => (last_login_at === null ? '–' : <Moment at={Date.parse(last_login_at)} now={now} />),
    },
  ]
}

function StateBadge({ state }: Pick<Dependent, 'state'>) {
  if (state === 'member') return <Badge tone="success">Member</Badge>
  return state === 'invited' ? <Badge tone="info">Invited</Badge> : <Badge tone="warning">Invitation expired</Badge>
}

function draftsText(drafts: Dependent['drafts']): string {
  const parts = Object.entries(drafts).map(([type, count]) => `${count} ${titles.get(type) ?? type}`)
  return parts.length === 0 ? 'No drafts yet' : parts.join(', ')
}
