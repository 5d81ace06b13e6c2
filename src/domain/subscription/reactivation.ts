import { billingMessages } from './billing-messages.ts'

/** What the server answered to a reactivation; undefined parts were not said. */
export type ReactivationReply = {
  /** HTTP status; undefined when nobody answered. */
  readonly http: number | undefined
  readonly status?: string | undefined
  readonly message?: string | undefined
  readonly detail?: string | undefined
}

export type ReactivationOutcome =
  /** The page is to be loaded anew after a moment. */
  | { readonly kind: 'reactivated'; readonly message: string }
  /** Payment information is needed: the billing settings open with the message. */
  | { readonly kind: 'payment'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  /** A payment method was added meanwhile, and the call is repeated. */
  | { readonly kind: 'going-on'; readonly message: string }

/** What an attorney is told after asking for the subscription back (specification 1, section 8 'Reactivation'). */
export function reactivationOutcome({ http, status, message, detail }: ReactivationReply): ReactivationOutcome {
  if (http === 402) return { kind: 'payment', message: said(billingMessages.paymentNeeded, detail, message) }
  if (http === 404) return { kind: 'refused', message: billingMessages.nothingToReactivate }
  if (http === undefined || http < 200 || http > 299)
    return { kind: 'refused', message: said(billingMessages.notReactivatedNow, detail, message) }
  if (status === 'success') return { kind: 'reactivated', message: billingMessages.reactivated }
  return { kind: 'refused', message: said(billingMessages.notReactivated, message, detail) }
}

/** The first of these that says something. */
function said(otherwise: string, ...texts: readonly (string | undefined)[]): string {
  return texts.find((text) => text !== undefined && text.trim() !== '') ?? otherwise
}
