import * as z from 'zod'
import { type BillingFacts, offReasons } from '#domain/subscription/billing-facts.ts'
import type { Offer } from '#domain/subscription/offer.ts'
import { situationCodes } from '#domain/subscription/situation.ts'

const time = z.string()
const period = z.enum(['monthly', 'yearly'])

/**
 * What the page is told of billing with every status: it picks sentences by it and never guesses. Credits as credits, sums
 * in US cents, times in ISO 8601. A dependent reads no sum of money.
 */
export const billingReply = z.object({
  as_of: time,
  situation: z.enum(situationCodes),
  role: z.enum(['owner', 'dependent']),
  provider: z.enum(['local', 'hosted']),
  credits: z.object({ limit: z.number(), used: z.number(), held: z.number(), left: z.number() }),
  drafting: z.object({ allowed: z.boolean(), reason: z.enum(offReasons).nullable(), ends_at: time.nullable() }),
  credits_reset_at: time.nullable(),
  credits_end_at: time.nullable(),
  trial: z.object({
    eligible: z.boolean(),
    certain: z.boolean(),
    reason: z.enum(['had-trial', 'had-plan', 'dependent']).nullable(),
    days: z.number(),
  }),
  starter: z.object({ total: z.number(), left: z.number(), ends_at: time, replaced: z.boolean() }),
  has_drafted: z.boolean(),
  next_charge: z.object({ at: time, amount_cents: z.number().nullable() }).nullable(),
  due: z.object({ since: time, amount_cents: z.number().nullable(), drafting_ends_at: time }).nullable(),
  planned: z
    .object({
      kind: z.enum(['plan', 'end']),
      at: time,
      plan_id: z.string().nullable(),
      period: period.nullable(),
      amount_cents: z.number().nullable(),
    })
    .nullable(),
  ended: z
    .object({
      at: time.nullable(),
      why: z.enum(['cancelled', 'unpaid', 'paused', 'left-family', 'owner-deleted', 'trial', 'starter', 'other']),
      resumes_at: time.nullable(),
    })
    .nullable(),
  payment_method: z.boolean().nullable(),
  withdrawn_invoice: z.string().nullable(),
  reactivation: z.object({
    allowed: z.boolean(),
    reason: z.enum(['not-needed', 'payment-due', 'paused', 'plan-not-sold', 'dependent', 'no-plan']).nullable(),
    amount_cents: z.number().nullable(),
  }),
  can: z.object({
    order: z.boolean(),
    portal: z.boolean(),
    pay: z.boolean(),
    keep: z.boolean(),
    undo_change: z.boolean(),
  }),
  /** An order would be refused with `verify-first`. */
  needs_verification: z.boolean(),
  /** Whom a dependent asks. */
  contact: z.string().nullable(),
})
export type BillingReply = z.output<typeof billingReply>

/** The facts as they go over the wire; of an owner's money a dependent hears nothing. */
export function toBillingReply(facts: BillingFacts): BillingReply {
  const isOwner = facts.role === 'owner'
  const cents = (amount: number | null) => (isOwner ? amount : null)
  const { next_charge, due, planned, ended } = datedParts(facts, cents)
  return {
    as_of: toIso(facts.asOf),
    situation: facts.situation,
    role: facts.role,
    provider: facts.provider,
    credits: facts.credits,
    drafting: {
      allowed: facts.drafting.allowed,
      reason: facts.drafting.reason,
      ends_at: isoOrNull(facts.drafting.endsAt),
    },
    credits_reset_at: isoOrNull(facts.creditsResetAt),
    credits_end_at: isoOrNull(facts.creditsEndAt),
    trial: facts.trial,
    starter: {
      total: 250,
      left: facts.starter.left,
      ends_at: toIso(facts.starter.endsAt),
      replaced: facts.starter.replaced,
    },
    has_drafted: facts.hasDrafted,
    next_charge,
    due,
    planned,
    ended,
    payment_method: isOwner ? facts.paymentMethod : null,
    withdrawn_invoice: isOwner ? facts.withdrawnInvoice : null,
    reactivation: {
      allowed: facts.reactivation.allowed,
      reason: facts.reactivation.reason,
      amount_cents: cents(facts.reactivation.cents),
    },
    can: {
      order: isOwner && facts.due === null && facts.situation !== 'paused' && facts.situation !== 'unconfirmed',
      portal: isOwner && facts.plan !== null,
      pay: isOwner && (facts.situation === 'past-due' || facts.situation === 'grace'),
      keep: isOwner && facts.planned?.kind === 'end',
      undo_change: isOwner && (facts.planned?.kind === 'plan' || facts.situation === 'trial-ordered'),
    },
    needs_verification: facts.needsVerification,
    contact: facts.contact,
  }
}

function datedParts(facts: BillingFacts, cents: (amount: number | null) => number | null) {
  const isOwner = facts.role === 'owner'
  const { nextCharge, due, planned, ended } = facts
  return {
    next_charge: nextCharge && isOwner ? { at: toIso(nextCharge.at), amount_cents: nextCharge.cents } : null,
    due: due && {
      since: toIso(due.since),
      amount_cents: cents(due.cents),
      drafting_ends_at: toIso(due.draftingEndsAt),
    },
    planned:
      planned && isOwner
        ? {
            kind: planned.kind,
            at: toIso(planned.at),
            plan_id: planned.planId,
            period: planned.period,
            amount_cents: planned.cents,
          }
        : null,
    ended: ended && { at: isoOrNull(ended.at), why: ended.why, resumes_at: isoOrNull(ended.resumesAt) },
  }
}

export const offerReply = z.object({
  plan_id: z.string(),
  period,
  action: z.string(),
  /** Null: no button. */
  label: z.string().nullable(),
  effect: z.string(),
  /** Null: not said. */
  due_today_cents: z.number().nullable(),
  lines: z.array(z.object({ text: z.string(), cents: z.number() })),
  begins_at: time.nullable(),
  then_cents: z.number().nullable(),
  then_at: time.nullable(),
  credits: z.number(),
  credits_used_after: z.number(),
  taken_back: z.enum(['end', 'plan']).nullable(),
})
export type OfferReply = z.output<typeof offerReply>

export function toOfferReply(offer: Offer): OfferReply {
  return {
    plan_id: offer.planId,
    period: offer.period,
    action: offer.action,
    label: offer.label,
    effect: offer.effect,
    due_today_cents: offer.dueToday,
    lines: [...offer.lines],
    begins_at: isoOrNull(offer.beginsAt),
    then_cents: offer.thenCents,
    then_at: isoOrNull(offer.thenAt),
    credits: offer.credits,
    credits_used_after: offer.creditsUsedAfter,
    taken_back: offer.takenBack,
  }
}

function toIso(moment: number): string {
  return new Date(moment).toISOString()
}

function isoOrNull(moment: number | null): string | null {
  return moment === null ? null : toIso(moment)
}
