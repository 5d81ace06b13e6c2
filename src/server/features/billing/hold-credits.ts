import { AppError } from '#contract/errors.ts'
import { toBillingReply } from '#contract/billing-reply.ts'
import { creditsLeft } from '#domain/subscription/credits.ts'
import { refusalReason } from '#domain/subscription/places/refusal.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { readBillingFacts } from './read-billing.ts'
import { readAllowance } from './subscription-status.ts'
import { familyOf } from './subscription-store.ts'
import { type BillingPlace, type Charge, addEntry, findLastEntry } from './ledger.ts'
import { refusalDialog } from '#domain/subscription/places/refusal-dialog.ts'

const nowhere: BillingPlace = { isHosted: false, zone: 'UTC', support: 'support' }

/**
 * Holds a draft's credits in the transaction that queues it, so that a family can never overspend: its subscription row
 * is written first, which makes simultaneous requests wait for each other. Free drafts are always allowed.
 * Throws `subscription-inactive` or `subscription-limit-reached`.
 */
export async function holdCredits(transaction: Database, account: Account, charge: Charge): Promise<void> {
  if (charge.credits === 0) return
  const family = familyOf(account)
  await transaction
    .updateTable('subscriptions')
    .set({ updated_at: charge.now })
    .where('account_id', '=', family)
    .execute()
  // Without a row there is no allowance to read; the refusal says what is the matter, as in every other state.
  const allowance = await readAllowance(transaction, account, charge.now).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'no-subscription') return undefined
    throw error
  })
  if (!allowance?.canGenerate || creditsLeft(allowance.limit, allowance.used) < charge.credits)
    throw await refusal(transaction, account, charge)
  const step = ((await findLastEntry(transaction, charge.draftId))?.step ?? 0) + 1
  await addEntry(transaction, { ...entryOf(account, charge), step, kind: 'hold', credits: charge.credits })
}

/** The whole refusal, in the words of the state, so that a caller without our page reads the same. */
async function refusal(
  transaction: Database,
  account: Account,
  { credits, now, place = nowhere }: Charge,
): Promise<AppError> {
  const facts = await readBillingFacts(transaction, account, { now, isHosted: place.isHosted })
  const reader = { facts, now, zone: place.zone, support: place.support }
  const dialog = refusalDialog(reader, credits)
  if (!dialog) return new AppError('subscription-inactive')
  const details = { reason: refusalReason(reader, credits) ?? 'inactive', billing: toBillingReply(facts) }
  if (dialog.error !== 'subscription-limit-reached')
    return new AppError(dialog.error, details, dialog.error === 'no-subscription' ? {} : { message: dialog.body })
  return new AppError('subscription-limit-reached', details, { message: `${dialog.title} ${dialog.body}` })
}

function entryOf(account: Account, { draftId, draftType, now }: Charge) {
  return {
    family_id: familyOf(account),
    account_id: account.id,
    draft_id: draftId,
    draft_type: draftType,
    created_at: now,
    charged_at: now,
  }
}
