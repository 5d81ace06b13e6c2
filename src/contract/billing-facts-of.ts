import type { BillingFacts } from '#domain/subscription/billing-facts.ts'
import type { BillingReply } from './billing-reply.ts'

type Status = {
  readonly subscription_status: string
  readonly plan_id: string | null
  readonly billing_period: 'monthly' | 'yearly' | null
  readonly term_start_date: string | null
  readonly term_end_date: string | null
}

function planOf({ plan_id: planId = null, billing_period: period = null }: Partial<Status> = {}) {
  return planId !== null && period !== null ? { planId, period } : null
}

/** The facts as the page keeps them; `status` is absent where the server knows of no subscription. */
export function toBillingFacts(reply: BillingReply, status: Status | undefined): BillingFacts {
  const { next_charge: next, due, planned, ended } = reply
  return {
    asOf: Date.parse(reply.as_of),
    situation: reply.situation,
    status: status?.subscription_status ?? null,
    role: reply.role,
    provider: reply.provider,
    plan: planOf(status),
    termStart: fromIso(status?.term_start_date ?? null),
    termEnd: fromIso(status?.term_end_date ?? null),
    credits: reply.credits,
    drafting: { ...reply.drafting, endsAt: fromIso(reply.drafting.ends_at) },
    creditsResetAt: fromIso(reply.credits_reset_at),
    creditsEndAt: fromIso(reply.credits_end_at),
    trial: reply.trial,
    starter: { ...reply.starter, endsAt: Date.parse(reply.starter.ends_at) },
    hasDrafted: reply.has_drafted,
    nextCharge: next && { at: Date.parse(next.at), cents: next.amount_cents },
    due: due && {
      since: Date.parse(due.since),
      cents: due.amount_cents,
      draftingEndsAt: Date.parse(due.drafting_ends_at),
    },
    planned: planned && {
      kind: planned.kind,
      at: Date.parse(planned.at),
      planId: planned.plan_id,
      period: planned.period,
      cents: planned.amount_cents,
    },
    ended: ended && { at: fromIso(ended.at), why: ended.why, resumesAt: fromIso(ended.resumes_at) },
    paymentMethod: reply.payment_method,
    paidForTerm: null,
    withdrawnInvoice: reply.withdrawn_invoice,
    reactivation: { ...reply.reactivation, cents: reply.reactivation.amount_cents },
    needsVerification: reply.needs_verification,
    contact: reply.contact,
  }
}

function fromIso(text: string | null): number | null {
  return text === null ? null : Date.parse(text)
}
