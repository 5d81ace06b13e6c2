import type { BillingMail, MailOccasion, MailTexts, MailWords } from './mail-occasions.ts'
import { counted, dollars, pricePerTerm } from './money.ts'
import { type PlanAndPeriod, priceOf } from './plan-change.ts'
import { creditsOfTerm, findPlan } from './plans.ts'

const dayMs = 86_400_000
const unpaidUntil = 14 * dayMs
const stay = 'Clients, documents and drafts stay'
const choose = 'To draft again, choose a plan.'
const trialBegun = 'Your free trial of Drafty has begun'

/** Every mail about billing: its subject and its sentences. */
export const billingMailTexts: MailTexts = {
  'trial-begun': ({ plan, start, end, charge }, { moment, told, paid }) => {
    const days = Math.round((end - start) / dayMs)
    const credits = counted(findPlan(plan.planId)?.credits ?? 0)
    const first = `${nameOf(plan)} is yours for ${days} days, until ${moment(end)}: ${credits} credits, no charge.`
    const then = `Then ${priceText(plan)} is charged, first on ${moment(end)}, unless you cancel before.`
    if (charge) return paid(trialBegun, first, then)
    return told(trialBegun, first, 'Nothing is charged when it ends. To keep drafting, choose a plan.')
  },
  'plan-ordered': ({ plan, at }, { day, moment, paid }) =>
    paid(
      `Your Drafty plan begins on ${day(at)}`,
      `${nameOf(plan)}, ${plan.period}, begins when your free trial ends, on ${moment(at)}. ${dollars(priceOf(plan))} is charged then. Until that moment you can take the order back.`,
    ),
  'plan-begun': ({ plan, at, end, cents, invoice }, { day, moment, paid }) =>
    paid(
      'Your Drafty plan has begun',
      `${nameOf(plan)}, billed ${plan.period}: ${creditsText(plan)} credits until ${moment(end)}.`,
      `${sumText(cents, 'The price')} was paid on ${day(at)}.${invoiceText(invoice)}`,
    ),
  reactivated: ({ plan, at, end, cents, invoice }, { moment, paid }) =>
    paid(
      'Your Drafty subscription is back',
      `${nameOf(plan)} since ${moment(at)}: ${creditsText(plan)} credits until ${moment(end)}. ${sumText(cents, 'The price')} was paid.${invoiceText(invoice)}`,
    ),
  receipt: ({ plan, start, end, cents, invoice, at, isChanged }, { day, moment, paid }) => {
    const begun = isChanged ? [`${nameOf(plan)} has begun, as you ordered.`] : []
    const text = `${sumText(cents, 'The price')} was paid on ${day(at)} for ${nameOf(plan)}, ${day(start)} to ${day(end)}. Your credits are counted anew: ${creditsText(plan)} until ${moment(end)}.`
    return paid(invoice === null ? 'Receipt for Drafty' : `Receipt ${invoice} for Drafty`, ...begun, text)
  },
  'trial-3': trialEnds,
  'trial-1': trialEnds,
  'trial-charge-3': ({ plan, end, cents }, { moment, paid }) =>
    paid(
      `${sumText(cents, 'Your plan')} will be charged in 3 days`,
      `Your free trial ends on ${moment(end)}. ${nameOf(plan)} begins then and ${sumText(cents, 'its price')} is charged. If you do not want that, cancel before in the customer portal.`,
    ),
  'trial-over': ({ end }, { moment, told }) =>
    told(
      'Your free trial of Drafty has ended',
      `It ended on ${moment(end)}. Nothing was charged. Your clients, documents and drafts stay, and naturalization cover pages remain unlimited.`,
      choose,
    ),
  'renews-30': ({ plan, end }, { day, moment, paid }) =>
    paid(
      `Your yearly plan renews on ${day(end)}`,
      `${nameOf(plan)}, ${plan.period}, renews on ${moment(end)} for ${dollars(priceOf(plan))}. To end it or change it, open the customer portal before.`,
    ),
  'payment-failed': ({ plan, since, cents }, { day, moment, paid }) =>
    paid(
      'A payment for Drafty did not come through',
      `${sumText(cents, 'The payment')} for ${nameOf(plan)} could not be collected on ${day(since)}.`,
      `Drafting goes on until ${moment(since + unpaidUntil)}. Pay before then and nothing changes.`,
    ),
  grace: ({ since, cents }, { day, moment, paid }) =>
    paid(
      `Your Drafty payment is overdue: drafting ends on ${day(since + unpaidUntil)}`,
      `${sumText(cents, 'A payment')} is open since ${day(since)}. Drafting ends on ${moment(since + unpaidUntil)} unless it is paid.`,
    ),
  'drafting-off': ({ since, withdrawn }, { isLocal, day, told }) =>
    told(
      'Drafting has ended: a payment is missing',
      `The payment due since ${day(since)} did not come through, so the subscription has ended. ${stay}.`,
      ...(isLocal && withdrawn ? ['The open invoice was withdrawn; nothing is owed.'] : []),
      choose,
    ),
  'payment-arrived': ({ cents, at, invoice }, { day, paid }) =>
    paid(
      'Your payment for Drafty arrived',
      `${sumText(cents, 'Your payment')} was paid on ${day(at)}. Drafting goes on.${invoiceText(invoice)}`,
    ),
  upgraded: ({ plan, at, start, end, used, cents, isYear }, { day, moment, paid }) => {
    const before = used === null ? '' : `, ${counted(used)} of them used before`
    const sum = sumText(cents, 'What was due')
    const rest = isYear
      ? `Your year runs from ${day(start)} to ${day(end)}. ${sum} was paid; the month that you had paid counts.`
      : `${sum} was paid for the rest of the term. From ${moment(end)} it is ${priceText(plan)}.`
    return paid(
      `You have ${nameOf(plan)} now`,
      `${nameOf(plan)} since ${moment(at)}: ${creditsText(plan)} credits until ${moment(end)}${before}. ${rest}`,
    )
  },
  'change-planned': ({ from, to, at }, { day, moment, paid }) =>
    paid(
      `Your plan changes on ${day(at)}`,
      `${nameOf(from)} stays until ${moment(at)}. Then ${nameOf(to)} begins: ${creditsText(to)} credits, ${priceText(to)}. Until then you can keep ${nameOf(from)}.`,
    ),
  'change-undone': ({ plan, at }, { day, told }) =>
    told(`${nameOf(plan)} stays your plan`, `The change planned for ${day(at)} was taken back.`),
  'cancel-planned': ({ end }, { day, moment, told }) =>
    told(
      `Your Drafty subscription ends on ${day(end)}`,
      `You cancelled it. Drafting goes on until ${moment(end)}; nothing more is charged. Until then you can keep the subscription.`,
    ),
  'cancel-undone': ({ plan, end }, { day, moment, paid }) =>
    paid(
      'Your Drafty subscription goes on',
      `The end planned for ${day(end)} was taken back. It renews on ${moment(end)} for ${dollars(priceOf(plan))}.`,
    ),
  cancelled: ({ at, wasTrial }, { moment, told }) =>
    told(
      'Your Drafty subscription has ended',
      wasTrial
        ? 'Your free trial has ended. Nothing was charged.'
        : `It ended on ${moment(at)}. Nothing more is charged. ${stay}; you can re-activate it at any time.`,
    ),
  'method-removed': ({ cents, at }, { moment, paid }) =>
    paid(
      'No payment method is noted for Drafty',
      `The next ${dollars(cents)} are due on ${moment(at)}. Without a payment method they cannot be paid.`,
    ),
  'family-off': ({ owner }, { told }) =>
    told(
      `Drafting has stopped in the account of ${owner}`,
      `The subscription of ${owner} is not active now. Your clients, documents and drafts stay. Please ask ${owner}.`,
    ),
  'family-on': ({ owner }, { told }) => told('You can draft again', `The subscription of ${owner} is active again.`),
}

