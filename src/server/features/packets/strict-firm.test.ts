import { expect, test } from 'vitest'
import type { Firm } from '#contract/firms.ts'
import type { PreflightReply } from '#contract/filing-kit.ts'
import { createRoom } from '#test/draft-room.ts'
import { memberOf } from '#test/firm.ts'

test('a firm lets rules whose text nobody has read stop its filings; only its owner decides that', async () => {
  const { firm, draft, attorney } = await createRoom()
  const owner = memberOf(firm, 'owner')
  const unread = async () => {
    const { body } = await attorney.call<PreflightReply>('GET', `${draft}/preflight`)
    return body.lines.filter(({ confirmed, severity }) => confirmed === false && severity === 'block')
  }
  expect(await unread()).toEqual([])
  expect((await attorney.call('PATCH', '/firm', { strict_rules: true })).status).toBe(403)
  const changed = await owner.call<{ firm: Firm }>('PATCH', '/firm', { strict_rules: true })
  expect([changed.status, changed.body.firm.strict_rules, changed.body.firm.name]).toEqual([200, true, 'Clarke Law'])
  expect((await unread()).map(({ code }) => code)).toContain('U15')
  await owner.call('PATCH', '/firm', { strict_rules: false })
  expect(await unread()).toEqual([])
})
