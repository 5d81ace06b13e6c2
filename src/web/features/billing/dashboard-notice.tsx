import { dashboardBanner } from '#domain/subscription/places/dashboard-banner.ts'
import { OnboardingNotice } from './onboarding/onboarding-checklist.tsx'
import { useBillingReader } from '#web/session/billing-reader.ts'
import { SubscriptionBanner } from './subscription-banner.tsx'
import { WelcomeBack } from './welcome-back.tsx'

/**
 * What is due on the dashboard: the welcome-back panel after a cancellation, else the checklist and the banner, which
 * stands above while money or drafting is at stake.
 */
export function DashboardNotice() {
  const reader = useBillingReader()
  if (!reader) return null
  const banner = dashboardBanner(reader)
  if (banner && 'panel' in banner) return <WelcomeBack panel={banner} />
  return (
    <>
      {banner?.isUrgent && <SubscriptionBanner reader={reader} />}
      <OnboardingNotice reader={reader} />
      {!banner?.isUrgent && <SubscriptionBanner reader={reader} />}
    </>
  )
}
