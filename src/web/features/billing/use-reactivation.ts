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
/** The provider tells the server of a new payment method by itself, often a moment after the attorney is back. */
const lookAgainMs = 3000
const looks = 10

/**
 * Brings the subscription back; after a success the page is loaded anew in 1.5 s. Where payment information was missing it
 * goes on by itself, once, when the attorney comes back and a payment method is there, for which it looks for half a minute.
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

  /** Whether there was nothing to go on with yet. */
  const goOn = useEffectEvent(async (): Promise<boolean> => {
    if (document.visibilityState !== 'visible' || busy) return false
    const { billing } = await cache.fetchQuery({ ...subscriptionQuery, staleTime: 0 })
    if (billing.payment_method !== true) return true
    setWaits(false)
    setOutcome({ kind: 'going-on', message: billingMessages.paymentAdded })
    await reactivate(true)
    return false
  })
  useEffect(() => {
    if (!waits) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (left: number) => {
      clearTimeout(timer)
      const isEarly = await goOn().catch(() => true)
      if (isEarly && left > 1) timer = setTimeout(() => void look(left - 1), lookAgainMs)
    }
    const onReturn = () => void look(looks)
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('focus', onReturn)
    return () => {
      clearTimeout(timer)
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
    const message = error.code === 'unexpected' && !error.hasOwnSentence ? undefined : error.message
    return { http: error.details.status ?? errors[error.code].status, detail: error.details.detail, message }
  }
}
