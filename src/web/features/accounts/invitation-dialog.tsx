import type { ReplyOf } from '#contract/endpoint.ts'
import { asRole } from '#domain/firm/roles.ts'
import { api } from '#contract/api.ts'
import { invitation } from '#web/session/invitation.ts'
import { useSession } from '#web/session/session.ts'
import { useSessionStore } from '#web/session/session.ts'
import { useInvitation } from './sign-in/use-invitation.ts'
import { call } from '#web/data/call.ts'
import { useRefreshSubscription } from '#web/session/subscription.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { notify } from '#web/ui/notify.tsx'
import { Trouble } from './settings/settings-section.tsx'
import { useAction } from '#web/data/use-action.ts'

/** Asks somebody who is logged in whether to join the family that invited them. */
/** The link led here, and there is nothing to join. */
function NotValid() {
  return (
    <Dialog
      opened
      onClose={invitation.forget}
      title="This invitation is not valid any more"
      footer={<Button onClick={invitation.forget}>Close</Button>}
    >
      <p>It was used, taken back or is older than seven days. Ask whoever sent it for a new one.</p>
    </Dialog>
  )
}

export function InvitationDialog({ token }: { token: string }) {
  const { email } = useSession()
  const store = useSessionStore()
  const refreshStatus = useRefreshSubscription()
  const found = useInvitation(token)
  const { busy, message, run } = useAction()
  if (!found) return null
  if (found === 'invalid') return <NotValid />
  const { firm } = found

  async function accept() {
    const joined = await run(async () => store.accept(await call(api.acceptInvitation, { body: { invite: token } })))
    if (!joined) return
    await refreshStatus()
    notify('success', firm ? `You are in ${firm.name} now.` : 'You use the subscription of your admin now.')
    invitation.forget()
  }

  const isForAnother = found.email !== email
  return (
    <Dialog
      opened
      onClose={invitation.forget}
      closeOnBackdrop={false}
      title="You are invited"
      footer={
        <>
          <Button onClick={invitation.forget}>Not now</Button>
          {!isForAnother && (
            <Button look="accent" busy={busy} onClick={() => void accept()}>
              Join
            </Button>
          )}
        </>
      }
    >
      <div className="stack m">
        {isForAnother ? (
          <p>
            This invitation was sent to {found.email}. You are logged in as {email}.
          </p>
        ) : (
          <Invited by={found.owner_email} firm={found.firm} />
        )}
        <Trouble message={message} />
      </div>
    </Dialog>
  )
}

/** What is joined, and what becomes of one's clients. */
function Invited({ by, firm }: { by: string; firm: ReplyOf<typeof api.getInvitation>['firm'] }) {
  if (!firm)
    return (
      <p>
        {by} invites you to use the subscription of their account. Your clients and drafts stay your own: they see how
        many drafts you make, never what is in them.
      </p>
    )
  return (
    <>
      <p>
        {by} invites you to {firm.name}, a firm on Drafty, {asRole[firm.role]}.
      </p>
      <p>
        Clients that you have stay your own. Clients that you add in the firm belong to it, unless you choose otherwise
        when you add them; the firm keeps them when you leave.
      </p>
    </>
  )
}
