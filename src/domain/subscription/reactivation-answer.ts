import type { BillingFacts } from './billing-facts.ts'
import { billingMessages } from './billing-messages.ts'

/** What a call to reactivate answers where it is not needed or not possible; undefined: it is done, or wants payment. */
export type ReactivationAnswer = { readonly answer: 'not_needed' | 404 | 402; readonly message: string }

/** Says why nothing was changed, in the words of the state (specification 1, section 8 'Reactivation'). */
export function reactivationAnswer({ reactivation, situation }: BillingFacts): ReactivationAnswer | undefined {
  switch (reactivation.reason) {
    case 'no-plan':
    case 'plan-not-sold':
    case 'dependent':
      return { answer: 404, message: billingMessages.nothingToReactivate }
    case 'payment-due': {
      const message = 'A payment is missing. Pay it in the customer portal; the subscription goes on by itself.'
      return { answer: 'not_needed', message }
    }
    case 'paused':
      return { answer: 'not_needed', message: 'Your subscription is paused. Resume it in the customer portal.' }
    case 'not-needed':
      return { answer: 'not_needed', message: notNeeded(situation) }
    default:
      return reactivation.allowed ? undefined : { answer: 402, message: billingMessages.paymentNeeded }
  }
}

function notNeeded(situation: BillingFacts['situation']): string {
  if (situation === 'unconfirmed') return 'The new term of your subscription is being confirmed. Nothing was changed.'
  if (situation.startsWith('trial')) return 'Your free trial is under way. Nothing was changed.'
  return 'Your subscription is active. Nothing was changed.'
}
