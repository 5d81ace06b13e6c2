import { useQueryClient } from '@tanstack/react-query'
import type { BillingButton } from '#domain/subscription/places/billing-page.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import styles from './billing.module.css'
import { refreshBilling } from './offers-query.ts'
import { usePortal } from './use-hosted-page.ts'
import { useKeep } from './use-keep.ts'
import { useReactivation } from './use-reactivation.ts'

/** What can be done about the subscription in its present state. */
export function BillingButtons({ buttons }: { buttons: readonly BillingButton[] }) {
  if (buttons.length === 0) return null
  return (
    <div className={styles.stateButtons}>
      {buttons.map((button) => (
        <OneButton key={button.label} {...button} />
      ))}
    </div>
  )
}

function OneButton({ label, does }: BillingButton) {
  const cache = useQueryClient()
  const { opening, manage } = usePortal()
  const keep = useKeep()
  const { busy, outcome, reactivate } = useReactivation()
  switch (does) {
    case 'order':
      return <ButtonLink to="/drafty/subscription-signup">{label}</ButtonLink>
    case 'keep':
      return (
        <Button busy={keep.isPending} onClick={() => keep.mutate()}>
          {label}
        </Button>
      )
    case 'portal':
      return (
        <Button busy={opening} onClick={() => void manage()}>
          {label}
        </Button>
      )
    case 'reactivate':
      return (
        <>
          <Button look="accent" busy={busy} onClick={() => void reactivate()}>
            {label}
          </Button>
          <span role="status">{outcome?.message}</span>
          {outcome?.kind === 'payment' && (
            <Button busy={opening} onClick={() => void manage()}>
              Add a payment method
            </Button>
          )}
        </>
      )
    case 'reload':
      return <Button onClick={() => void refreshBilling(cache)}>{label}</Button>
  }
}
