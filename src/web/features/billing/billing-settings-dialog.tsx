import { CreditCard } from 'lucide-react'
import { useSubscription } from '#web/session/subscription.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { BillingContent } from './billing-content.tsx'

type Props = { opened: boolean; message: string; onClose: () => void }

/**
 * Billing in a dialog, for when payment information is needed. Over the whole screen and taller when there is no
 * subscription or only a placeholder (specification 1, section 2 'Welcome-back panel').
 */
export function BillingSettingsDialog({ opened, message, onClose }: Props) {
  const status = useSubscription()
  const isTall = status === undefined || status.subscription_status === 'placeholder'
  return (
    <Dialog title="Billing Settings" opened={opened} onClose={onClose} size="5xl" tall={isTall}>
      <div className="stack l">
        <p role="alert">
          <StateLabel icon={CreditCard} tone="warning">
            {message}
          </StateLabel>
        </p>
        <BillingContent />
      </div>
    </Dialog>
  )
}
