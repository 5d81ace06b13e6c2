import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { createAuthenticator } from '#test/doubles/passkey.ts'
import { type Caller, createTestApp, testNow } from '#test/test-app.ts'
import { endSessionsOf } from './store.ts'

const password = 'a long pass phrase'
const later = testNow + 10 * 60_000 + 1
type TestApp = Awaited<ReturnType<typeof createTestApp>>

const guarded: readonly (readonly [string, string, object?])[] = [
  ['POST', '/users/me/passkeys/options'],
  [
    'POST',
    '/users/me/passkeys',
    { name: 'Laptop', credential: { id: 'x', rawId: 'x', type: 'public-key', response: {} } },
  ],
  ['DELETE', '/users/me/passkeys/none'],
  ['POST', '/users/me/totp'],
  ['PUT', '/users/me/totp', { code: '123456' }],
  ['POST', '/users/me/export'],
  ['GET', '/users/me/export/none/download'],
  ['POST', '/users/me/address', { email: 'ana@other.example' }],
]

async function device(ana: Caller) {
  const made = createAuthenticator('http://drafty.test', 'drafty.test')
  const { body } = await ana.call<{ challenge: string }>('POST', '/users/me/passkeys/options')
  const credential = made.create(body)
  const added = await ana.call<{ id: string }>('POST', '/users/me/passkeys', { credential, name: 'Laptop' })
  expect(added.status).toBe(201)
  return { ...made, passkeyId: added.body.id }
}

const subjects = ({ mailsTo }: TestApp, email: string) =>
  mailsTo(email).map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1])

test('ten minutes after the login what a thief wants asks once more who it is', async () => {
  const drafty = await createTestApp()
  const ana = await drafty.signUp()
  await ana.verify()
  drafty.clock.now = later
  for (const [method, path, body] of guarded)
    expect([path, (await ana.call(method, path, body)).body]).toMatchObject([path, { code: 'fresh-proof-needed' }])
  expect((await ana.call('POST', '/users/me/proof', { password: 'not this one' })).status).toBe(422)
  expect((await ana.call('POST', '/users/me/proof', {})).status).toBe(422)
  expect((await ana.call('POST', '/users/me/export')).status).toBe(403)
  expect((await ana.call('POST', '/users/me/proof', { password })).status).toBe(204)
  expect((await ana.call('POST', '/users/me/export')).status).toBe(202)
  await expect.poll(() => subjects(drafty, ana.email)).toContain('All data of your Drafty account are being packed')
  // Another session of the same account has its own proof.
  const { token } = (await drafty.call<{ token: string }>('POST', '/auth/login', { email: ana.email, password })).body
  drafty.clock.now = later + 10 * 60_000 + 1
  await ana.call('POST', '/users/me/proof', { password })
  expect((await drafty.callWith(token, 'POST', '/users/me/totp')).status).toBe(403)
})

test('a code of the app or a passkey is a proof as well, each once; a foreign one is none', async () => {
  const drafty = await createTestApp()
  const ana = await drafty.signUp()
  await ana.verify()
  const { secret } = (await ana.call<{ secret: string }>('POST', '/users/me/totp')).body
  const codeAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
  await ana.call('PUT', '/users/me/totp', { code: codeAt(testNow) })
  const laptop = await device(ana)
  expect((await ana.call('GET', '/users/me/proof')).body).toMatchObject({ password: true, code: true, passkey: true })

  drafty.clock.now = later
  const code = codeAt(later)
  expect((await ana.call('POST', '/users/me/proof', { code })).status).toBe(204)
  expect((await ana.call('POST', '/users/me/proof', { code })).status).toBe(422)

  const challenge = async () => (await drafty.call<{ challenge: string }>('POST', '/auth/passkey/options')).body
  const credential = laptop.get(await challenge())
  expect((await ana.call('POST', '/users/me/proof', { credential })).status).toBe(204)
  expect((await ana.call('POST', '/users/me/proof', { credential })).status).toBe(401)
  const eve = await drafty.signUp()
  const stolen = laptop.get(await challenge())
  expect((await eve.call('POST', '/users/me/proof', { credential: stolen })).status).toBe(401)
  await expect
    .poll(() => subjects(drafty, ana.email))
    .toEqual(
      expect.arrayContaining([
        'A passkey was added to your Drafty account',
        'Two-step login was turned on for your Drafty account',
      ]),
    )
})

test('a new password lists the passkeys that still log in, and ends those that are chosen', async () => {
  const drafty = await createTestApp()
  const ana = await drafty.signUp()
  await ana.verify()
  const laptop = await device(ana)
  const tablet = await device(ana)
  await drafty.call('POST', '/auth/forgot-password', { email: ana.email })
  await expect.poll(() => drafty.mailsTo(ana.email).at(-1)?.link).toContain('forgot-password-reset')
  const token = new URL(drafty.mailsTo(ana.email).at(-1)?.link ?? '').searchParams.get('token')
  const ways = await drafty.call<{ passkeys: { id: string }[] }>('POST', '/auth/reset-password/ways', { token })
  expect(ways.body.passkeys.map(({ id }) => id).toSorted()).toEqual([laptop.passkeyId, tablet.passkeyId].toSorted())
  const eve = await drafty.signUp()
  await eve.verify()
  const hers = await device(eve)
  const end_passkeys = [laptop.passkeyId, hers.passkeyId]
  await drafty.call('POST', '/auth/reset-password', { token, password: 'another pass phrase', end_passkeys })
  const rows = await drafty.database.selectFrom('passkeys').select('id').execute()
  expect(rows.map(({ id }) => id).toSorted()).toEqual([tablet.passkeyId, hers.passkeyId].toSorted())
  await expect.poll(() => drafty.mailsTo(ana.email).at(-1)?.text).toContain('These passkeys still log in: Laptop.')
  expect((await drafty.call('POST', '/auth/reset-password/ways', { token })).status).toBe(422)
})

