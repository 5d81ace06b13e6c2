import { useState } from 'react'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { unexpectedError } from '#domain/messages.ts'
import type { BillingPeriod } from '#domain/subscription/plans.ts'
import { useSupportEmail } from '#web/data/config.ts'
import { call } from '#web/data/call.ts'
import { notify } from '#web/ui/notify.tsx'

/** Opens a hosted page that the server made; what goes wrong is told as a notification. */
function useHostedPage() {
  const supportEmail = useSupportEmail()
  const [busy, setBusy] = useState<string | null>(null)

  async function open(name: string, ask: () => Promise<{ url: string }>, show: (url: string | null) => void) {
    setBusy(name)
    try {
      show((await ask()).url)
    } catch (error) {
      show(null)
      notify('error', error instanceof AppError ? error.message : unexpectedError(supportEmail))
    } finally {
      setBusy(null)
    }
  }

  return { busy, open }
}

export type Order = { readonly planId: string; readonly period: BillingPeriod }

/** Orders a plan on a page of the provider, in this tab. `ordering` is the plan that is being opened. */
export function useCheckout() {
  const { busy, open } = useHostedPage()
  const order = ({ planId, period }: Order) =>
    open(
      planId,
      () => call(api.startCheckout, { body: { plan_id: planId, period } }),
      (url) => url !== null && window.location.assign(url),
    )
  return { ordering: busy, order }
}

/** Opens the customer portal in a new tab, or in this one where the browser does not allow another. */
export function usePortal() {
  const { busy, open } = useHostedPage()
  const manage = () => {
    // Opened while the click is fresh: later a browser takes it for an advertisement.
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    return open(
      'portal',
      () => call(api.openPortal, {}),
      (url) => {
        if (url === null) tab?.close()
        else if (tab) tab.location.href = url
        else window.location.assign(url)
      },
    )
  }
  return { opening: busy !== null, manage }
}
