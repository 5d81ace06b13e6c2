import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LogOut, Monitor, Terminal } from 'lucide-react'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { call } from '#web/data/call.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { useNow } from '#web/ui/use-now.ts'
import styles from './account-settings.module.css'
import { describeDevice } from '#domain/devices/describe-device.ts'
import { Missing } from '#web/ui/missing.tsx'
import { sessionsQuery } from './security-queries.ts'
import { SettingsSection, Trouble } from './settings-section.tsx'
import { useSessionStore } from '#web/session/session.ts'
import { useAction } from '#web/data/use-action.ts'

type UserSession = ReplyOf<typeof api.listSessions>[number]

/** Where the account is logged in: device, address, time, and a way to end each session. */
export function SessionsSection() {
  const { data, isError, refetch } = useQuery(sessionsQuery)
  const cache = useQueryClient()
  const { message, run } = useAction()

  async function end(userSessionId: string) {
    await run(() => call(api.endSession, { params: { userSessionId } }))
    await cache.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  }

  return (
    <SettingsSection
      title="Sessions"
      lead="Every browser that is logged in. End what you do not know, and change the password."
    >
      {data ? (
        <ul className={`panel ${styles.list}`} aria-label="Sessions">
          {data.map((session) => (
            <SessionItem key={session.id} session={session} onEnd={() => void end(session.id)} />
          ))}
        </ul>
      ) : (
        <Missing isError={isError} label="Loading sessions" onRefresh={() => void refetch()} />
      )}
      <Trouble message={message} />
      <LogOutEverywhere />
    </SettingsSection>
  )
}

function LogOutEverywhere() {
  const { logOut } = useSessionStore()
  const [asking, setAsking] = useState(false)
  const { busy, message, run } = useAction()
  const end = async () => {
    if (await run(() => call(api.endAllSessions, {}))) await logOut()
  }
  return (
    <>
      <div>
        <Button icon={LogOut} onClick={() => setAsking(true)}>
          Log out everywhere
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        title="Log out everywhere?"
        confirmLabel="Log out everywhere"
        busy={busy}
        onConfirm={() => void end()}
        onCancel={() => setAsking(false)}
      >
        <p>Every session ends, this one as well, and so does every program that uses a token of yours.</p>
        <Trouble message={message} />
      </ConfirmDialog>
    </>
  )
}

function SessionItem({ session, onEnd }: { session: UserSession; onEnd: () => void }) {
  const now = useNow()
  const name = describeDevice(session.device)
  return (
    <li>
      <span className="row m">
        <Icon icon={session.has_key ? Monitor : Terminal} />
        <span>
          <span className="sub" title={session.device}>
            {name}
          </span>
          <br />
          <span className="small muted">
            {session.address}, logged in <Moment at={Date.parse(session.created_at)} now={now} />, last seen{' '}
            <Moment at={Date.parse(session.seen_at)} now={now} />
            <br />
            {session.has_key
              ? 'Bound to a key of this browser: its token is worth nothing elsewhere.'
              : 'Without a key: a program, or a browser that has none.'}
          </span>
        </span>
      </span>
      {session.is_current ? (
        <Badge tone="accent">This session</Badge>
      ) : (
        <Button size="s" onClick={onEnd} aria-label={`End session: ${name} at ${session.address}`}>
          End session
        </Button>
      )}
    </li>
  )
}
