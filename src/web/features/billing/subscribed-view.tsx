import { CircleCheck, CircleX, ExternalLink } from 'lucide-react'
import { useEffect } from 'react'
import type { SubscriptionStatus } from '#contract/billing.ts'
import { billingMessages } from '#domain/subscription/billing-messages.ts'
import { statusBadge } from '#domain/subscription/billing-view.ts'
import { remainingDays } from '#domain/subscription/remaining-days.ts'
import { useSession } from '#web/session/session.ts'
import { useConfig } from '#web/data/config.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { notify } from '#web/ui/notify.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { AccountEmail } from './account-email.tsx'
import styles from './billing.module.css'
import { statusSentence } from './status-sentence.ts'
import { TermPanel } from './term-panel.tsx'
import { useChargebee, useRegistered } from './use-chargebee.ts'
import { usePortal } from './use-hosted-page.ts'

/** The subscription and the two steps to the customer portal (specification 1, section 2 'Billing page'). */
export function SubscribedView({ status }: { status: SubscriptionStatus }) {
  const { email } = useSession()
  const now = useNow()
  useEffect(() => {
    if (email === null) notify('error', billingMessages.emailNotRead)
  }, [email])
  return (
    <div className={styles.split}>
      <section aria-labelledby="subscription-status">
        <StatusHead status={status} now={now} />
        <ol className={styles.steps}>
          <li>
            <div className="stack m">
              <div>
                <h2 className="sub">Copy the account email</h2>
                <p className="muted">{billingMessages.mustBeThisEmail}</p>
              </div>
              <div className={styles.copyRow}>
                <AccountEmail email={email ?? ''} />
                <CopyButton text={email ?? ''} />
              </div>
            </div>
          </li>
          <li>
            <div className="stack m">
              <div>
                <h2 className="sub">Open the customer portal</h2>
                <p className="muted">Paste the email on the portal’s login screen.</p>
              </div>
              <div>
                <PortalButton />
              </div>
            </div>
          </li>
        </ol>
      </section>
      <TermPanel status={status} now={now} />
    </div>
  )
}

/** The heading with its badge, and what the subscription is. */
export function StatusHead({ status, now }: { status: SubscriptionStatus; now: number }) {
  const { subscription_status: name, term_end_date: end } = status
  const termEnd = end === null ? null : Date.parse(end)
  const badge = statusBadge(name, remainingDays({ status: name, createdAt: now, termEnd }, now))
  return (
    <>
      <div className={styles.statusHead}>
        <h1 className="title" id="subscription-status">
          Subscription Status
        </h1>
        {badge !== null && (
          <Badge tone={badge === 'ACTIVE' ? 'success' : 'danger'} icon={badge === 'ACTIVE' ? CircleCheck : CircleX}>
            {badge}
          </Badge>
        )}
      </div>
      <p className={`lead muted ${styles.statusLead}`}>{statusSentence(status)}</p>
    </>
  )
}

/** Opens the portal: by the provider's script where it is there, else on a page that the server names. */
function PortalButton() {
  const script = useChargebee()
  const isLoginPortal = useConfig()?.chargebee_portal === 'login'
  const { opening, manage } = usePortal()
  const byScript = isLoginPortal && script.state === 'ready'
  useRegistered(script, byScript)
  return (
    <Button
      look="accent"
      iconAfter={ExternalLink}
      busy={opening}
      {...(isLoginPortal && { 'data-cb-type': 'portal' })}
      {...(!byScript && { onClick: () => void manage() })}
    >
      Manage Subscription
    </Button>
  )
}
