import { ArrowRight, Coins, Hourglass } from 'lucide-react'
import { Link } from 'react-router'
import { billingMessages } from '#domain/subscription/billing-messages.ts'
import { type DashboardBanner, dashboardBanner } from '#domain/subscription/places/dashboard-banner.ts'
import type { Reader } from '#domain/subscription/places/reader.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './notices.module.css'
import { usePortal } from './use-hosted-page.ts'

/** The one banner of the dashboard, with its way on (specification 1, section 2 'Subscription banner'). */
export function SubscriptionBanner({ reader }: { reader: Reader }) {
  const banner = dashboardBanner(reader)
  if (!banner || 'panel' in banner) return null
  if (reader.facts.situation === 'trial-over' && reader.facts.role === 'owner')
    return <TrialExpired text={banner.text} />
  if (banner.button === null && banner.to !== null && banner.to !== 'portal') return <LinkedBanner {...banner} />
  return (
    <div className={styles.banner} role={banner.isUrgent ? 'alert' : 'status'} data-urgent={banner.isUrgent}>
      <Icon icon={banner.isUrgent ? Hourglass : Coins} />
      <span>{banner.text}</span>
      <WayOn banner={banner} />
    </div>
  )
}

function LinkedBanner({ text, to }: DashboardBanner) {
  return (
    <Link to={to ?? '/'} className={`${styles.banner} ${styles.linked}`}>
      <Icon icon={Coins} />
      <span>{text}</span>
      <Icon icon={ArrowRight} />
    </Link>
  )
}

function WayOn({ banner: { button, to, isUrgent } }: { banner: DashboardBanner }) {
  const { opening, manage } = usePortal()
  if (button === null || to === null) return null
  if (to === 'portal')
    return (
      <Button look={isUrgent ? 'accent' : 'default'} busy={opening} onClick={() => void manage()}>
        {button}
      </Button>
    )
  return <Link to={to}>{button}</Link>
}

/** The card after the trial, with the way to the plans, unless they stand under it. */
export function TrialExpired({ text, overPlans = false }: { text?: string; overPlans?: boolean }) {
  return (
    <section className={`${styles.banner} ${styles.expired}`} aria-labelledby="trial-expired">
      <Icon icon={Hourglass} size="l" />
      <div>
        <h2 className="sub" id="trial-expired">
          {text ?? billingMessages.trialExpired}
        </h2>
        <p>Your clients and drafts stay. Choose a plan to draft again.</p>
      </div>
      {!overPlans && <ButtonLink to="/settings/billing">Upgrade now</ButtonLink>}
    </section>
  )
}
