import type { BillingPeriod, Plan } from './plans.ts'

/** Cents as dollars, always with cents: `$1,695.00`. */
export function dollars(cents: number): string {
  const amount = (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return cents < 0 ? `−$${amount}` : `$${amount}`
}

/** What a term of the plan costs, in US cents. */
export function centsOfTerm(plan: Plan, period: BillingPeriod): number {
  return 100 * (period === 'yearly' ? plan.price_monthly_yearly : plan.price_monthly_monthly)
}

/** `$179.00 a month`, `$1,790.00 a year`. */
export function pricePerTerm(plan: Plan, period: BillingPeriod): string {
  return `${dollars(centsOfTerm(plan, period))} a ${period === 'yearly' ? 'year' : 'month'}`
}

/** With commas: `1,075`. */
export function counted(credits: number): string {
  return credits.toLocaleString('en-US')
}
