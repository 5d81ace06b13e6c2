import { CalendarCheck } from 'lucide-react'
import { useSession } from '#web/session/session.ts'
import { Missing } from '#web/ui/missing.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import styles from './billing.module.css'
import { PlanChoice } from './plan-choice.tsx'
import { SupportLine } from './support-line.tsx'
import { useBilling } from './use-billing.ts'

/** `/drafty/subscription-signup`: subscribe, start the trial, or change the plan. */
export function SubscriptionSignUpPage() {
  return (
    <div className={`wrap ${styles.signUp}`}>
      <Content />
    </div>
  )
}

function Content() {
  const { isDependent } = useSession()
  const billing = useBilling()
  if (isDependent)
    return (
      <div className="stack">
        <h1 className="title">Subscription</h1>
        <SupportLine />
      </div>
    )
  if (billing.state !== 'known')
    return <Missing isError={billing.state === 'failed'} label="Loading the subscription" onRefresh={billing.refresh} />
  const isFirst = !billing.status || billing.status.plan_id === null
  return (
    <PlanChoice status={billing.status} onOrdered={billing.refresh} notice={isFirst ? <TrialOffer /> : undefined} />
  )
}

function TrialOffer() {
  return (
    <p className={styles.notice}>
      <StateLabel icon={CalendarCheck} tone="accent">
        Your first plan begins with a free trial of 14 days: no charge, cancel anytime.
      </StateLabel>
    </p>
  )
}
