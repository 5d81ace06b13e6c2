import { Secret, TOTP } from 'otpauth'
import { expect, onTestFinished, test } from 'vitest'
import { startGoogleIssuer } from '#test/doubles/google-issuer.ts'
import { createAuthenticator } from '#test/doubles/passkey.ts'
import { type Caller, createTestApp, testNow } from '#test/test-app.ts'

const password = 'a long pass phrase'

function codeAt(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

async function turnOn(caller: Caller, now: number) {
  await caller.verify()
  const { secret } = (await caller.call<{ secret: string }>('POST', '/users/me/totp')).body
  const on = await caller.call<{ recovery_codes: string[] }>('PUT', '/users/me/totp', { code: codeAt(secret, now) })
  expect(on.status).toBe(200)
  return { secret, codes: on.body.recovery_codes }
}

test('after it is turned on, a login needs a code; a code is good once', async () => {
  const { signUp, call, clock } = await createTestApp()
  const ana = await signUp()
  const { secret } = await turnOn(ana, testNow)
  const logIn = (totp?: string) => call('POST', '/auth/login', { email: ana.email, password, totp })
  expect((await logIn()).body).toMatchObject({ code: 'second-factor-needed' })
  expect((await logIn('000000')).body).toMatchObject({ code: 'second-factor-wrong' })
  expect((await logIn(codeAt(secret, testNow))).body).toMatchObject({ code: 'second-factor-wrong' })
  clock.now = testNow + 30_000
  const code = codeAt(secret, clock.now)
  expect((await logIn(code)).status).toBe(200)
  expect((await logIn(code)).body).toMatchObject({ code: 'second-factor-wrong' })
  clock.now = testNow + 60_000
  const both = await Promise.all([logIn(codeAt(secret, clock.now)), logIn(codeAt(secret, clock.now))])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
})

test('nobody learns of the second factor without the password', async () => {
  const { signUp, call } = await createTestApp()
  const ana = await signUp()
  await turnOn(ana, testNow)
  const wrong = await call('POST', '/auth/login', { email: ana.email, password: 'not this one' })
  expect(wrong.body).toMatchObject({ code: 'wrong-credentials' })
})

test('each recovery code logs in once', async () => {
  const { signUp, call } = await createTestApp()
  const ana = await signUp()
  const { codes } = await turnOn(ana, testNow)
  expect(new Set(codes).size).toBe(10)
  const logIn = (totp = '') => call('POST', '/auth/login', { email: ana.email, password, totp })
  expect((await logIn(codes[0]?.toUpperCase())).status).toBe(200)
  expect((await logIn(codes[0])).status).toBe(401)
  expect((await ana.call('GET', '/users/me/security')).body).toMatchObject({
    recovery_codes_left: 9,
    totp_enabled: true,
  })
})

test('it is turned off with a code only, and secrets are not readable in the database', async () => {
  const { signUp, database, clock, call } = await createTestApp()
  const ana = await signUp()
  const { secret, codes } = await turnOn(ana, testNow)
  const stored = JSON.stringify([
    await database.selectFrom('account_security').selectAll().execute(),
    await database.selectFrom('recovery_codes').selectAll().execute(),
  ])
  for (const text of [secret, ...codes]) expect(stored).not.toContain(text)
  expect((await ana.call('DELETE', '/users/me/totp', { code: '123456' })).status).toBe(422)
  expect((await ana.call('POST', '/users/me/totp')).status).toBe(409)
  clock.now = testNow + 30_000
  expect((await ana.call('DELETE', '/users/me/totp', { code: codeAt(secret, clock.now) })).status).toBe(204)
  expect((await call('POST', '/auth/login', { email: ana.email, password })).status).toBe(200)
})

test('a login with Google asks for the second factor too', async () => {
  const issuer = await startGoogleIssuer()
  onTestFinished(() => void issuer.close())
  const { signUp, call } = await createTestApp({ environment: issuer.environment })
  const ana = await signUp('ana@firm.example')
  const { codes } = await turnOn(ana, testNow)
  const { nonce } = (await call<{ nonce: string }>('POST', '/auth/google/nonce')).body
  const credential = await issuer.sign({ sub: 'g-1', email: ana.email, nonce }, { now: testNow })
  expect((await call('POST', '/auth/google', { credential })).body).toMatchObject({ code: 'second-factor-needed' })
  expect((await ana.call('GET', '/users/me/security')).body).toMatchObject({ google_linked: false })
  expect((await call('POST', '/auth/google', { credential, totp: codes[0] })).status).toBe(200)
})

test('a passkey logs in by itself, its answer only once, and not after it was removed', async () => {
  const { signUp, call } = await createTestApp()
  const ana = await signUp()
  await turnOn(ana, testNow)
  const device = createAuthenticator('http://drafty.test', 'drafty.test')
  const made = device.create((await ana.call<{ challenge: string }>('POST', '/users/me/passkeys/options')).body)
  const added = await ana.call<{ id: string }>('POST', '/users/me/passkeys', { credential: made, name: 'Laptop' })
  expect(added.status).toBe(201)
  const ask = async () => (await call<{ challenge: string }>('POST', '/auth/passkey/options')).body
  const credential = device.get(await ask())
  expect((await call('POST', '/auth/passkey', { credential })).status).toBe(200)
  expect((await call('POST', '/auth/passkey', { credential })).body).toMatchObject({ code: 'passkey-refused' })
  expect((await ana.call('DELETE', `/users/me/passkeys/${added.body.id}`)).status).toBe(204)
  expect((await call('POST', '/auth/passkey', { credential: device.get(await ask()) })).status).toBe(401)
})

test('a passkey of another site, for another challenge or of another key is refused', async () => {
  const { signUp, call } = await createTestApp()
  const ana = await signUp()
  await ana.verify()
  const options = async () => (await ana.call<{ challenge: string }>('POST', '/users/me/passkeys/options')).body
  const phished = createAuthenticator('https://drafty.evil.example', 'drafty.test')
  const add = (credential: object) => ana.call('POST', '/users/me/passkeys', { credential, name: 'Laptop' })
  expect((await add(phished.create(await options()))).body).toMatchObject({ code: 'passkey-refused' })
  const device = createAuthenticator('http://drafty.test', 'drafty.test')
  expect((await add(device.create({ challenge: 'bWFkZSB1cA' }))).status).toBe(401)
  const made = device.create(await options())
  expect((await add(made)).status).toBe(201)
  const eve = await signUp()
  await eve.verify()
  const stolen = await eve.call('POST', '/users/me/passkeys', { credential: made, name: 'x' })
  expect(stolen.body).toMatchObject({ code: 'passkey-refused' })
  const other = createAuthenticator('http://drafty.test', 'drafty.test')
  const { challenge } = (await call<{ challenge: string }>('POST', '/auth/passkey/options')).body
  const forged = { ...other.get({ challenge }), id: made.id, rawId: made.rawId }
  expect((await call('POST', '/auth/passkey', { credential: forged })).status).toBe(401)
})
