import { randomBytes } from 'node:crypto'
import type { OfferAction } from '#domain/subscription/offer.ts'
import type { BillingPeriod } from '#domain/subscription/plans.ts'
import type { Database } from '#server/database/schema.ts'
import type { LocalBillingPage } from '#server/database/tables/credits.ts'
import { hashOf } from '#server/hash-of.ts'

const hourMs = 3_600_000

export type NewPage = {
  readonly accountId: string
  readonly kind: LocalBillingPage['kind']
  readonly planId?: string
  readonly period?: BillingPeriod
  readonly action?: OfferAction
  readonly dueCents?: number | null
  readonly returnTo: string
  readonly now: number
}

/** Makes a page of local billing, good for an hour; its path. Whoever has the path may use it, as at a hosted provider. */
export async function openPage(database: Database, page: NewPage): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const row: LocalBillingPage = {
    hash: hashOf(token),
    account_id: page.accountId,
    kind: page.kind,
    plan_id: page.planId ?? null,
    period: page.period ?? null,
    return_to: page.returnTo,
    expires_at: page.now + hourMs,
    completed_at: null,
    action: page.action ?? null,
    due_cents: page.dueCents ?? null,
  }
  await database
    .deleteFrom('local_billing_pages')
    .where('expires_at', '<', page.now - hourMs)
    .execute()
  await database.insertInto('local_billing_pages').values(row).execute()
  return `/api/billing/local/${token}`
}

/** The page with this token, within its hour and done with or not; undefined for any other. */
export function findPage(database: Database, token: string, now: number): Promise<LocalBillingPage | undefined> {
  return database
    .selectFrom('local_billing_pages')
    .selectAll()
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Closes a checkout. False: another tab was faster. */
export async function closePage(database: Database, hash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('local_billing_pages')
    .set({ completed_at: now })
    .where('hash', '=', hash)
    .where('completed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
