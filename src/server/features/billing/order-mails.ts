import type { Subscription } from '#domain/subscription/entitlement.ts'
import type { MailOccasion } from '#domain/subscription/mail-occasions.ts'
import type { Offer } from '#domain/subscription/offer.ts'
import type { PlanAndPeriod } from '#domain/subscription/plan-change.ts'
import type { SubscriptionRow } from '#server/database/tables/credits.ts'
import type { Told } from './billing-mails.ts'

type Ordered = {
  readonly row: SubscriptionRow
  readonly offer: Offer
  readonly start: 'after-trial' | 'now'
  readonly after: Subscription
  readonly used: number
  readonly invoice: string | null
  readonly now: number
}

/** What an order is told as, and what tells it from every other one. */
export function mailOfOrder({
  row,
  offer,
  start,
  after,
  used,
  invoice,
  now,
}: Ordered): Pick<Told, 'occasion' | 'stamp'> | null {
  const plan: PlanAndPeriod = { planId: offer.planId, period: offer.period }
  const end = after.termEnd ?? now
  const begins = (mail: 'plan-begun' | 'reactivated') => {
    const occasion: MailOccasion = { mail, plan, at: now, end, cents: offer.dueToday, invoice }
    return { occasion, stamp: now }
  }
  switch (offer.action) {
    case 'trial':
      return { occasion: { mail: 'trial-begun', plan, start: now, end, charge: false }, stamp: now }
    case 'order-in-trial':
      if (start === 'now') return begins('plan-begun')
      return { occasion: { mail: 'plan-ordered', plan, at: end }, stamp: now }
    case 'subscribe': {
      const hadEnded = row.plan_id !== null && (row.status === 'cancelled' || row.status === 'inactive')
      return begins(hadEnded ? 'reactivated' : 'plan-begun')
    }
    case 'keep':
      return mailOfKeeping(row, now)
    default:
      return mailOfChange({ row, offer, after, used, now }, plan)
  }
}

/** Another plan: at once, or from the next term on. */
function mailOfChange(
  { row, offer, after, used, now }: Omit<Ordered, 'start' | 'invoice'>,
  plan: PlanAndPeriod,
): Pick<Told, 'occasion' | 'stamp'> | null {
  const end = after.termEnd ?? now
  switch (offer.action) {
    case 'upgrade':
    case 'to-yearly': {
      const cents = offer.dueToday ?? 0
      const isYear = offer.action === 'to-yearly'
      const occasion = {
        mail: 'upgraded',
        plan,
        at: now,
        start: after.termStart ?? now,
        end,
        used,
        cents,
        isYear,
      } as const
      return { occasion, stamp: now }
    }
    case 'at-term-end': {
      const from = planOf(row)
      return from && { occasion: { mail: 'change-planned', from, to: plan, at: end }, stamp: now }
    }
    default:
      return null
  }
}

/** What was planned is taken back: an end, another plan, or what was ordered in a trial. */
export function mailOfKeeping(row: SubscriptionRow, now: number): Pick<Told, 'occasion' | 'stamp'> | null {
  const plan = planOf(row)
  const end = row.term_end
  if (!plan || end === null) return null
  const mail = row.status === 'non_renewing' ? 'cancel-undone' : 'change-undone'
  return { occasion: mail === 'cancel-undone' ? { mail, plan, end } : { mail, plan, at: end }, stamp: now }
}

export function planOf({ plan_id: planId, period }: SubscriptionRow): PlanAndPeriod | null {
  return planId !== null && period !== null ? { planId, period } : null
}

/** The plan of the next term: the one that is planned, else the present one. */
export function nextPlanOf(row: SubscriptionRow): PlanAndPeriod | null {
  const { planned_plan_id: planId, planned_period: period } = row
  return planId !== null && period !== null ? { planId, period } : planOf(row)
}
