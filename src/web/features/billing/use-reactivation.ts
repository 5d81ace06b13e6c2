import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '#contract/api.ts'
import { AppError, errors } from '#contract/errors.ts'
import { billingMessages } from '#domain/subscription/billing-messages.ts'
import {
  type ReactivationOutcome,
  type ReactivationReply,
  reactivationOutcome,
} from '#domain/subscription/reactivation.ts'
import { call } from '#web/data/call.ts'
import { subscriptionQuery } from '#web/session/subscription.ts'

const reloadAfterMs = 1500

/**
 * Brings the subscription back; after a success the page is loaded anew in 1.5 s. Where payment information was missing it
 * goes on by itself, once, when the attorney comes back and a payment method is there.
 */
export function useReactivation() {
  const cache = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<ReactivationOutcome | null>(null)
  const [waits, setWaits] = useState(false)

  async function reactivate(isRepeated = false) {
    setBusy(true)
    if (!isRepeated) setOutcome(null)
    const next = reactivationOutcome(await ask())
    setOutcome(next)
    setWaits(next.kind === 'payment' && !isRepeated)
    if (next.kind === 'reactivated') setTimeout(() => window.location.reload(), reloadAfterMs)
    else setBusy(false)
  }

  const goOn = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || busy) return
    const { billing } = await cache.fetchQuery({ ...subscriptionQuery, staleTime: 0 })
    if (billing.payment_method !== true) return
    setWaits(false)
    setOutcome({ kind: 'going-on', message: billingMessages.paymentAdded })
    await reactivate(true)
  })
  useEffect(() => {
    if (!waits) return
    const onReturn = () => void goOn().catch(() => undefined)
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('focus', onReturn)
    return () => {
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('focus', onReturn)
    }
  }, [waits])

  return { busy, outcome, reactivate: () => reactivate() }
}

async function ask(): Promise<ReactivationReply> {
  try {
    return { http: 200, ...(await call(api.reactivate, { body: {} })) }
  } catch (error) {
    if (!(error instanceof AppError)) return { http: undefined }
    // What is unexpected has no sentence of its own.
    const message = error.message === errors.unexpected.message ? undefined : error.message
    return { http: error.details.status ?? errors[error.code].status, detail: error.details.detail, message }
  }
}
