import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { DraftType } from '#domain/drafting/tool.ts'
import { type Caller, createTestApp, testNow } from '#test/test-app.ts'
import { readWorkedCases, requestDraft, type WorkedCase } from '#test/worked-cases.ts'
import { holdCredits } from './hold-credits.ts'

/** Everything that a draft of the case needs is put on file; the request itself is given back, not sent. */
async function prepare(attorney: Caller, type: DraftType, worked: WorkedCase) {
  let request: { path: string; body: object } | undefined
  await requestDraft(
    async (method, path, body) => {
      if (path.startsWith('/ai_tool/')) request = { path, body: body ?? {} }
      return (path.startsWith('/ai_tool/') ? {} : (await attorney.call(method, path, body)).body) as never
    },
    type,
    worked,
  )
  if (!request) throw new Error('The case requests no draft.')
  return request
}

for (const { left, type, folder } of [
  { left: 100, type: 'upw', folder: 'i601a-waiver' },
  { left: 25, type: 'expert_letter', folder: 'expert-letter' },
] as const)
  test(`of a hundred requests over HTTP at once, with ${left} credits left, one makes a draft and 99 are told the limit (${type})`, async () => {
    const { database, signUp } = await createTestApp({ works: false })
    const ana = await signUp()
    const account = await database.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
    const used = { draftId: randomUUID(), draftType: type, credits: 250 - left, now: testNow }
    await database.transaction().execute((transaction) => holdCredits(transaction, account, used))
    const [worked] = readWorkedCases(folder)
    if (!worked) throw new Error('There is no case.')
    const { path, body } = await prepare(ana, type, worked)
    const replies = await Promise.all(Array.from({ length: 100 }, () => ana.call('POST', path, body)))
    const refused = replies.filter(({ status }) => status === 403)
    expect(replies.map(({ status }) => status).filter((status) => status === 202)).toHaveLength(1)
    expect(refused).toHaveLength(99)
    for (const { body: told } of refused)
      expect(told).toMatchObject({
        code: 'subscription-limit-reached',
        message:
          'You reached your subscription limit. You have 0 out of 2.5 💎 Premium Document drafts left. Starter credits do not reset: they end in 4 days, on November 24, 2026.',
      })
    expect(await database.selectFrom('drafts').select('id').execute()).toHaveLength(1)
  })
