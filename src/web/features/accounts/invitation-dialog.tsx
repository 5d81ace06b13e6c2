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

  async function accept() {
    const joined = await run(async () => store.accept(await call(api.acceptInvitation, { body: { invite: token } })))
    if (!joined) return
    await refreshStatus()
    notify('success', 'You use the subscription of your admin now.')
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
          <p>
            {found.owner_email} invites you to use the subscription of their account. Your clients and drafts stay your
            own: they see how many drafts you make, never what is in them.
          </p>
        )}
        <Trouble message={message} />
      </div>
    </Dialog>
  )
}
