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
  const step = ((await findLastEntry(transaction, charge.draftId))?.step ?? 0) + 1
  await addEntry(transaction, { ...entryOf(account, charge), step, kind: 'hold', credits: charge.credits })
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
  }
}

async function addEntry(database: Database, entry: Omit<CreditEntry, 'id'>): Promise<void> {
  await database
    .insertInto('credit_entries')
    .values({ ...entry, id: randomUUIDv7() })
    .execute()
}
