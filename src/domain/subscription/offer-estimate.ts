import { type Zone, dateText } from './counting-days.ts'
import type { Offer } from './offer.ts'

/** What a provider says that a change of the plan costs today, and when it charges next; null: it did not say. */
type OfferEstimate = { readonly dueCents: number | null; readonly nextChargeAt: number | null }

/** Whether an offer changes the plan at once, so that a provider reckons what is due. */
export function isChangedAtOnce({ action }: Offer): boolean {
  return action === 'upgrade' || action === 'to-yearly'
}

/** An offer that changes the plan at once, with the sum and the dates of the provider that will charge it. */
export function asEstimated(offer: Offer, { dueCents, nextChargeAt }: OfferEstimate, now: number, zone: Zone): Offer {
  const own = { ...offer, dueToday: dueCents, lines: [] }
  if (offer.action !== 'to-yearly') return own
  // A provider's year begins with the change; ours counts from the month that was paid.
  const until = nextChargeAt === null ? '' : ` to ${dateText(nextChargeAt, zone)}`
  const effect = `At once: your year runs from ${dateText(now, zone)}${until}; what is left of the month you paid counts.`
  return { ...own, effect, thenAt: nextChargeAt, creditsUsedAfter: 0 }
}
