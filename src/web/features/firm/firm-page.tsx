import { useQueryClient } from '@tanstack/react-query'
import { Building2, FileClock, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { api } from '#contract/api.ts'
import type { Firm } from '#contract/firms.ts'
import { levelsFor } from '#domain/firm/may.ts'
import { call } from '#web/data/call.ts'
import { useChange } from '#web/data/use-action.ts'
import { useSession } from '#web/session/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Missing } from '#web/ui/missing.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { AccessMatrix } from './access-matrix.tsx'
import { ConflictPanel } from './conflict-panel.tsx'
import { firmKey, useFirm } from './firm-queries.ts'
import styles from './firm.module.css'
import { Invitations, OpenInvitations } from './invitations.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MailPaceSection } from './mail-pace.tsx'
import { MakeFirmDialog } from './make-firm-dialog.tsx'
import { PeopleTable } from './people-table.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { WallList } from './wall-list.tsx'

/** The firm: its people with their roles, who sees which client, and the walls. */
export function FirmPage() {
  const { data, isError, refetch } = useFirm()
  if (data) return <Loaded firm={data} />
  return (
    <div className="wrap stack l">
      <h1 className="title">Firm</h1>
      {data === null ? (
        <NoFirm />
      ) : (
        <Missing isError={isError} label="Loading the firm" onRefresh={() => void refetch()} />
      )}
    </div>
  )
}

function NoFirm() {
  const { isDependent, isEmailVerified } = useSession()
  const [isMaking, setMaking] = useState(false)
  if (isDependent)
    return (
      <EmptyState title="There is no firm yet">
        The owner of your subscription can turn its accounts into a firm. Your clients stay your own.
      </EmptyState>
    )
  return (
    <>
      <EmptyState
        title="Work on clients together"
        action={
          isEmailVerified ? (
            <Button look="accent" icon={Building2} onClick={() => setMaking(true)}>
              Make a firm
            </Button>
          ) : (
            <ButtonLink to="/drafty/email-verification">Verify Email</ButtonLink>
          )
        }
      >
        In a firm colleagues share clients, each by role and only what is shared with them. What everybody has now stays
        their own. While nothing is shared, the firm can be undone.
      </EmptyState>
      {isMaking && <MakeFirmDialog onClose={() => setMaking(false)} />}
    </>
  )
}

function Loaded({ firm }: { firm: Firm }) {
  const isManager = firm.may.includes('manage people')
  const isSharer = levelsFor(firm.role, 'share').length > 0
  const isChecker = firm.may.includes('check conflicts')
  return (
    <div className="wrap stack l">
      <Head firm={firm} isSharer={isSharer} isManager={isManager} />
      <div className={isChecker || isSharer ? styles.split : 'stack l'}>
        <div className="stack l">
          <section className="stack" aria-labelledby="firm-people">
            <div className={styles.head}>
              <h2 className="head" id="firm-people">
                People
              </h2>
              {isManager && <OpenInvitations />}
            </div>
            <PeopleTable firm={firm} />
            {isManager && <Invitations />}
          </section>
          {isSharer && <AccessMatrix firm={firm} />}
        </div>
        {(isChecker || isSharer) && (
          <aside className="stack l" aria-label="Conflicts and walls">
            {isChecker && <ConflictPanel />}
            {isSharer && <WallList />}
          </aside>
        )}
        <div className="stack l">
          <MailPaceSection />
          {isManager && <StrictRules firm={firm} />}
          {isManager && <EndFirm firm={firm} />}
        </div>
      </div>
    </div>
  )
}

type HeadProps = { readonly firm: Firm; readonly isSharer: boolean; readonly isManager: boolean }

/** The name of the firm, what one sees of it, and what is opened from here. */
function Head({ firm, isSharer, isManager }: HeadProps) {
  const [isInviting, setInviting] = useState(false)
  const [isReading, setReading] = useState(false)
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 className="title">{firm.name}</h1>
          <p className="muted">
            {counted(firm.people.length, 'person', 'people')}, {counted(firm.clients, 'client', 'clients')} that you
            see.{' '}
            {firm.owner_sees_all
              ? 'The owner sees every client; nobody else sees one unless it is shared with them.'
              : 'Nobody sees a client unless it is shared with them.'}
          </p>
        </div>
        <div className="row">
          {isSharer && (
            <Button icon={FileClock} onClick={() => setReading(true)}>
              Record of access
            </Button>
          )}
          {isManager && (
            <Button look="accent" icon={UserPlus} onClick={() => setInviting(true)}>
              Invite
            </Button>
          )}
        </div>
      </div>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {isReading && <RecordDialog onClose={() => setReading(false)} />}
    </>
  )
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

/** Rules that are known from practice alone warn, unless the firm wants them to stop a filing. */
function StrictRules({ firm }: { firm: Firm }) {
  const change = useChange((strict_rules: boolean) => call(api.changeFirm, { body: { strict_rules } }), {
    touches: [firmKey],
  })
  return (
    <section className="stack" aria-labelledby="strict-rules">
      <h2 className="head" id="strict-rules">
        Preflight of filings
      </h2>
      <TickBox checked={firm.strict_rules} onChange={(isStrict) => change.run(isStrict)}>
        Rules whose text nobody has read stop a filing too
      </TickBox>
      <p className="small muted">Without it they warn. An attorney may file all the same, with a reason.</p>
    </section>
  )
}

function EndFirm({ firm }: { firm: Firm }) {
  const cache = useQueryClient()
  const [asks, setAsks] = useState(false)
  const end = useChange(() => call(api.endFirm, {}), {
    onDone: () => void cache.invalidateQueries(),
  })
  return (
    <section className={styles.end}>
      <p className="small muted">
        {firm.can_end
          ? 'Nothing is shared. The firm can be undone; each client goes back to the one person who has it.'
          : 'While clients are shared the firm cannot be undone.'}
      </p>
      <Button size="s" aria-disabled={!firm.can_end} onClick={() => firm.can_end && setAsks(true)}>
        Undo the firm
      </Button>
      <ConfirmDialog
        opened={asks}
        title={`Undo ${firm.name}?`}
        confirmLabel="Undo the firm"
        danger
        busy={end.isPending}
        onConfirm={() => {
          setAsks(false)
          end.run()
        }}
        onCancel={() => setAsks(false)}
      >
        <p>
          The accounts go on sharing the subscription. Each client of the firm becomes the own one of the person who has
          it.
        </p>
      </ConfirmDialog>
    </section>
  )
}
