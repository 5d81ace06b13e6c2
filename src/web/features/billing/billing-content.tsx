import { useSession } from '#web/session/session.ts'
import { Missing } from '#web/ui/missing.tsx'
import styles from './billing.module.css'
import { PlanChoice } from './plan-choice.tsx'
import { StatusHead, SubscribedView } from './subscribed-view.tsx'
import { SupportLine } from './support-line.tsx'
import { TermPanel } from './term-panel.tsx'
import { type Billing, useBilling } from './use-billing.ts'

/** Either of the two views of billing; a dependent reads who manages the subscription. */
export function BillingContent() {
  const { isDependent } = useSession()
  const billing = useBilling()
  if (billing.state !== 'known')
    return <Missing isError={billing.state === 'failed'} label="Loading the subscription" onRefresh={billing.refresh} />
  if (isDependent) return <ForDependents {...billing} />
  if (billing.page.view === 'subscribed' && billing.status)
    return <SubscribedView status={billing.status} reader={billing.reader} />
  return <PlanChoice {...billing} />
}

function ForDependents({ status, reader }: Extract<Billing, { state: 'known' }>) {
  return (
    <div className={styles.split}>
      <section className="stack m" aria-labelledby="subscription-status">
        <StatusHead reader={reader} />
        <SupportLine />
      </section>
      {status && <TermPanel status={status} now={reader.now} />}
    </div>
  )
}
