import { creditsOfTerm, findPlan, priceOfTerm } from '#domain/subscription/plans.ts'
import type { LocalBillingPage } from '#server/database/tables/credits.ts'
import { escape } from './render.ts'

/** What is ordered and the button that orders it. `refused`: the bank just said no. */
export function renderCheckout(page: LocalBillingPage, email: string, refused: boolean): string {
  const plan = findPlan(page.plan_id)
  const period = page.period ?? 'monthly'
  if (!plan) return '<p>This plan is not sold any more.</p>'
  const price = `$${priceOfTerm(plan, period)} ${period === 'yearly' ? 'a year' : 'a month'}`
  const isTrial = page.kind === 'trial'
  const credits = creditsOfTerm(plan, isTrial ? 'monthly' : period).toLocaleString('en-US')
  return `${refused ? '<p class="refused" role="alert">The card was refused. Nothing was charged and nothing has changed.</p>' : ''}
<dl>
<dt>Account email</dt><dd>${escape(email)}</dd>
<dt>Plan</dt><dd>${escape(plan.plan)}, ${period}</dd>
<dt>Price</dt><dd>${price}</dd>
<dt>Credits</dt><dd>${credits}</dd>
<dt>Due today</dt><dd>${isTrial ? '$0, free for 14 days' : `$${priceOfTerm(plan, period)} (not collected)`}</dd>
</dl>
<form method="post">
${isTrial ? '' : cardChoice}
<button class="main" name="action" value="order">${isTrial ? 'Start free trial' : 'Subscribe'}</button>
<button name="action" value="leave">Back without ordering</button>
</form>`
}

const cardChoice = `<fieldset><legend>Stand-in for a card</legend>
<label><input type="radio" name="outcome" value="accepted" checked> The bank accepts the payment</label>
<label><input type="radio" name="outcome" value="refused"> The bank refuses the payment</label>
</fieldset>`
