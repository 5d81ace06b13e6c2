import { withCommas } from '#domain/text/with-commas.ts'
import { Link } from 'react-router'
import { ProgressBar } from '#web/ui/progress.tsx'
import type { MeterStatus } from '#web/session/session.ts'
import { mayNeedPlan, readMeter, subscribeNote } from './credits.ts'
import styles from './credits-meter.module.css'

type Props = { status: MeterStatus | null; isDependent: boolean; now: number; onLeave?: () => void }

/** Credits left of the term's, and when they are counted anew. Without a plan to measure the way to one. */
export function CreditsMeter({ status, isDependent, now, onLeave }: Props) {
  const meter = status && readMeter(status, isDependent, now)
  if (!meter) return status && mayNeedPlan(status, isDependent) ? <SubscribeLink onLeave={onLeave} /> : null
  return (
    <div className={styles.meter} role="group" aria-label="Credits">
      <span>
        <b>{withCommas(meter.left)}</b> of {withCommas(meter.limit)} credits
      </span>
      {meter.note !== null && <span>{meter.note}</span>}
      <ProgressBar percent={meter.percent} className={styles.bar} />
    </div>
  )
}

function SubscribeLink({ onLeave }: { onLeave: (() => void) | undefined }) {
  return (
    <Link to="/settings/billingandsubscriptions" onClick={onLeave}>
      {subscribeNote}
    </Link>
  )
}
