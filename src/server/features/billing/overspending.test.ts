import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestApp, testNow } from '#test/test-app.ts'
import { waiverExample } from '#test/i601a-cases.ts'
import { holdCredits } from './ledger.ts'

test('of a hundred requests over HTTP at once, with 100 credits left, one makes a draft and 99 are told the limit', async () => {
  const { database, signUp } = await createTestApp({ works: false })
  const ana = await signUp()
  const account = await database.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
  const used = { draftId: randomUUID(), draftType: 'upw', credits: 150, now: testNow }
  await database.transaction().execute((transaction) => holdCredits(transaction, account, used))
  const person = { first_name: 'Rogelio', last_name: 'Medina', date_of_birth: '1989-04-12' }
  const client = await ana.call<{ id: string }>('POST', '/clients', { ...person, last_entry_date: '2008-06-03' })
  const { answers } = waiverExample('F1_i130_usc_spouse_ewi')
  const body = { ...answers, client_id: client.body.id }
  const replies = await Promise.all(Array.from({ length: 100 }, () => ana.call('POST', '/ai_tool/upw', body)))
  const refused = replies.filter(({ status }) => status === 403)
  expect(replies.map(({ status }) => status).filter((status) => status === 202)).toHaveLength(1)
  expect(refused).toHaveLength(99)
  for (const { body: told } of refused)
    expect(told).toMatchObject({
      code: 'subscription-limit-reached',
      message:
        'You reached your subscription limit. You have 0 out of 2.5 💎 Premium Document drafts left. The count will reset in 4 days',
    })
  expect(await database.selectFrom('drafts').select('id').execute()).toHaveLength(1)
})