type TrialEnds = Extract<MailOccasion, { readonly mail: 'trial-3' | 'trial-1' }>

function trialEnds({ mail, end, left, limit, now }: TrialEnds, { day, moment, told }: MailWords): BillingMail {
  const when = mail === 'trial-3' ? 'in 3 days' : day(end) === day(now) ? 'today' : 'tomorrow'
  return told(
    `Your free trial of Drafty ends ${when}`,
    `It ends on ${moment(end)}. ${counted(left)} of ${counted(limit)} credits are left. Nothing is charged when it ends.`,
    'To keep drafting, choose a plan; the days that are left stay free.',
  )
}

function nameOf({ planId }: PlanAndPeriod): string {
  return findPlan(planId)?.plan ?? 'Your plan'
}

function priceText({ planId, period }: PlanAndPeriod): string {
  const plan = findPlan(planId)
  return plan ? pricePerTerm(plan, period) : 'its price'
}

function creditsText({ planId, period }: PlanAndPeriod): string {
  const plan = findPlan(planId)
  return counted(plan ? creditsOfTerm(plan, period) : 0)
}

function sumText(cents: number | null, unknown: string): string {
  return cents === null ? unknown : dollars(cents)
}

function invoiceText(invoice: string | null): string {
  return invoice === null ? '' : ` Invoice ${invoice}.`
}
