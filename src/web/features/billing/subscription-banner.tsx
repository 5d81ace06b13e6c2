import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Clock, Coins, Hourglass } from 'lucide-react'
import { Link } from 'react-router'
import { bannerFor } from '#domain/subscription/banner.ts'
import { billingMessages, trialRemaining } from '#domain/subscription/billing-messages.ts'
import { remainingDays } from '#domain/subscription/remaining-days.ts'
import { useSession } from '#web/session/session.ts'
import { subscriptionQuery } from '#web/session/subscription.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useNow } from '#web/ui/use-now.ts'
import styles from './notices.module.css'
import { hasNoSubscription } from './use-billing.ts'

/** Subscribe, days of the trial that remain, or that it is over (specification 1, section 2 'Subscription banner'). */
export function SubscriptionBanner() {
  const { isDependent } = useSession()
  const { data: status, error } = useQuery(subscriptionQuery)
  const now = useNow()
  if (!status && !hasNoSubscription(error)) return null
  const name = status?.subscription_status
  switch (bannerFor({ isDependent, status: name, canGenerate: status?.can_generate ?? false })) {
    case 'subscribe':
      return <SubscribeBanner />
    case 'trial': {
      const termEnd = status?.term_end_date ? Date.parse(status.term_end_date) : null
      const days = remainingDays({ status: name ?? '', createdAt: now, termEnd }, now)
      return Number.isNaN(days) ? null : <TrialBanner days={days} />
    }
    case 'expired':
      return <TrialExpired />
    case null:
      return null
  }
}

function SubscribeBanner() {
  const { isEmailVerified } = useSession()
  return (
    <Link
      to={isEmailVerified ? '/drafty/subscription-signup' : '/drafty/email-verification'}
      className={`${styles.banner} ${styles.linked}`}
    >
      <Icon icon={Coins} />
      <span>{billingMessages.subscribeBanner}</span>
      <Icon icon={ArrowRight} />
    </Link>
  )
}

function TrialBanner({ days }: { days: number }) {
  return (
    <div className={styles.banner} role="status">
      <Icon icon={Clock} />
      <span>{trialRemaining(days)}</span>
      <Link to="/drafty/subscription-signup">Choose a plan</Link>
    </div>
  )
}

/** The card after the trial, with the way to the plans, unless they stand under it. */
export function TrialExpired({ overPlans = false }: { overPlans?: boolean }) {
  return (
    <section className={`${styles.banner} ${styles.expired}`} aria-labelledby="trial-expired">
      <Icon icon={Hourglass} size="l" />
      <div>
        <h2 className="sub" id="trial-expired">
          {billingMessages.trialExpired}
        </h2>
        <p>Your clients and drafts stay. Choose a plan to draft again.</p>
      </div>
      {!overPlans && <ButtonLink to="/settings/billing">Upgrade now</ButtonLink>}
    </section>
  )
}
