import { BillingContent } from './billing-content.tsx'
import { OrderConfirmation } from './order-confirmation.tsx'
import { InvoicesSection } from './invoices-section.tsx'
import { UsageSection } from './usage/usage-section.tsx'

/** `/settings/billingandsubscriptions`, and what else leads to billing. */
export function BillingPage() {
  return (
    <div className="stack xl">
      <OrderConfirmation />
      <BillingContent />
      <InvoicesSection />
      <UsageSection />
    </div>
  )
}
