import { useState } from 'react'
import { api } from '#contract/api.ts'
import { AppError, errors } from '#contract/errors.ts'
import {
  type ReactivationOutcome,
  type ReactivationReply,
  reactivationOutcome,
} from '#domain/subscription/reactivation.ts'
import { call } from '#web/data/call.ts'

const reloadAfterMs = 1500

/** Brings the subscription back; after a success the page is loaded anew in 1.5 s. */
export function useReactivation() {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<ReactivationOutcome | null>(null)

  async function reactivate() {
    setBusy(true)
    setOutcome(null)
    const next = reactivationOutcome(await ask())
    setOutcome(next)
    if (next.kind === 'reactivated') setTimeout(() => window.location.reload(), reloadAfterMs)
    else setBusy(false)
  }

  return { busy, outcome, reactivate }
}

async function ask(): Promise<ReactivationReply> {
  try {
    return { http: 200, ...(await call(api.reactivate, { body: {} })) }
  } catch (error) {
    if (!(error instanceof AppError)) return { http: undefined }
    // What is unexpected has no sentence of its own.
    const detail = error.code === 'unexpected' ? undefined : error.message
    return { http: errors[error.code].status, detail }
  }
}
