export type BillingPeriod = 'monthly' | 'yearly'

export type PlanFeature = string | ((period: BillingPeriod) => string)

export type Plan = {
  readonly plan_id: string
  readonly plan: string
  readonly description: string
  /** US dollars a month when paid monthly. */
  readonly price_monthly_monthly: number
  /** US dollars for a year when paid yearly: ten months. */
  readonly price_monthly_yearly: number
  /** Credits a month. */
  readonly credits: number
  /** The first says which limit is counted and is not shown on the card. */
  readonly features: readonly PlanFeature[]
  readonly highlight?: true
}

/** Free days of a first subscription: no charge, cancel anytime (specification 1, section 9). */
export const trialDays = 14

/** The plans on sale (specification 1, section 3 'Plan catalogue'). */
export const plans: readonly Plan[] = [
  {
    plan_id: 'solo-practitioner-streamline-sept-2025',
    plan: 'Streamline',
    description: 'For a solo practice.',
    price_monthly_monthly: 95,
    price_monthly_yearly: 950,
    credits: 500,
    features: featuresOf(500, '6,000', 5, 20),
  },
  {
    plan_id: 'small-firm-accelerate-sept-2025',
    plan: 'Accelerate',
    description: 'For a small firm.',
    price_monthly_monthly: 179,
    price_monthly_yearly: 1790,
    credits: 1500,
    features: featuresOf(1500, '18,000', 15, 60),
    highlight: true,
  },
  {
    plan_id: 'medium-firm-growth-sept-2025',
    plan: 'Growth',
    description: 'For a medium firm.',
    price_monthly_monthly: 270,
    price_monthly_yearly: 2700,
    credits: 3000,
    features: featuresOf(3000, '36,000', 30, 120),
  },
]

export const planIds: readonly string[] = plans.map(({ plan_id }) => plan_id)

export function findPlan(planId: string | null): Plan | undefined {
  return plans.find(({ plan_id }) => plan_id === planId)
}

/** What a term of the plan holds, in credits. */
export function creditsOfTerm({ credits }: Plan, period: BillingPeriod): number {
  return period === 'yearly' ? 12 * credits : credits
}

/** The features that the card shows in a period: all but the first. */
export function shownFeatures({ features }: Plan, period: BillingPeriod): string[] {
  return features.slice(1).map((feature) => (typeof feature === 'string' ? feature : feature(period)))
}

/** US dollars a month as the card shows them: of a yearly price its twelfth, rounded. */
export function pricePerMonth(plan: Plan, period: BillingPeriod): number {
  return period === 'yearly' ? Math.round(plan.price_monthly_yearly / 12) : plan.price_monthly_monthly
}

/** The name under which the billing provider sells a plan for a period. */
export function itemPriceId(planId: string, period: BillingPeriod): string {
  return `${planId}-${period}`
}

/** The plan and period behind an item of the provider; undefined for an item that is none of ours. */
export function planOfItem(item: string): { planId: string; period: BillingPeriod } | undefined {
  const found = /^(.+)-(monthly|yearly)$/.exec(item)
  const planId = found?.[1] ?? ''
  return planIds.includes(planId) ? { planId, period: found?.[2] as BillingPeriod } : undefined
}

function featuresOf(monthly: number, yearly: string, legalDrafts: number, expertLetters: number): PlanFeature[] {
  return [
    `${legalDrafts} Premium Document drafts`,
    (period) => (period === 'monthly' ? `${monthly} Credits per month*` : `${yearly} Credits upfront (12 months)*`),
    `up to ${legalDrafts} Legal Drafts`,
    `up to ${expertLetters} Expert Letters`,
    'Unlimited naturalization cover pages',
  ]
}
