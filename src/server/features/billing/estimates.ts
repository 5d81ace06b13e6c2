import type { Zone } from '#domain/subscription/counting-days.ts'
import { offersFor } from '#domain/subscription/offers.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { Services } from '#server/services.ts'
import { hostedOf } from './provider.ts'
import { readerOf } from './read-billing.ts'
import { findSubscription } from './subscription-store.ts'
import { asEstimated, isChangedAtOnce } from '#domain/subscription/offer-estimate.ts'
import type { Offer } from '#domain/subscription/offer.ts'

/** All that an account can order now. Where a provider charges, its own reckoning is the sum of a change. */
export async function listOffers(services: Services, account: Account): Promise<Offer[]> {
  const { facts, now, zone } = await readerOf(services, account)
  return Promise.all(offersFor(facts, now, zone).map((offer) => estimated(services, account, offer, { now, zone })))
}

/** An offer with the provider's sum. Where it gives no answer the sum is not known, and is said by its own page. */
export async function estimated(
  services: Services,
  account: Account,
  offer: Offer,
  { now, zone }: { readonly now: number; readonly zone: Zone },
): Promise<Offer> {
  const hosted = hostedOf(services)
  if (!hosted || !isChangedAtOnce(offer)) return offer
  const row = await findSubscription(services.database, account.id, now)
  const change = { subscription: row?.provider_subscription ?? '', planId: offer.planId, period: offer.period }
  const estimate = await hosted.estimateChange(change).catch(() => ({ dueCents: null, nextChargeAt: null }))
  return asEstimated(offer, estimate, now, zone)
}
