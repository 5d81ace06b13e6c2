import type { OfferAction } from '#domain/subscription/offer.ts'
import type { BillingPeriod } from '#domain/subscription/plans.ts'

/** Who pays, under our own id. */
export type Customer = { readonly id: string; readonly email: string }

/** An order that changes the plan of a subscription that runs. */
export type PlanChangeOrder = {
  readonly subscription: string
  readonly planId: string
  readonly period: BillingPeriod
}

/** What a change of the plan costs today, and when it is charged next; null where the provider did not say. */
export type ChangeEstimate = { readonly dueCents: number | null; readonly nextChargeAt: number | null }

export type CheckoutOrder = {
  readonly customer: Customer
  readonly planId: string
  readonly period: BillingPeriod
  /** When the trial ends, in epoch milliseconds; null begins with a payment. */
  readonly trialEnd: number | null
  /** The provider's subscription that changes its plan or comes back; null for a new one. */
  readonly existing: { readonly id: string; readonly status: string } | null
  /** Where the attorney comes back to: a path of the product. */
  readonly returnTo: string
  /** What the order does, and what it costs today as the attorney was told; null: not said. */
  readonly action: OfferAction
  readonly dueCents: number | null
}

/** A subscription as the provider has it now. Times in epoch milliseconds. */
export type ProviderSubscription = {
  readonly id: string
  /** In the product's words. */
  readonly status: 'in_trial' | 'active' | 'non_renewing' | 'past_due' | 'cancelled' | 'inactive'
  /** Undefined for an item that is none of ours. */
  readonly plan: { readonly planId: string; readonly period: BillingPeriod } | undefined
  readonly termStart: number | null
  readonly termEnd: number | null
  readonly dueSince: number | null
  /** What is due, in cents. */
  readonly dueCents: number | null
  readonly cancelledAt: number | null
  /** In a trial: when it will be charged; null when it ends by itself. */
  readonly nextChargeAt: number | null
  readonly pausedAt: number | null
  readonly resumesAt: number | null
  /** Another plan from the next term on. */
  readonly planned: { readonly planId: string; readonly period: BillingPeriod } | null
  /** Grows with every change. */
  readonly version: number
}

export type ProviderCustomer = Customer & {
  /** The one that counts: the newest that lives, else the newest. */
  readonly subscription: ProviderSubscription | undefined
  /** One that can be charged; null: the provider did not say. */
  readonly hasPaymentMethod: boolean | null
}

export type Reactivation = 'reactivated' | 'payment-needed' | 'not-found' | 'pending'

/** What the product asks of a provider of subscriptions. Every call may throw `BillingFault`. */
export type BillingPort = {
  /** A page of the provider on which the order is paid; its address. */
  readonly checkout: (order: CheckoutOrder) => Promise<string>
  /** A page on which the subscription is managed; its address. */
  readonly portal: (customer: Customer, returnTo: string) => Promise<string>
  readonly reactivate: (target: {
    readonly accountId: string
    readonly subscription: string | null
  }) => Promise<Reactivation>
  /** Undefined when the provider does not know the customer. */
  readonly readCustomer: (id: string) => Promise<ProviderCustomer | undefined>
}

/** What only a provider that collects the money is asked. Every call may throw `BillingFault`. */
export type HostedBilling = BillingPort & {
  readonly estimateChange: (order: PlanChangeOrder) => Promise<ChangeEstimate>
  /** Takes back what is planned: an end, another plan, or the charge after a trial. */
  readonly takeBack: (subscription: string) => Promise<void>
}

/**
 * Why the provider did not do it. `busy`: down, slow or too many requests, so that trying again helps; `payment`: the bank
 * or card said no; `missing`: it does not know the thing; `conflict`: not in its present state; `refused`: anything else.
 */
export class BillingFault extends Error {
  override readonly name = 'BillingFault'
  readonly kind: 'busy' | 'payment' | 'missing' | 'conflict' | 'refused'
  /** The provider's own word, for the log. */
  readonly code: string

  constructor(kind: BillingFault['kind'], code: string, options?: { cause?: unknown }) {
    super(`The billing provider answered ${code}.`, options)
    this.kind = kind
    this.code = code
  }
}
