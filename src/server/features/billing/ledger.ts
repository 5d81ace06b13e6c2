import { randomUUIDv7 } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import { creditsLeft } from '#domain/subscription/credits.ts'
import { limitReachedMessage } from '#domain/subscription/limit-message.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { CreditEntry } from '#server/database/tables/credits.ts'
import { familyOf, readAllowance } from './subscription-status.ts'

export type Charge = {
  readonly draftId: string
  readonly draftType: string
  readonly credits: number
  readonly now: number
}

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
  const { canGenerate, limit, used, row } = await readAllowance(transaction, account, charge.now)
  if (!canGenerate) throw new AppError('subscription-inactive')
  if (creditsLeft(limit, used) < charge.credits) {
    const message = limitReachedMessage({ limit, used, termEnd: row.term_end, now: charge.now })
    throw new AppError('subscription-limit-reached', {}, { message })
  }
  await addEntry(transaction, { ...entryOf(account, charge), kind: 'hold', credits: charge.credits })
}

/** Turns the hold of a finished draft into a use, once. */
export async function settleCredits(transaction: Database, draftId: string, now: number): Promise<void> {
  const hold = await findOpenHold(transaction, draftId)
  if (hold) await addEntry(transaction, { ...hold, kind: 'settle', credits: 0, created_at: now })
}

/** Gives the held credits of a failed, cancelled or deleted draft back, once. */
export async function releaseCredits(transaction: Database, draftId: string, now: number): Promise<void> {
  const hold = await findOpenHold(transaction, draftId)
  if (hold) await addEntry(transaction, { ...hold, kind: 'release', credits: -hold.credits, created_at: now })
}

/** The last hold of a draft that is neither settled nor released. */
async function findOpenHold(database: Database, draftId: string): Promise<CreditEntry | undefined> {
  const entries = await database
    .selectFrom('credit_entries')
    .selectAll()
    .where('draft_id', '=', draftId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const last = entries.at(-1)
  return last?.kind === 'hold' ? last : undefined
}

function entryOf(account: Account, { draftId, draftType, now }: Charge) {
  return {
    family_id: familyOf(account),
    account_id: account.id,
    draft_id: draftId,
    draft_type: draftType,
    created_at: now,
  }
}

async function addEntry(database: Database, entry: Omit<CreditEntry, 'id'>): Promise<void> {
  await database
    .insertInto('credit_entries')
    .values({ ...entry, id: randomUUIDv7() })
    .execute()
}
