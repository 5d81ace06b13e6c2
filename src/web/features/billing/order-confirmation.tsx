import { useQuery } from '@tanstack/react-query'
import { LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { countsAsActive } from '#domain/subscription/status.ts'
import { subscriptionQuery } from '#web/session/subscription.ts'
import { StateLabel } from '#web/ui/state-label.tsx'
import styles from './billing.module.css'

const askEveryMs = 2000
const patienceMs = 60_000

/**
 * After a checkout at the provider: its word comes to the server by another way and a little later, so the status is asked
 * for until it says that the plan is there.
 */
export function OrderConfirmation() {
  const [query, setQuery] = useSearchParams()
  const cameBack = query.get('from') === 'checkout'
  const [waits, setWaits] = useState(() => cameBack && query.get('state') === 'succeeded')
  const { data } = useQuery({
    ...subscriptionQuery,
    staleTime: cameBack ? 0 : 60_000,
    refetchInterval: waits ? askEveryMs : false,
  })
  useEffect(() => {
    if (cameBack) setQuery({}, { replace: true })
  }, [cameBack, setQuery])
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => setWaits(false), patienceMs)
    return () => clearTimeout(timer)
  }, [waits])
  const isThere = data !== undefined && countsAsActive(data.subscription_status) && data.can_generate
  if (!waits || isThere) return null
  return (
    <p className={styles.notice} role="status">
      <StateLabel icon={LoaderCircle} tone="info" spin>
        Your order is being confirmed. This takes a few seconds.
      </StateLabel>
    </p>
  )
}
