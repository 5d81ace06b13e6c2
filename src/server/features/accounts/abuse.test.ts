import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { createTestApp, testNow } from '#test/test-app.ts'

type TestApp = Awaited<ReturnType<typeof createTestApp>>
const password = 'a long pass phrase'

/** Posts from another address of the network. */
async function from({ app }: TestApp, remoteAddress: string, path: string, body: object) {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const response = await app.request(`/api${path}`, init, { incoming: { socket: { remoteAddress } } })
  const text = await response.text()
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as { code?: string; message?: string } }
}

async function kindsOf({ database }: TestApp, email?: string): Promise<string[]> {
  const account =
    email && (await database.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst())
  const rows = await database
    .selectFrom('audit_events')
    .select(['kind', 'detail'])
    .where('account_id', '=', account ? account.id : 'nobody')
    .orderBy('position')
    .execute()
  return rows.map(({ kind, detail }) => `${kind} ${detail}`.trim())
}

test('an address is locked after ten failures from anywhere, known or not, and a new password opens it', async () => {
  const drafty = await createTestApp()
  await drafty.signUp('ana@firm.example')
  for (const email of ['ana@firm.example', 'nobody@firm.example']) {
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await from(drafty, `10.0.0.${attempt}`, '/auth/login', { email, password: 'not this one' })).status).toBe(
        401,
      )
    const locked = await from(drafty, '10.0.1.1', '/auth/login', { email, password })
    expect([locked.status, locked.body.code]).toEqual([429, 'locked-out'])
  }
  expect((await kindsOf(drafty, 'ana@firm.example')).filter((kind) => kind.startsWith('sign-in-refused'))).toHaveLength(
    10,
  )
  expect(await kindsOf(drafty, 'ana@firm.example')).toContain('locked-out')
  expect(await kindsOf(drafty)).toContain('locked-out')
  await expect.poll(() => drafty.mailsTo('ana@firm.example').at(-1)?.text).toContain('locked for 15 minutes')

  await drafty.call('POST', '/auth/forgot-password', { email: 'ana@firm.example' })
  await expect.poll(() => drafty.mailsTo('ana@firm.example').at(-1)?.link).toContain('forgot-password-reset')
  const token = new URL(drafty.mailsTo('ana@firm.example').at(-1)?.link ?? '').searchParams.get('token')
  await drafty.call('POST', '/auth/reset-password', { token, password: 'a brand new pass phrase' })
  const opened = { email: 'ana@firm.example', password: 'a brand new pass phrase' }
  expect((await from(drafty, '10.0.1.2', '/auth/login', opened)).status).toBe(200)
})

test('a stranger who guesses locks out strangers, never the attorney where the account has been used before', async () => {
  const drafty = await createTestApp()
  const { email } = await drafty.signUp()
  expect((await from(drafty, '10.9.9.9', '/auth/login', { email, password })).status).toBe(200)
  for (let attempt = 0; attempt < 12; attempt += 1)
    await from(drafty, `10.0.0.${attempt}`, '/auth/login', { email, password: 'not this one' })
  expect((await from(drafty, '10.0.1.1', '/auth/login', { email, password })).body.code).toBe('locked-out')
  expect((await from(drafty, '10.9.9.9', '/auth/login', { email, password })).status).toBe(200)
  // There too, guessing ends soon.
  const guesses: (string | undefined)[] = []
  for (let attempt = 0; attempt < 12; attempt += 1)
    guesses.push((await from(drafty, '10.9.9.9', '/auth/login', { email, password: 'not this one' })).body.code)
  expect(guesses.at(-1)).toBe('too-many-requests')
})

test('a lock ends by itself after a quarter of an hour', async () => {
  const drafty = await createTestApp()
  const { email } = await drafty.signUp()
  for (let attempt = 0; attempt < 10; attempt += 1)
    await from(drafty, `10.0.0.${attempt}`, '/auth/login', { email, password: 'not this one' })
  drafty.clock.now = testNow + 14 * 60_000
  expect((await from(drafty, '10.0.1.1', '/auth/login', { email, password })).status).toBe(429)
  drafty.clock.now = testNow + 15 * 60_000 + 1
  expect((await from(drafty, '10.0.1.1', '/auth/login', { email, password })).status).toBe(200)
})