test('an address changes when the earlier and the new one have both confirmed, in any order', async () => {
  const drafty = await createTestApp()
  const ana = await drafty.signUp('ana@firm.example')
  await drafty.call('POST', '/auth/forgot-password', { email: ana.email })
  const asked = await ana.call('POST', '/users/me/address', { email: 'Ana@Other.example' })
  expect(asked).toMatchObject({ status: 202, body: { email: 'ana@other.example', confirmed_by_old: false } })
  const tokenTo = async (email: string, path = 'confirm-address') => {
    await expect.poll(() => drafty.mailsTo(email).some(({ link }) => link.includes(path))).toBe(true)
    const mail = drafty.mailsTo(email).findLast(({ link }) => link.includes(path))
    return new URL(mail?.link ?? '').searchParams.get('token')
  }
  const confirm = async (token: string | null) => (await drafty.call('POST', '/auth/confirm-address', { token })).body
  const fresh = await tokenTo('ana@other.example')
  expect(await confirm(fresh)).toEqual({ state: 'waiting-for-other' })
  expect(await confirm(fresh)).toMatchObject({ code: 'token-invalid' })
  expect((await ana.call('GET', '/users/me/address')).body).toMatchObject({
    email: 'ana@firm.example',
    change: { confirmed_by_old: false, confirmed_by_new: true },
  })
  expect(await confirm(await tokenTo('ana@firm.example'))).toEqual({ state: 'changed' })
  expect((await drafty.call('POST', '/auth/login', { email: 'ana@firm.example', password })).status).toBe(401)
  const entered = await drafty.call('POST', '/auth/login', { email: 'ana@other.example', password })
  expect(entered.body).toMatchObject({ is_email_verified: true, attorney: { email: 'ana@other.example' } })
  // What was mailed to the earlier address opens nothing any more.
  const reset = await tokenTo('ana@firm.example', 'forgot-password-reset')
  const late = await drafty.call('POST', '/auth/reset-password', { token: reset, password: 'the thief’s own phrase' })
  expect(late.body).toMatchObject({ code: 'token-invalid' })
})

test('an address that has an account is not taken, and the answer does not tell', async () => {
  const drafty = await createTestApp()
  const ana = await drafty.signUp('ana@firm.example')
  await drafty.signUp('bea@firm.example')
  const asked = await ana.call('POST', '/users/me/address', { email: 'bea@firm.example' })
  expect(asked).toMatchObject({ status: 202, body: { email: 'bea@firm.example' } })
  await expect.poll(() => subjects(drafty, 'bea@firm.example').join()).toContain('Somebody wanted to use your address')
  expect(drafty.mailsTo('bea@firm.example').some(({ link }) => link.includes('confirm-address'))).toBe(false)
  // Somebody signs up with the new address before it was confirmed.
  await ana.call('POST', '/users/me/address', { email: 'carl@firm.example' })
  await expect.poll(() => drafty.mailsTo('carl@firm.example').length).toBe(1)
  await drafty.signUp('carl@firm.example')
  const links = ['ana@firm.example', 'carl@firm.example'].map((email) =>
    drafty.mailsTo(email).findLast(({ link }) => link.includes('confirm-address')),
  )
  const states: string[] = []
  for (const mail of links) {
    const token = new URL(mail?.link ?? '').searchParams.get('token')
    states.push((await drafty.call<{ state: string }>('POST', '/auth/confirm-address', { token })).body.state)
  }
  expect(states).toEqual(['waiting-for-other', 'taken'])
  expect((await ana.call('DELETE', '/users/me/address')).status).toBe(204)
  expect((await ana.call('GET', '/users/me/address')).body).toEqual({ email: 'ana@firm.example', change: null })
})

test('logging out everywhere ends every session, here as well, and is told by mail', async () => {
  const drafty = await createTestApp()
  const ana = await drafty.signUp()
  const other = await drafty.call<{ token: string }>('POST', '/auth/login', { email: ana.email, password })
  expect((await ana.call('DELETE', '/users/me/sessions')).status).toBe(204)
  for (const token of [ana.token, other.body.token])
    expect((await drafty.callWith(token, 'GET', '/attorneys/refresh')).status).toBe(401)
  await expect.poll(() => subjects(drafty, ana.email)).toContain('Every session of your Drafty account was ended')
})

test('an operator ends the sessions of one account, or of all', async () => {
  const drafty = await createTestApp()
  const [ana, bea] = [await drafty.signUp(), await drafty.signUp()]
  const refresh = async (one: Caller) => (await one.call('GET', '/attorneys/refresh')).status
  expect(await endSessionsOf(drafty.database, ` ${ana.email.toUpperCase()}`, testNow)).toBe(1)
  expect([await refresh(ana), await refresh(bea)]).toEqual([401, 200])
  expect(await endSessionsOf(drafty.database, 'nobody@firm.example', testNow)).toBeUndefined()
  expect(await endSessionsOf(drafty.database, 'all', testNow)).toBe(1)
  expect(await refresh(bea)).toBe(401)
})
