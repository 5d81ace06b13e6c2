import { MailCheck } from 'lucide-react'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import styles from './accounts.module.css'
import { NotVerified } from './not-verified.tsx'

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
