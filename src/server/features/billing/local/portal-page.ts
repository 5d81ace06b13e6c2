import { findPlan, priceOfTerm } from '#domain/subscription/plans.ts'
import type { SubscriptionRow } from '#server/database/tables/credits.ts'
import { escape } from './render.ts'
import { actionsFor, type PortalAction } from './transitions.ts'

const words: Readonly<Record<PortalAction, string>> = {
  'cancel-at-end': 'Cancel at the end of the term',
  'cancel-now': 'Cancel now',
  keep: 'Keep the subscription',
  pay: 'Pay what is due',
  'fail-payment': 'Let a payment fail',
  'add-payment': 'Add a payment method',
  'remove-payment': 'Remove the payment method',
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The subscription and what can be done with it. */
export function renderPortal(row: SubscriptionRow, email: string, returnTo: string): string {
  const plan = findPlan(row.plan_id)
  const price = plan && row.period ? `${plan.plan}, $${priceOfTerm(plan, row.period)} ${row.period}` : 'none'
  const buttons = actionsFor(row).map((action) => `<button name="action" value="${action}">${words[action]}</button>`)
  return `<dl>
<dt>Account email</dt><dd>${escape(email)}</dd>
<dt>Plan</dt><dd>${escape(price)}</dd>
<dt>Status</dt><dd>${escape(row.status.replaceAll('_', ' '))}</dd>
<dt>Term ends</dt><dd>${row.term_end === null ? 'none' : day.format(row.term_end)}</dd>
<dt>Payment method</dt><dd>${row.payment_on_file === 1 ? 'noted (stand-in)' : 'none'}</dd>
</dl>
<form method="post">${buttons.join('\n')}</form>
<p></p>
<p><a href="${escape(returnTo)}">Back to Drafty</a></p>`
}
