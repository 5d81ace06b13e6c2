import { useQuery } from '@tanstack/react-query'
import { CalendarCheck, Lightbulb } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { SubscriptionStatus } from '#contract/billing.ts'
import { billingMessages } from '#domain/subscription/billing-messages.ts'
import type { BillingPage } from '#domain/subscription/places/billing-page.ts'
import { type BillingPeriod, plans } from '#domain/subscription/plans.ts'
import { useSession } from '#web/session/session.ts'
import { useConfig } from '#web/data/config.ts'
import { notify } from '#web/ui/notify.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { StateLabel } from '#web/ui/state-label.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import styles from './billing.module.css'
import { Badge } from '#web/ui/badge.tsx'
import { BillingButtons } from './billing-buttons.tsx'
import { offersQuery } from './offers-query.ts'
import { PlanCard, type Trigger } from './plan-card.tsx'
import { TrialExpired } from './subscription-banner.tsx'
import type { Billing } from './use-billing.ts'
import { type ScriptState, useChargebee, useRegistered } from './use-chargebee.ts'
import { useCheckout } from './use-hosted-page.ts'

const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const

type Props = Pick<Extract<Billing, { state: 'known' }>, 'status' | 'reader' | 'page' | 'refresh'>

/** The plans on sale, by month or year (specification 1, section 2 'Billing page'). */
export function PlanChoice({ status, reader, page, refresh }: Props) {
  const { email } = useSession()
  // Who has a plan sees the cards of its own period first.
  const [period, setPeriod] = useState<BillingPeriod>(reader.facts.plan?.period ?? 'monthly')
  const triggerOf = useTriggers({ email, period, status, onOrdered: refresh })
  const { data: offers } = useQuery(offersQuery)
  useEffect(() => {
    if ((email ?? '') === '') notify('error', billingMessages.emailNotRead)
  }, [email])

  return (
    <div className="stack l">
      <div className={styles.choiceHead}>
        <div>
          <h1 className="title">Choose Your Billing Plan</h1>
          <p className="lead muted">Select a billing option that suits you best</p>
        </div>
        <div className={styles.emailField}>
          <TextField label="Account email" readOnly value={email ?? ''} onChange={() => undefined} />
        </div>
      </div>
      <ChoiceNotice page={page} isExpired={reader.facts.situation === 'trial-over'} />
      <div className={styles.periods}>
        <SegmentedControl large label="Billing period" options={periods} value={period} onChange={setPeriod} />
        <StateLabel icon={Lightbulb} tone="accent">
          Pro Tip: Save more with yearly billing!
        </StateLabel>
      </div>
      <div className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.plan_id}
            {...plan}
            billingPeriod={period}
            userEmail={email ?? ''}
            trigger={triggerOf(plan.plan_id)}
            offer={offers?.find((offer) => offer.plan_id === plan.plan_id && offer.period === period)}
            isTried={reader.facts.situation.startsWith('trial') && reader.facts.plan?.planId === plan.plan_id}
            isLocal={reader.facts.provider === 'local'}
          />
        ))}
      </div>
      <p className="small muted">
        * A legal draft uses 100 credits and an expert letter 25; both draw on the same credits. Prices in US dollars.
        Cancel anytime.
      </p>
    </div>
  )
}

/** What a first plan begins with, or why there is none; the buttons that the state has. */
function ChoiceNotice({ page, isExpired }: { page: BillingPage; isExpired: boolean }) {
  if (isExpired)
    return (
      <div className="stack">
        <TrialExpired overPlans />
        <p className="muted">{page.dateLine}</p>
      </div>
    )
  if (page.view !== 'plan choice')
    return (
      <p className={styles.notice}>
        {page.sentence} {page.dateLine}
      </p>
    )
  return (
    <div className="stack">
      {page.badges.map((badge) => (
        <span key={badge}>
          <Badge tone={page.tone === 'red' ? 'danger' : 'warning'}>{badge}</Badge>
        </span>
      ))}
      <p className={styles.notice}>
        <StateLabel icon={CalendarCheck} tone={page.badges.length > 0 ? 'warning' : 'accent'}>
          {page.sentence}
        </StateLabel>
      </p>
      {page.dateLine !== null && <p className="muted">{page.dateLine}</p>}
      <BillingButtons buttons={page.buttons} />
    </div>
  )
}

type Situation = {
  email: string | null
  period: BillingPeriod
  status: SubscriptionStatus | undefined
  onOrdered: () => void
}

/**
 * What the buttons do. The script's checkout begins a subscription of a new customer, so it serves first orders alone; who
 * has had a plan orders on a page that the server makes, for the same customer and without a second trial.
 */
function useTriggers({ email, period, status, onOrdered }: Situation): (planId: string) => Trigger {
  const { isEmailVerified } = useSession()
  const hostedUrl = useConfig()?.chargebee_hosted_url ?? null
  const script = useChargebee()
  const { ordering, order } = useCheckout()
  useCart(script, email, onOrdered)
  useRegistered(script, period)
  const isFirst = !status || status.plan_id === null
  const drops = isFirst && script.state !== 'none'

  return (planId) => {
    if (!isEmailVerified) return { kind: 'verify' }
    if (isFirst && script.state === 'ready') return { kind: 'script' }
    if (isFirst && script.state === 'blocked' && hostedUrl !== null) return { kind: 'link', hostedUrl }
    return { kind: 'server', drops, busy: ordering === planId, order: () => void order({ planId, period }) }
  }
}

/** Fills the customer of the cart, and hears when an order was made. What the script refuses is for the console. */
function useCart(script: ScriptState, email: string | null, onOrdered: () => void): void {
  const instance = script.state === 'ready' ? script.instance : undefined
  useEffect(() => {
    if (!instance || email === null) return
    try {
      instance.getCart().setCustomer({ email })
      instance.setCheckoutCallbacks?.(() => ({ success: onOrdered, close: onOrdered }))
    } catch (error) {
      console.error(error)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each address
  }, [instance, email])
}
