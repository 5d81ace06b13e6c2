import { ProgressBar } from '../../ui/progress.tsx'
import type { MeterStatus } from '../session.ts'
import { readMeter } from './credits.ts'
import styles from './credits-meter.module.css'

type Props = { status: MeterStatus | null; isDependent: boolean; now: number }

/** Credits left of the term's, and when they are counted anew. Nothing where there is no plan to measure. */
export function CreditsMeter({ status, isDependent, now }: Props) {
  const meter = status && readMeter(status, isDependent, now)
  if (!meter) return null
  return (
    <div className={styles.meter} role="group" aria-label="Credits">
      <span>
        <b>{meter.left.toLocaleString('en-US')}</b> of {meter.limit.toLocaleString('en-US')} credits
      </span>
      {meter.note !== null && <span>{meter.note}</span>}
      <ProgressBar percent={meter.percent} className={styles.bar} />
    </div>
  )
}