test('IPv6 neighbours of one subscriber share a limit, others do not', async () => {
  const drafty = await createTestApp()
  const body = { email: 'nobody@firm.example', password: 'not this one' }
  await drafty.signUp('ana@firm.example')
  const statuses: number[] = []
  for (let host = 1; host <= 10; host += 1)
    statuses.push(
      (await from(drafty, `2001:db8:1:2::${host}`, '/auth/login', { ...body, email: 'ana@firm.example' })).status,
    )
  expect(new Set(statuses)).toEqual(new Set([401]))
  const neighbour = await from(drafty, '2001:db8:1:2:ffff::1', '/auth/login', { ...body, email: 'ana@firm.example' })
  expect(neighbour.body.code).toBe('too-many-requests')
  const stranger = await from(drafty, '2001:db8:1:3::1', '/auth/login', { ...body, email: 'ana@firm.example' })
  expect(stranger.body.code).toBe('locked-out')
})

test('a token of another server, for another audience, without a signature or expired is refused and on record', async () => {
  const drafty = await createTestApp()
  const ana = await drafty.signUp()
  const { jti = '' } = JSON.parse(Buffer.from(ana.token.split('.')[1] ?? '', 'base64url').toString()) as {
    jti?: string
  }
  const seconds = testNow / 1000
  const make = (audience: string, secret: Uint8Array, expires = seconds + 3600) =>
    new SignJWT({})
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(ana.email)
      .setJti(jti)
      .setIssuer('drafty')
      .setAudience(audience)
      .setIssuedAt(seconds - 7200)
      .setExpirationTime(expires)
      .sign(secret)
  const { secret } = drafty.services
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${ana.token.split('.')[1]}.`
  const wrong = [
    await make('drafty', new TextEncoder().encode('the secret of some other server!')),
    await make('somebody else', secret),
    await make('drafty', secret, seconds - 1),
    none,
    `${ana.token.slice(0, -4)}AAAA`,
  ]
  for (const token of wrong) {
    const { status, body } = await drafty.call('GET', '/attorneys/refresh', undefined, token)
    expect([status, body]).toMatchObject([401, { message: 'Token Authentication Failed' }])
  }
  const good = await make('drafty', secret)
  expect((await drafty.call('GET', '/attorneys/refresh', undefined, good)).status).toBe(200)
  await expect.poll(() => kindsOf(drafty)).toHaveLength(wrong.length)
  expect(await kindsOf(drafty)).toEqual(wrong.map(() => 'token-refused the token is not valid'))
})

test('whoever signs up with the address of somebody else is out when its owner sets a password', async () => {
  const drafty = await createTestApp()
  const thief = await drafty.signUp('victim@firm.example')
  for (const path of ['/users/me/totp', '/users/me/passkeys/options'])
    expect((await thief.call('POST', path)).body).toMatchObject({ code: 'verify-first' })
  expect((await thief.call('POST', '/users/me/dependents', { email: 'x@firm.example' })).status).toBe(403)

  await drafty.call('POST', '/auth/forgot-password', { email: 'victim@firm.example' })
  await expect.poll(() => drafty.mailsTo('victim@firm.example').length).toBe(2)
  const token = new URL(drafty.mailsTo('victim@firm.example')[1]?.link ?? '').searchParams.get('token')
  await drafty.call('POST', '/auth/reset-password', { token, password: 'the real owner came' })
  expect((await thief.call('GET', '/attorneys/refresh')).status).toBe(401)
  expect((await drafty.call('POST', '/auth/login', { email: 'victim@firm.example', password })).status).toBe(401)
  const owner = { email: 'victim@firm.example', password: 'the real owner came' }
  expect((await drafty.call('POST', '/auth/login', owner)).body).toMatchObject({ is_email_verified: true })
})

test('common passwords are refused wherever one is chosen, and nothing is stored', async () => {
  const drafty = await createTestApp()
  const body = { email: 'ana@firm.example', password: 'P@ssword2026!', accepted_terms: true }
  const refused = await drafty.call('POST', '/auth/signup', body)
  expect(refused).toMatchObject({
    status: 422,
    body: { details: { fields: [{ name: 'password', label: 'Password' }] } },
  })
  expect(await drafty.database.selectFrom('accounts').selectAll().execute()).toEqual([])
  const ana = await drafty.signUp('ana@firm.example')
  const change = { current_password: password, password: 'qwertyuiop123' }
  expect((await ana.call('PUT', '/users/me/password', change)).status).toBe(422)
})

test('a password of a megabyte is refused before any work is done with it', async () => {
  const { call } = await createTestApp()
  const huge = 'x'.repeat(1_000_000)
  const signUp = await call('POST', '/auth/signup', { email: 'ana@firm.example', password: huge, accepted_terms: true })
  const logIn = await call('POST', '/auth/login', { email: 'ana@firm.example', password: huge })
  expect([signUp.status, logIn.status]).toEqual([413, 413])
})

test('an address with line breaks or further recipients never reaches a mail', async () => {
  const { call, database } = await createTestApp()
  const addresses = [
    'ana@firm.example\r\nBcc: eve@evil.example',
    'ana@firm.example, eve@evil.example',
    'ana@firm.example\0',
    '"ana" <ana@firm.example>',
    `${'x'.repeat(260)}@firm.example`,
  ]
  for (const email of addresses) {
    expect((await call('POST', '/auth/signup', { email, password, accepted_terms: true })).status).toBe(422)
    expect((await call('POST', '/auth/forgot-password', { email })).status).toBe(422)
  }
  expect(await database.selectFrom('mails').selectAll().execute()).toEqual([])
})

test('the link of a mail leads nowhere but to the page of this server', async () => {
  const drafty = await createTestApp()
  for (const query of [
    'token=wrong',
    'token=//evil.example',
    'token=x&next=https://evil.example',
    'redirect=//evil.example',
  ]) {
    const { status, headers } = await drafty.app.request(`/api/auth/verify-email?${query}`)
    expect([status, headers.get('Location')]).toEqual([303, '/drafty/email-verification?link=unknown'])
  }
  expect(await kindsOf(drafty)).toContain('link-refused verification')
})

test('a link for one purpose does not serve another', async () => {
  const drafty = await createTestApp()
  await drafty.signUp('ana@firm.example')
  await expect.poll(() => drafty.mailsTo('ana@firm.example').length).toBe(1)
  const token = new URL(drafty.mailsTo('ana@firm.example')[0]?.link ?? '').searchParams.get('token')
  const reset = await drafty.call('POST', '/auth/reset-password', { token, password: 'another pass phrase' })
  expect(reset).toMatchObject({ status: 422, body: { code: 'token-invalid' } })
  expect(await kindsOf(drafty)).toContain('link-refused password')
})

test('two tabs that refresh at once both stay logged in', async () => {
  const { signUp, call } = await createTestApp()
  const ana = await signUp()
  const both = await Promise.all([
    ana.call<{ token: string }>('GET', '/attorneys/refresh'),
    ana.call<{ token: string }>('GET', '/attorneys/refresh'),
  ])
  for (const { status, body } of both) {
    expect(status).toBe(200)
    expect((await call('GET', '/attorneys/refresh', undefined, body.token)).status).toBe(200)
  }
})

test('a new password ends every other session and is told by mail', async () => {
  const drafty = await createTestApp()
  const ana = await drafty.signUp('ana@firm.example')
  const other = await drafty.call<{ token: string }>('POST', '/auth/login', { email: ana.email, password })
  const wrong = { current_password: 'not this one', password: 'another pass phrase' }
  expect((await ana.call('PUT', '/users/me/password', wrong)).body).toMatchObject({
    details: { fields: [{ name: 'current_password', message: 'This password is not right.' }] },
  })
  expect((await ana.call('PUT', '/users/me/password', { ...wrong, current_password: password })).status).toBe(204)
  expect((await ana.call('GET', '/attorneys/refresh')).status).toBe(200)
  expect((await drafty.call('GET', '/attorneys/refresh', undefined, other.body.token)).status).toBe(401)
  expect(await kindsOf(drafty, 'ana@firm.example')).toContain('password-changed')
})

test('a token whose id is no text is refused like any other', async () => {
  const drafty = await createTestApp()
  const token = await new SignJWT({ jti: { not: 'text' } as never })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('drafty')
    .setAudience('drafty')
    .setExpirationTime(testNow / 1000 + 60)
    .sign(drafty.services.secret)
  expect((await drafty.call('GET', '/attorneys/refresh', undefined, token)).status).toBe(401)
})

test('a new password ends every link that would set another one', async () => {
  const drafty = await createTestApp()
  const ana = await drafty.signUp('ana@firm.example')
  await drafty.call('POST', '/auth/forgot-password', { email: ana.email })
  await expect.poll(() => drafty.mailsTo(ana.email).at(-1)?.link).toContain('forgot-password-reset')
  const token = new URL(drafty.mailsTo(ana.email).at(-1)?.link ?? '').searchParams.get('token')
  await ana.call('PUT', '/users/me/password', { current_password: password, password: 'another pass phrase' })
  const late = await drafty.call('POST', '/auth/reset-password', { token, password: 'the thief’s own phrase' })
  expect(late.body).toMatchObject({ code: 'token-invalid' })
})
