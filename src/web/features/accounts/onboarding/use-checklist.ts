import { type Checklist, onboardingChecklist } from '#domain/onboarding/checklist.ts'
import { useAccount } from '#web/session/session.ts'
import { useSubscription } from '#web/session/subscription.ts'
import { useNow } from '#web/ui/use-now.ts'

/** The onboarding checklist of the account at the desk; null when it is not shown or nothing is known yet. */
export function useChecklist(): Checklist | null {
  const account = useAccount()
  const status = useSubscription()
  const now = useNow()
  if (!account || !status) return null
  return onboardingChecklist(
    {
      isDependent: account.is_dependent,
      createdAt: Date.parse(account.attorney.created_at),
      isPlaceholder: account.attorney.is_placeholder,
      isEmailVerified: account.is_email_verified,
      status: status.subscription_status,
      canGenerate: status.can_generate,
      draftsLimit: status.drafts_limit,
      draftsCount: status.drafts_current_count,
      familyCount: status.drafts_current_count_for_family,
      termStart: timeOf(status.term_start_date),
      termEnd: timeOf(status.term_end_date),
    },
    now,
  )
}

function timeOf(date: string | null): number | null {
  return date === null ? null : Date.parse(date)
}
