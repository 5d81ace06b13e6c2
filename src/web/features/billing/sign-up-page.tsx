import { useSession } from '#web/session/session.ts'
import { Missing } from '#web/ui/missing.tsx'
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
  return <PlanChoice {...billing} />
}
