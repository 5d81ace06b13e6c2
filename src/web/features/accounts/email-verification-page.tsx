import { CircleAlert, MailCheck, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { api } from '#contract/api.ts'
import { messages, unexpectedError } from '#domain/messages.ts'
import { AppError } from '#contract/errors.ts'
import { linkResult, type LoginNote } from '#web/session/login-note.ts'
import { useSession } from '#web/session/session.ts'
import { useSupportEmail } from '#web/data/config.ts'
import { call } from '#web/data/call.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { notify } from '#web/ui/notify.tsx'
import styles from './accounts.module.css'

/** Both states of the verification screen (specification 1, section 2 'Email Verification screen'). */
export function EmailVerificationPage() {
  const { isEmailVerified } = useSession()
  return (
    <div className={`wrap ${styles.narrow}`}>
      <div className="stack">
        <h1 className="title">Email Verification</h1>
        <p className="lead muted">Verify your email to continue using the product</p>
      </div>
      <section className={`panel ${styles.card}`} aria-label="Verification">
        {isEmailVerified ? <Verified /> : <NotVerified />}
      </section>
    </div>
  )
}

function Verified() {
  const { isDependent } = useSession()
  return (
    <>
      <p className="docname">
        <StateLabel icon={MailCheck} tone="success">
          Email Verified Successfully
        </StateLabel>
      </p>
      <p>You may now proceed to subscribe and unlock all features</p>
      {!isDependent && (
        <div>
          <ButtonLink to="/drafty/subscription-signup" look="accent">
            Choose a plan
          </ButtonLink>
        </div>
      )}
    </>
  )
}

/** What a link says to somebody who is logged in and whose address is not verified yet. */
const linkWords: Partial<Record<LoginNote, string>> = {
  verified: 'The link verified the address of another account.',
  used: 'This link was used before, for another account or an earlier address.',
  expired: 'This link has expired: it works for 24 hours. Send a new one below.',
  unknown: 'This link is not valid. Open the newest mail again, or send a new one below.',
}

function NotVerified() {
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
