import { useQuery } from '@tanstack/react-query'
import { subscriptionQuery } from '#web/session/subscription.ts'
import { OnboardingNotice } from '#web/features/accounts/onboarding/onboarding-checklist.tsx'
import { SubscriptionBanner } from './subscription-banner.tsx'
import { WelcomeBack } from './welcome-back.tsx'

/** What is due on the dashboard: the welcome-back panel after a cancellation, else the checklist and the banner. */
export function DashboardNotice() {
  const { data: status } = useQuery(subscriptionQuery)
  if (status?.subscription_status === 'cancelled') return <WelcomeBack />
  return (
    <>
      <OnboardingNotice />
      <SubscriptionBanner />
    </>
  )
}
