import type { ReactNode } from 'react'
import { isTrial } from '#domain/subscription/status.ts'
import { useSession } from '#web/session/session.ts'
import { Missing } from '#web/ui/missing.tsx'
import { useNow } from '#web/ui/use-now.ts'
import styles from './billing.module.css'
import { PlanChoice } from './plan-choice.tsx'
import { StatusHead, SubscribedView } from './subscribed-view.tsx'
import { SupportLine } from './support-line.tsx'
import { TermPanel } from './term-panel.tsx'
import { TrialExpired } from './subscription-banner.tsx'
import { type Billing, useBilling } from './use-billing.ts'

/** Either of the two views of billing; a dependent reads who manages the subscription. */
export function BillingContent() {
  const { isDependent } = useSession()
  const billing = useBilling()
  if (billing.state !== 'known')
    return <Missing isError={billing.state === 'failed'} label="Loading the subscription" onRefresh={billing.refresh} />
  if (isDependent) return <ForDependents {...billing} />
  if (billing.view === 'subscribed' && billing.status) return <SubscribedView status={billing.status} />
  return <PlanChoice status={billing.status} onOrdered={billing.refresh} notice={noticeFor(billing)} />
}

type Known = Extract<Billing, { state: 'known' }>

function noticeFor({ status }: Known): ReactNode {
  return status && isTrial(status.subscription_status) ? <TrialExpired overPlans /> : undefined
}

function ForDependents({ status }: Known) {
  const now = useNow()
  if (!status) return <SupportLine />
  return (
    <div className={styles.split}>
      <section className="stack m" aria-labelledby="subscription-status">
        <StatusHead status={status} now={now} />
        <SupportLine />
      </section>
      <TermPanel status={status} now={now} />
    </div>
  )
}
