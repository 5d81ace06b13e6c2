import { useQuery } from '@tanstack/react-query'
import { LoaderCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  isPaidSince,
  nothingOrdered,
  orderNotConfirmed,
  orderToast,
  paidToast,
} from '#domain/subscription/places/order-toast.ts'
import type { Reader } from '#domain/subscription/places/reader.ts'
import { useBillingReader } from '#web/session/billing-reader.ts'
import { subscriptionQuery } from '#web/session/subscription.ts'
import { notify } from '#web/ui/notify.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import styles from './billing.module.css'

const askEveryMs = 2000
const patienceMs = 60_000

/**
 * After a checkout: the order is said once the status has it. A provider's word comes to the server by another way and a
 * little later, so the status is asked for meanwhile. A missing payment that arrives is said too.
 */
export function OrderConfirmation() {
  const [query, setQuery] = useSearchParams()
  const [action] = useState(query.get('ordered'))
  const [isExpected, setExpected] = useState(() => isOrdered(query))
  const arrived = query.get('from') === 'checkout' || query.get('ordered') !== null
  const reader = useBillingReader()
  const [said, setSaid] = useState<string>()
  const toast = said ?? (isExpected && reader ? orderToast(action, reader) : undefined)
  if (said !== toast) setSaid(toast)
  const waits = isExpected && toast === undefined
  useQuery({ ...subscriptionQuery, staleTime: arrived ? 0 : 60_000, refetchInterval: waits ? askEveryMs : false })
  useEffect(() => {
    if (action === 'no') notify('info', nothingOrdered)
  }, [action])
  useEffect(() => {
    if (arrived) setQuery({}, { replace: true })
  }, [arrived, setQuery])
  useEffect(() => {
    if (!waits) return
    const timer = setTimeout(() => {
      setExpected(false)
      notify('info', orderNotConfirmed)
    }, patienceMs)
    return () => clearTimeout(timer)
  }, [waits])
  useEffect(() => {
    if (toast !== undefined) notify('success', toast)
  }, [toast])
  useThanks(reader)
  if (!waits) return null
  return (
    <p className={styles.notice} role="status">
      <StateLabel icon={LoaderCircle} tone="info" spin>
        Your order is being confirmed. This takes a few seconds.
      </StateLabel>
    </p>
  )
}

/** An order of a provider that succeeded, or one of local billing, which names what was ordered. */
function isOrdered(query: URLSearchParams): boolean {
  const action = query.get('ordered')
  return action === null ? query.get('from') === 'checkout' && query.get('state') === 'succeeded' : action !== 'no'
}

/** What was missing has been paid while the page was open. */
function useThanks(reader: Reader | null): void {
  const before = useRef<Reader | null>(null)
  useEffect(() => {
    if (reader && isPaidSince(before.current, reader)) notify('success', paidToast)
    before.current = reader
  }, [reader])
}
