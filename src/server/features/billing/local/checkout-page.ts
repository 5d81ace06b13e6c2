import { type Zone, dateText } from '#domain/subscription/counting-days.ts'
import { counted, dollars, pricePerTerm } from '#domain/subscription/money.ts'
import type { Offer, OfferAction } from '#domain/subscription/offer.ts'
import { priceOf } from '#domain/subscription/plan-change.ts'
import { findPlan } from '#domain/subscription/plans.ts'
import { escape } from './render.ts'

export type CheckoutPage = {
  readonly offer: Offer
  readonly email: string
  readonly zone: Zone
  /** What the attorney has to read before the order: a refused card, another sum. */
  readonly alert: string | null
}

/** What is ordered, what is due today, what follows, and the button that orders it. */
export function renderCheckout({ offer, email, zone, alert }: CheckoutPage): string {
  const plan = findPlan(offer.planId)
  if (!plan) return '<p>This plan is not sold any more.</p>'
  const due = offer.dueToday ?? 0
  const rows: readonly (readonly [string, string])[] = [
    ['Account email', email],
    ['Plan', `${plan.plan}, ${offer.period}`],
    ['Price', pricePerTerm(plan, offer.period)],
    ['Credits', counted(offer.action === 'trial' ? plan.credits : offer.credits)],
    ['Begins', offer.beginsAt === null ? 'as it is' : dateText(offer.beginsAt, zone)],
    ...offer.lines.map(({ text, cents }) => [text, dollars(cents)] as const),
    ['Due today', `${dollars(due)}${due > 0 ? ' (local billing: not collected)' : ''}`],
    ['Then', thenText(offer, zone)],
  ]
  const list = rows.map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`).join('\n')
  return `${alert === null ? '' : `<p class="refused" role="alert">${escape(alert)}</p>`}
<p>${escape(offer.effect)}</p>
<dl>${list}</dl>
<form method="post">
${offer.action === 'order-in-trial' ? startChoice(offer, zone) : ''}
${offer.action === 'trial' || offer.action === 'keep' ? '' : cardChoice}
<button class="main" name="action" value="order">${escape(buttonOf(offer.action, offer.label))}</button>
<button name="action" value="leave">Back without ordering</button>
</form>`
}

function thenText({ thenAt, thenCents }: Offer, zone: Zone): string {
  if (thenAt === null || thenCents === null) return 'nothing is charged by itself'
  return `${dollars(thenCents)} on ${dateText(thenAt, zone)}`
}

function buttonOf(action: OfferAction, label: string | null): string {
  const words: Partial<Record<OfferAction, string>> = {
    trial: 'Start free trial',
    subscribe: 'Subscribe',
    'order-in-trial': 'Order',
    'to-yearly': 'Switch to yearly',
  }
  return words[action] ?? label ?? 'Order'
}

function startChoice(offer: Offer, zone: Zone): string {
  const end = offer.beginsAt === null ? 'the end of the trial' : dateText(offer.beginsAt, zone)
  return `<fieldset><legend>When it begins</legend>
<label><input type="radio" name="start" value="after-trial" checked> On ${escape(end)}, free until then</label>
<label><input type="radio" name="start" value="now"> Start now, ${escape(dollars(priceOf(offer)))} today</label>
</fieldset>`
}

const cardChoice = `<fieldset><legend>Stand-in for a card</legend>
<label><input type="radio" name="outcome" value="accepted" checked> The bank accepts the payment</label>
<label><input type="radio" name="outcome" value="refused"> The bank refuses the payment</label>
</fieldset>`
