import type { Zone } from '#domain/subscription/counting-days.ts'
import { newId } from '#server/database/new-id.ts'
import type { Database } from '#server/database/schema.ts'
import type { CreditEntry } from '#server/database/tables/credits.ts'
import type { Services } from '#server/services.ts'

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

/** The last entry of a draft’s credits. */
export function findLastEntry(database: Database, draftId: string): Promise<CreditEntry | undefined> {
  return database
    .selectFrom('credit_entries')
    .selectAll()
    .where('draft_id', '=', draftId)
    .orderBy('step', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Adds an entry; throws where the step of its draft is taken already. */
export async function addEntry(database: Database, entry: Omit<CreditEntry, 'id'>): Promise<void> {
  await database
    .insertInto('credit_entries')
    .values({ ...entry, id: newId() })
    .execute()
}
