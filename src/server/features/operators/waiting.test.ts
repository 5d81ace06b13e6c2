import { expect, test } from 'vitest'
import type { WhatWaits } from '#contract/operators.ts'
import { ModelError } from '#server/gateways/llm/port.ts'
import type { Services } from '#server/services.ts'
import { waiverAnswers, waiverClient } from '#test/records.ts'
import { type Caller, createTestApp, testNow } from '#test/test-app.ts'

const email = 'operator@drafty.example'
const environment = { OPERATORS: ` ${email.toUpperCase()}, another@drafty.example` }

async function requestDraft(attorney: Caller): Promise<void> {
  const { body: client } = await attorney.call<{ id: string }>('POST', '/clients', waiverClient)
  const request = { ...waiverAnswers, client_id: client.id, filing_date: '2026-11-20' }
  expect((await attorney.call('POST', '/ai_tool/upw', request)).status).toBe(202)
}

test('what waits is for the accounts that the settings name, with a verified address; for everybody else there is nothing', async () => {
  const drafty = await createTestApp({ environment })
  const [operator, other] = [await drafty.signUp(email), await drafty.signUp('ana@firm.example')]
  expect((await operator.call('GET', '/operators/waiting')).status).toBe(404)
  await operator.verify()
  await other.verify()
  expect((await operator.call('GET', '/operators/waiting')).status).toBe(200)
  const refused = await other.call('GET', '/operators/waiting')
  expect([refused.status, refused.body['code']]).toEqual([404, 'not-found'])
  const without = await createTestApp()
  const nobody = await without.signUp(email)
  await nobody.verify()
  expect((await nobody.call('GET', '/operators/waiting')).status).toBe(404)
})

test('an operator sees what waits by kind, the mail that has waited longest, and when files are looked through; no name of anybody', async () => {
  const drafty = await createTestApp({ environment, works: false })
  const operator = await drafty.signUp(email)
  await operator.verify()
  const ana = await drafty.signUp('ana@firm.example')
  await requestDraft(ana)
  drafty.clock.now = testNow + 90_000
  await drafty.database
    .updateTable('jobs')
    .set({ lease_until: testNow + 100_000 })
    .where('kind', '=', 'write-draft')
    .execute()
  const { body } = await operator.call<WhatWaits>('GET', '/operators/waiting')
  const nothing = { waiting: 0, under_way: 0, failing: 0, overdue_seconds: 0, failed: 0 }
  expect(body.work.find(({ kind }) => kind === 'write-draft')).toEqual({
    ...nothing,
    kind: 'write-draft',
    under_way: 1,
  })
  const mails = body.work.find(({ kind }) => kind === 'send-mail')
  expect(mails?.overdue_seconds).toBe(90)
  expect(body.work[0]).toEqual(mails)
  expect(body.mails).toEqual({ waiting: mails?.waiting, oldest_seconds: 90 })
  expect(body.provider).toBeNull()
  expect(body.database.cluster).toBeNull()
  expect(JSON.stringify(body)).not.toMatch(/ana@|operator@|Maria/)
})

test('an operator sees how many requests the provider has, how many wait for their turn, and how many for the provider', async () => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  let asked = 0
  const models: Services['models'] = {
    provider: 'openai',
    atOnce: 2,
    firstPauseMs: 60_000,
    async *write() {
      asked += 1
      if (asked === 1) throw new ModelError('rate-limited', true)
      await answered
      yield { kind: 'text', text: '<p>Words.</p>' }
    },
  }
  const drafty = await createTestApp({ environment, services: { models } })
  const operator = await drafty.signUp(email)
  await operator.verify()
  await requestDraft(operator)
  const provider = async () => (await operator.call<WhatWaits>('GET', '/operators/waiting')).body.provider
  try {
    const isBusy = { name: 'openai', at_once: 2, under_way: 2, pausing: 1 }
    await expect.poll(provider, { timeout: 60_000 }).toMatchObject(isBusy)
    // The next section asks for its turn a moment later.
    await expect.poll(async () => (await provider())?.waiting, { timeout: 60_000 }).toBeGreaterThan(0)
    await expect.poll(async () => (await provider())?.longest_wait_seconds, { timeout: 60_000 }).toBeGreaterThan(0)
  } finally {
    answer()
  }
})
