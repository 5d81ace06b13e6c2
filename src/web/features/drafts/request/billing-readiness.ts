import type { AppError } from '#contract/errors.ts'
import { toBillingFacts } from '#contract/billing-facts-of.ts'
import type { BillingReply } from '#contract/billing-reply.ts'
import { endingNote, readinessOfBilling, type RefusalDialog } from '#domain/subscription/places/refusal.ts'
import type { Reader } from '#domain/subscription/places/reader.ts'
import type { ReadinessItem } from '#domain/questionnaire/readiness.ts'
import type { SubscriptionStatus } from '#contract/billing.ts'
import { useBillingReader } from '#web/session/billing-reader.ts'
import { refusalDialog } from '#domain/subscription/places/refusal-dialog.ts'

/** Whether billing stands in the way of a draft of this cost, or soon will: the first thing that a tool says. */
export function useBillingReadiness(cost: number): ReadinessItem | undefined {
  const reader = useBillingReader()
  if (!reader || cost === 0) return undefined
  const item = readinessOfBilling(reader, cost)
  if (item) return toItem(item.text, 'block', item.button)
  const note = endingNote(reader)
  return note ? toItem(note.text, 'inform', note.button) : undefined
}

function toItem(
  message: string,
  severity: 'block' | 'inform',
  button: { readonly label: string; readonly to: string } | null,
): ReadinessItem {
  return { key: 'billing', severity, message, questions: [], ...(button && { wayOn: button }) }
}

/** The dialog of a refusal, from what the server said with it, never from what the page believed. */
export function refusalOf(
  error: AppError,
  cost: number,
  { status, support }: { readonly status: SubscriptionStatus | undefined; readonly support: string },
): { readonly dialog: RefusalDialog; readonly reader: Reader } | null {
  const billing = error.details.billing as BillingReply | undefined
  if (!billing) return null
  const facts = toBillingFacts(billing, status)
  const reader = { facts, now: facts.asOf, zone: undefined, support }
  const dialog = refusalDialog(reader, cost)
  return dialog && { dialog, reader }
}
