import { CircleCheck, CircleX, ExternalLink } from 'lucide-react'
import { useEffect } from 'react'
import type { SubscriptionStatus } from '#contract/billing.ts'
import { billingMessages } from '#domain/subscription/billing-messages.ts'
import { billingPage } from '#domain/subscription/places/billing-page.ts'
import type { Reader } from '#domain/subscription/places/reader.ts'
import { useSession } from '#web/session/session.ts'
import { useConfig } from '#web/data/config.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { notify } from '#web/ui/notify.tsx'
import { AccountEmail } from './account-email.tsx'
import styles from './billing.module.css'
import { BillingButtons } from './billing-buttons.tsx'
import { TermPanel } from './term-panel.tsx'
import { useChargebee, useRegistered } from './use-chargebee.ts'
import { usePortal } from './use-hosted-page.ts'

/** The subscription and the two steps to the customer portal (specification 1, section 2 'Billing page'). */
export function SubscribedView({ status, reader }: { status: SubscriptionStatus; reader: Reader }) {
  const { email } = useSession()
  useEffect(() => {
    if ((email ?? '') === '') notify('error', billingMessages.emailNotRead)
  }, [email])
  return (
    <div className={styles.split}>
      <section aria-labelledby="subscription-status">
        <StatusHead reader={reader} />
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
      <TermPanel status={status} now={reader.now} />
    </div>
  )
}

const tones = { green: 'success', amber: 'warning', red: 'danger' } as const

/** The heading with its badges, what the subscription is, and what comes next. */
export function StatusHead({ reader }: { reader: Reader }) {
  const page = billingPage(reader)
  const tone = tones[page.tone]
  return (
    <>
      <div className={styles.statusHead}>
        <h1 className="title" id="subscription-status">
          Subscription Status
        </h1>
        {page.badges.map((badge) => (
          <Badge key={badge} tone={tone} icon={badge === 'CANCELLED' ? CircleX : CircleCheck}>
            {badge}
          </Badge>
        ))}
      </div>
      <p className={`lead muted ${styles.statusLead}`}>{page.sentence}</p>
      {page.dateLine !== null && page.view !== 'dependent' && <p>{page.dateLine}</p>}
      <BillingButtons buttons={page.buttons} />
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
