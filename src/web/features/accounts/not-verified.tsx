import { CircleAlert, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { api } from '#contract/api.ts'
import { messages, unexpectedError } from '#domain/messages.ts'
import { AppError } from '#contract/errors.ts'
import { linkResult, type LoginNote } from '#web/session/login-note.ts'
import { useSession } from '#web/session/session.ts'
import { useSupportEmail } from '#web/data/config.ts'
import { call } from '#web/data/call.ts'
import { Button } from '#web/ui/button.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { notify } from '#web/ui/notify.tsx'

/** What a link says to somebody who is logged in and whose address is not verified yet. */
const linkWords: Partial<Record<LoginNote, string>> = {
  verified: 'The link verified the address of another account.',
  used: 'This link was used before, for another account or an earlier address.',
  expired: 'This link has expired: it works for 24 hours. Send a new one below.',
  unknown: 'This link is not valid. Open the newest mail again, or send a new one below.',
}

/** A link of a mail that verified nothing: what to do instead. */
export function NotVerified() {
  const { email } = useSession()
  const result = linkResult(useLocation())
  const supportEmail = useSupportEmail()
  const [sending, setSending] = useState(false)

  async function resend() {
    setSending(true)
    try {
      await call(api.resendVerification, {})
      notify('success', messages.verificationSent)
    } catch (error) {
      const isLimit = error instanceof AppError && error.code === 'too-many-requests'
      notify('error', isLimit ? error.message : unexpectedError(supportEmail))
    }
    setSending(false)
  }

  return (
    <>
      {result !== null && linkWords[result] !== undefined && (
        <p role="status">
          <StateLabel icon={CircleAlert} tone="warning">
            {linkWords[result]}
          </StateLabel>
        </p>
      )}
      <p className="docname">{email}</p>
      <p>Please check your inbox and verify your email to continue.</p>
      <div className="row wraps">
        <Button look="accent" icon={RefreshCw} onClick={() => window.location.reload()}>
          {messages.verifiedRefresh}
        </Button>
        <Button disabled={sending} busy={sending} onClick={() => void resend()}>
          Resend verification email
        </Button>
      </div>
    </>
  )
}
