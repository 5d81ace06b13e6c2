import { Link } from 'react-router'
import { headerMeter } from '#domain/subscription/places/header-meter.ts'
import type { Reader } from '#domain/subscription/places/reader.ts'
import { useBillingReader } from '#web/session/billing-reader.ts'
import { ProgressBar } from '#web/ui/progress.tsx'
import styles from './credits-meter.module.css'

type Props = { onLeave?: () => void }

/** Credits left of the term's, and what becomes of them. Where drafting is off, the way to a plan. */
export function CreditsMeter({ onLeave }: Props) {
  const reader = useBillingReader()
  return reader && <Meter reader={reader} {...(onLeave && { onLeave })} />
}

export function Meter({ reader, onLeave }: Props & { reader: Reader }) {
  const meter = headerMeter(reader)
  if (!meter) return null
  const link = meter.link !== null && (
    <Link to="/settings/billingandsubscriptions" onClick={onLeave}>
      {meter.link}
    </Link>
  )
  if (meter.figure === null) return link
  const [left, ...rest] = meter.figure.split(' ')
  return (
    <div
      className={styles.meter}
      role="group"
      aria-label="Credits"
      data-warning={meter.isWarning || undefined}
      {...(meter.tooltip !== null && { title: meter.tooltip })}
    >
      <span>
        <b>{left}</b> {rest.join(' ')}
      </span>
      {meter.note !== null && <span className={styles.note}>{meter.note}</span>}
      {link}
      <ProgressBar percent={meter.percent ?? 0} className={styles.bar} />
    </div>
  )
}
