import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '#contract/errors.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { createTestApp, testNow } from '#test/test-app.ts'
import { releaseCredits, settleCredits } from './ledger.ts'
import { readAllowance } from './subscription-status.ts'
import { holdCredits } from './hold-credits.ts'

const day = 86_400_000

async function createFamily() {
  const app = await createTestApp({ works: false })
  const owner = await app.signUp()
  const member = await app.signUp()
  const accounts = app.database.selectFrom('accounts').selectAll()
  const { id } = await accounts.where('email', '=', owner.email).executeTakeFirstOrThrow()
  await app.database.updateTable('accounts').set({ parent_account_id: id }).where('email', '=', member.email).execute()
  const [payer, dependent] = [
    await accounts.where('email', '=', owner.email).executeTakeFirstOrThrow(),
    await accounts.where('email', '=', member.email).executeTakeFirstOrThrow(),
  ]
  return { ...app, payer, dependent }
}

/** Leaves so many of the 250 starter credits. */
async function leave(database: Database, account: Account, credits: number): Promise<void> {
  const charge = { draftId: randomUUID(), draftType: 'upw', credits: 250 - credits, now: testNow }
  await database.transaction().execute((transaction) => holdCredits(transaction, account, charge))
}

async function hold(database: Database, account: Account, credits: number, now = testNow): Promise<string | undefined> {
  const charge = { draftId: randomUUID(), draftType: credits === 25 ? 'expert_letter' : 'upw', credits, now }
  try {
    await database.transaction().execute((transaction) => holdCredits(transaction, account, charge))
    return charge.draftId
  } catch (error) {
    if (error instanceof AppError && error.code === 'subscription-limit-reached') return undefined
    throw error
  }
}

for (const [left, cost, what] of [
  [100, 100, 'legal draft'],
  [25, 25, 'expert letter'],
] as const)
  test(`a hundred simultaneous requests of a family with ${left} credits start exactly one ${what}`, async () => {
    const { database, payer, dependent } = await createFamily()
    await leave(database, payer, left)
    const asked = Array.from({ length: 100 }, (_, number) => hold(database, number % 2 ? payer : dependent, cost))
    const started = (await Promise.all(asked)).filter((id) => id !== undefined)
    expect(started.length).toBe(1)
    expect((await readAllowance(database, payer, testNow)).used).toBe(250)
  })

test('the refusal says what is left, of how many, and what becomes of them', async () => {
  const { database, payer } = await createFamily()
  await leave(database, payer, 30)
  const charge = { draftId: randomUUID(), draftType: 'upw', credits: 100, now: testNow }
  const refused = database.transaction().execute((transaction) => holdCredits(transaction, payer, charge))
  await expect(refused).rejects.toThrow(
    'You reached your subscription limit. You have 0.3 out of 2.5 💎 Premium Document drafts left. Starter credits do not reset: they end in 4 days, on November 24, 2026.',
  )
})

test('an account without a subscription is refused with what is the matter, so that the page can say it', async () => {
  const { database, payer, dependent } = await createFamily()
  await database.deleteFrom('subscriptions').where('account_id', '=', payer.id).execute()
  for (const account of [payer, dependent]) {
    const charge = { draftId: randomUUID(), draftType: 'upw', credits: 100, now: testNow }
    const refused = database.transaction().execute((transaction) => holdCredits(transaction, account, charge))
    await expect(refused).rejects.toMatchObject({
      code: 'no-subscription',
      message: 'No subscription found for attorney',
      details: { reason: 'no-subscription', billing: { situation: 'no-row' } },
    })
  }
})

test('a draft that costs nothing is allowed whatever the status, and leaves no entry', async () => {
  const { database, payer } = await createFamily()
  await database.updateTable('subscriptions').set({ status: 'inactive' }).execute()
  const charge = { draftId: randomUUID(), draftType: 'naturalization', credits: 0, now: testNow }
  await database.transaction().execute((transaction) => holdCredits(transaction, payer, charge))
  expect(await database.selectFrom('credit_entries').selectAll().execute()).toEqual([])
  const paid = { ...charge, credits: 25 }
  const refused = database.transaction().execute((transaction) => holdCredits(transaction, payer, paid))
  await expect(refused).rejects.toMatchObject({ code: 'subscription-inactive' })
})

test('credits that come back after the term has changed come back to the term that they were taken from', async () => {
  const { database, payer } = await createFamily()
  const draft = await hold(database, payer, 100)
  const term = { status: 'active', plan_id: 'solo-practitioner-streamline-sept-2025', period: 'monthly' as const }
  const dates = { term_start: testNow + day, term_end: testNow + 31 * day, anchor: testNow + day }
  await database
    .updateTable('subscriptions')
    .set({ ...term, ...dates })
    .where('account_id', '=', payer.id)
    .execute()
  await releaseCredits(database, draft ?? '', testNow + 2 * day)
  expect((await readAllowance(database, payer, testNow + 3 * day)).used).toBe(0)
})

type Step = {
  readonly what: 'hold' | 'settle' | 'release' | 'settle twice'
  readonly credits: number
  readonly pick: number
}

const anyHistory = fc.array(
  fc.record({
    what: fc.constantFrom<Step['what']>('hold', 'hold', 'settle', 'release', 'settle twice'),
    credits: fc.constantFrom(100, 25),
    pick: fc.nat(30),
  }),
  { maxLength: 40 },
)

test('over any history the sum of the entries is the balance, never above the limit, and no entry ever changes', async () => {
  const { database, payer, dependent } = await createFamily()
  await fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      await database.deleteFrom('credit_entries').execute()
      const open = new Map<string, number>()
      let used = 0
      let before: unknown[] = []
      for (const { what, credits, pick } of history) {
        const draft = [...open.keys()][pick % Math.max(1, open.size)]
        if (what === 'hold') {
          const id = await hold(database, pick % 2 ? payer : dependent, credits)
          expect(id !== undefined).toBe(used + credits <= 250)
          if (id !== undefined) open.set(id, credits)
          if (id !== undefined) used += credits
        } else if (draft !== undefined) {
          if (what === 'release') used -= open.get(draft) ?? 0
          if (what === 'release') await releaseCredits(database, draft, testNow)
          else await settleCredits(database, draft, testNow)
          if (what === 'settle twice') await settleCredits(database, draft, testNow)
          if (what === 'settle twice') await releaseCredits(database, draft, testNow)
          open.delete(draft)
        }
        const entries = await database.selectFrom('credit_entries').selectAll().execute()
        expect(entries).toEqual(expect.arrayContaining(before))
        expect(entries.reduce((sum, entry) => sum + entry.credits, 0)).toBe(used)
        expect((await readAllowance(database, dependent, testNow)).used).toBe(used)
        expect(used).toBeLessThanOrEqual(250)
        before = entries
      }
    }),
    { numRuns: 15 },
  )
})
