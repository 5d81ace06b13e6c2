import { AppError } from '#contract/errors.ts'
import { toBillingReply } from '#contract/billing-reply.ts'
import type { Zone } from '#domain/subscription/counting-days.ts'
import { creditsLeft } from '#domain/subscription/credits.ts'
import { refusalDialog, refusalReason } from '#domain/subscription/places/refusal.ts'
import { newId } from '#server/database/new-id.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { CreditEntry } from '#server/database/tables/credits.ts'
import type { Services } from '#server/services.ts'
import { readBillingFacts } from './read-billing.ts'
import { readAllowance } from './subscription-status.ts'
import { familyOf } from './subscription-store.ts'

export type Charge = {
  readonly draftId: string
  readonly draftType: string
  readonly credits: number
  readonly now: number
  /** For the words of a refusal: where dates are, whom to write to; `placeOf` makes it. */
  readonly place?: BillingPlace
}

export type BillingPlace = { readonly isHosted: boolean; readonly zone: Zone; readonly support: string }

export function placeOf({ config, billing }: Services): BillingPlace {
  return { isHosted: billing !== undefined, zone: config.BILLING_TIME_ZONE, support: config.SUPPORT_EMAIL }
}

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

/** Turns the hold of a finished draft into a use, once. */
export async function settleCredits(transaction: Database, draftId: string, now: number): Promise<void> {
  await closeHold(transaction, draftId, now, 'settle')
}

/** Gives the held credits of a failed, cancelled or deleted draft back, once. */
export async function releaseCredits(transaction: Database, draftId: string, now: number): Promise<void> {
  await closeHold(transaction, draftId, now, 'release')
}

async function closeHold(database: Database, draftId: string, now: number, kind: 'settle' | 'release'): Promise<void> {
  const last = await findLastEntry(database, draftId)
  if (last?.kind !== 'hold') return
  const credits = kind === 'release' ? -last.credits : 0
  await addEntry(database, { ...last, step: last.step + 1, kind, credits, created_at: now })
}

function findLastEntry(database: Database, draftId: string): Promise<CreditEntry | undefined> {
  return database
    .selectFrom('credit_entries')
    .selectAll()
    .where('draft_id', '=', draftId)
    .orderBy('step', 'desc')
    .limit(1)
    .executeTakeFirst()
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

async function addEntry(database: Database, entry: Omit<CreditEntry, 'id'>): Promise<void> {
  await database
    .insertInto('credit_entries')
    .values({ ...entry, id: newId() })
    .execute()
}
