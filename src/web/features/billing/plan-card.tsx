import { Check, Coins, FileText, Infinity as Unlimited, type LucideIcon, PenLine, Star } from 'lucide-react'
import { type BillingPeriod, itemPriceId, type Plan, pricePerMonth, shownFeatures } from '#domain/subscription/plans.ts'
import type { OfferReply } from '#contract/billing-reply.ts'
import { dollars } from '#domain/subscription/money.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './billing.module.css'
import { useKeep } from './use-keep.ts'
import { checkoutLink } from './checkout-link.ts'

/** How a press of the card's button orders the plan. */
export type Trigger =
  /** The provider's script opens its checkout. */
  | { readonly kind: 'script' }
  /** The server makes a hosted page; until the script is there, and wherever none is used. */
  | { readonly kind: 'server'; readonly drops: boolean; readonly busy: boolean; readonly order: () => void }
  /** The script is blocked: a plain link to the provider's own page. */
  | { readonly kind: 'link'; readonly hostedUrl: string }
  /** The address has to be verified first. */
  | { readonly kind: 'verify' }

type Props = Plan & {
  billingPeriod: BillingPeriod
  userEmail: string
  trigger: Trigger
  /** What the plan means now; undefined until the server has said so. */
  offer: OfferReply | undefined
  /** The plan that is being tried. */
  isTried: boolean
  /** No provider collects what is due. */
  isLocal: boolean
}

/** A plan with its price and what it holds (specification 1, section 2 'Plan card'). */
export function PlanCard({ billingPeriod, userEmail, trigger, offer, isTried, isLocal, ...plan }: Props) {
  const isYearly = billingPeriod === 'yearly'
  return (
    <article
      className={`${styles.plan} ${plan.highlight ? styles.recommended : ''}`}
      aria-labelledby={`${plan.plan_id}-name`}
    >
      <div className="stack">
        <div className={styles.planHead}>
          <h2 className="head" id={`${plan.plan_id}-name`}>
            {plan.plan}
          </h2>
          {isTried && <Badge tone="success">Your trial</Badge>}
          {plan.highlight && !isTried && (
            <Badge tone="accent" icon={Star}>
              Recommended
            </Badge>
          )}
        </div>
        <p className="muted">{plan.description}</p>
      </div>
      <div>
        <p className={styles.price}>
          <b>${pricePerMonth(plan, billingPeriod)}</b> <span className="muted">per month</span>
        </p>
        <p className={`small muted ${styles.billed}`}>
          {isYearly ? `$${plan.price_monthly_yearly} paid annually` : 'Billed monthly'}
        </p>
      </div>
      <ul className={styles.features}>
        {shownFeatures(plan, billingPeriod).map((feature) => (
          <li key={feature}>
            <Icon icon={iconOf(feature)} />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <div className={styles.order}>
        {offer && <Due offer={offer} isLocal={isLocal} />}
        <OrderButton plan={plan} period={billingPeriod} email={userEmail} trigger={trigger} offer={offer} />
      </div>
    </article>
  )
}

/** What is due today, and what follows. */
function Due({ offer, isLocal }: { offer: OfferReply; isLocal: boolean }) {
  const due = offer.due_today_cents
  return (
    <div className={styles.due}>
      {due !== null && (
        <p>
          Due today: <b>{dollars(due)}</b>
          {isLocal && due > 0 && ' (local billing: not collected)'}
        </p>
      )}
      <p className="small muted">{offer.effect}</p>
    </div>
  )
}

type ButtonProps = {
  plan: Plan
  period: BillingPeriod
  email: string
  trigger: Trigger
  offer: OfferReply | undefined
}

/** What the card has, has planned or has ordered already is said, not ordered again. */
const withoutOrder = ['current', 'planned', 'ordered', 'pay-first', 'resume-first']

function OrderButton(props: ButtonProps) {
  const { offer } = props
  if (offer?.action === 'keep') return <KeepButton label={offer.label ?? 'Keep this plan'} />
  if (!offer || !withoutOrder.includes(offer.action)) return <Order {...props} />
  return offer.label === null ? null : <p className={styles.ownPlan}>{offer.label}</p>
}

function Order({ plan, period, email, trigger, offer }: ButtonProps) {
  const id = itemPriceId(plan.plan_id, period)
  const name = offer?.label ?? (period === 'yearly' ? 'Start Yearly Plan' : 'Start Monthly Plan')
  const look = plan.highlight ? 'accent' : 'default'
  const described = { id, 'aria-describedby': `${plan.plan_id}-name`, look, wide: true } as const
  if (trigger.kind === 'verify')
    return (
      <ButtonLink {...described} to="/drafty/email-verification">
        {name}
      </ButtonLink>
    )
  if (trigger.kind === 'link')
    return (
      <ButtonLink
        {...described}
        to={checkoutLink(trigger.hostedUrl, { planId: plan.plan_id, period, email })}
        target="_blank"
        rel="noopener noreferrer"
      >
        {name}
      </ButtonLink>
    )
  const drops = trigger.kind === 'script' || trigger.drops
  const cart = drops && { 'data-cb-type': 'checkout', 'data-cb-item-0': id, 'data-cb-item-0-quantity': '1' }
  // A new element for each item: the script binds an element once, with what it says then.
  return (
    <Button
      key={id}
      {...described}
      {...cart}
      {...(trigger.kind === 'server' && { busy: trigger.busy, onClick: trigger.order })}
    >
      {name}
    </Button>
  )
}

function KeepButton({ label }: { label: string }) {
  const keep = useKeep()
  return (
    <Button wide busy={keep.isPending} onClick={() => keep.mutate()}>
      {label}
    </Button>
  )
}

function iconOf(feature: string): LucideIcon {
  if (feature.includes('Credits')) return Coins
  if (feature.includes('Expert')) return PenLine
  if (feature.includes('Legal')) return FileText
  return feature.startsWith('Unlimited') ? Unlimited : Check
}
