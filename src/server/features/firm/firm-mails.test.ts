import { expect, test } from 'vitest'
import { createFirm, memberOf } from '#test/firm.ts'

test('an invitation into a firm names it and the role, and says what becomes of clients; so does being taken out', async () => {
  const firm = await createFirm({ seesAll: false })
  const owner = memberOf(firm, 'owner')
  const kim = { email: 'kim@firm.example', role: 'paralegal' }
  expect((await owner.call('POST', '/users/me/dependents', kim)).status).toBe(201)
  await expect.poll(() => firm.mailsTo(kim.email)).toHaveLength(1)
  const [invitation] = firm.mailsTo(kim.email)
  expect(invitation?.text).toContain('invites you to Clarke Law, a firm on Drafty, as a paralegal.')
  expect(invitation?.text).toContain('the firm keeps them when you leave')
  expect(invitation?.text).not.toContain('Your clients and drafts stay your own')
  const token = new URL(invitation?.link ?? '').searchParams.get('invite')
  const found = await firm.call<{ firm: unknown }>('GET', `/auth/invitation?token=${token}`)
  expect(found.body.firm).toEqual({ name: 'Clarke Law', role: 'paralegal' })

  const june = memberOf(firm, 'reviewer')
  expect((await owner.call('DELETE', `/users/me/dependents/${firm.idOf('reviewer')}`)).status).toBe(204)
  await expect.poll(() => firm.mailsTo(june.email).at(-1)?.text).toContain('taken your account out of Clarke Law')
  expect(firm.mailsTo(june.email).at(-1)?.text).toContain('The clients of the firm stay with it')
})

test('the record of access is a file that a client can read: what was done, when, and on which device', async () => {
  const firm = await createFirm({ seesAll: false })
  await firm.set('attorney', { level: 'full' })
  const attorney = memberOf(firm, 'attorney')
  await attorney.call('GET', `/clients/${firm.clientId}`)
  const { body } = await attorney.call<string>('GET', `/clients/${firm.clientId}/record-of-access/file`)
  const lines = body.split('\r\n')
  expect(lines[0]).toBe('Time (UTC),Person,What,Part,Device')
  expect(lines).toContain(`2026-11-20 17:00:00,${attorney.email},Opened,the record,Unknown device`)
})
