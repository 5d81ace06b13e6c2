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

/**
 * With commas: `1,075`. By hand: every page says it in its header, and the first number that a browser writes in a language has
 * it read its tables of languages, which takes a slow one fifty milliseconds.
 */
export function counted(credits: number): string {
  const [whole = '', part] = String(Math.round(Math.abs(credits) * 1000) / 1000).split('.')
  let text = part === undefined ? '' : `.${part}`
  let end = whole.length
  for (; end > 3; end -= 3) text = `,${whole.slice(end - 3, end)}${text}`
  return `${credits < 0 ? '-' : ''}${whole.slice(0, end)}${text}`
}
