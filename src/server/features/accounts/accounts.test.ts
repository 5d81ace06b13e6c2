import { expect, test } from 'vitest'
import { createTestApp, testNow } from '#test/test-app.ts'

test('an attorney signs up, verifies the address by the mailed link once, and logs out', async () => {
  const { call, signUp, app, mailsTo } = await createTestApp()
  const ana = await signUp('Ana@Firm.example')
  const before = await ana.call('GET', '/attorneys/refresh')
  expect(before.status).toBe(200)
  expect(before.body).toMatchObject({
    is_email_verified: false,
    is_dependent: false,
    subscription_status: 'placeholder',
  })

  await expect.poll(() => mailsTo('ana@firm.example').length).toBe(1)
  const [mail] = mailsTo('ana@firm.example')
  const path = mail?.link.replace('http://drafty.test', '') ?? ''
  const opened = await app.request(path)
  expect([opened.status, opened.headers.get('Location')]).toEqual([303, '/drafty/email-verification?link=verified'])
  expect((await ana.call('GET', '/attorneys/refresh')).body).toMatchObject({ is_email_verified: true })

  const fate = async (link: string) => (await app.request(link)).headers.get('Location')
  expect(await fate(path)).toBe('/drafty/email-verification?link=used')
  expect(await fate('/api/auth/verify-email?token=nonsense')).toBe('/drafty/email-verification?link=unknown')

  expect((await ana.call('POST', '/auth/logout')).status).toBe(204)
  const after = await ana.call('GET', '/attorneys/refresh')
  expect(after).toMatchObject({
    status: 401,
    body: { code: 'token-authentication-failed', message: 'Token Authentication Failed' },
  })
  expect((await call('POST', '/auth/logout')).status).toBe(204)
})

test('the token names the address of the account, and the session tells its state, with user as its one permission', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp('ana@firm.example')
  const claims: unknown = JSON.parse(Buffer.from(ana.token.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toMatchObject({ sub: 'ana@firm.example' })
  expect((await ana.call('GET', '/attorneys/refresh')).body['attorney']).toMatchObject({
    created_at: new Date(testNow).toISOString(),
    is_placeholder: true,
    last_login_date: expect.toSatisfy((date) => date === null || typeof date === 'string'),
    credits: 250,
    status: 'placeholder',
    permissions: ['user'],
  })
})

test('a verification mail is sent again when it is asked for, and not to an address that is verified', async () => {
  const { signUp, app, mailsTo } = await createTestApp()
  const ana = await signUp('again@firm.example')
  await expect.poll(() => mailsTo('again@firm.example').length).toBe(1)
  const asked = await ana.call('GET', '/resend_verification_email')
  expect(asked).toMatchObject({ status: 200, body: { message: 'A new verification email has been sent' } })
  await expect.poll(() => mailsTo('again@firm.example').length).toBe(2)
  await app.request(mailsTo('again@firm.example').at(-1)?.link.replace('http://drafty.test', '') ?? '')
  expect((await ana.call('GET', '/attorneys/refresh')).body).toMatchObject({ is_email_verified: true })
  expect((await ana.call('GET', '/resend_verification_email')).status).toBe(200)
  expect(mailsTo('again@firm.example')).toHaveLength(2)
})

test('the status of a new account: starter credits, counted in drafts', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const { body } = await ana.call('GET', '/chargebee/status')
  expect(body).toMatchObject({
    subscription_status: 'placeholder',
    can_generate: true,
    drafts_current_count: 0,
    drafts_current_count_for_family: 0,
    drafts_limit: 2.5,
  })
  expect(Object.keys(body)).toEqual(expect.arrayContaining(['term_start_date', 'term_end_date']))
})

test('a verification link that was not opened for a day says that it has expired', async () => {
  const { signUp, app, mailsTo, clock } = await createTestApp()
  await signUp('late@firm.example')
  await expect.poll(() => mailsTo('late@firm.example').length).toBe(1)
  const path = mailsTo('late@firm.example')[0]?.link.replace('http://drafty.test', '') ?? ''
  clock.now = testNow + 86_400_001
  expect((await app.request(path)).headers.get('Location')).toBe('/drafty/email-verification?link=expired')
})

test('a wrong password and an unknown address get the same answer', async () => {
  const { call, signUp } = await createTestApp()
  await signUp('ana@firm.example')
  const wrong = await call('POST', '/auth/login', { email: 'ana@firm.example', password: 'not this one' })
  const unknown = await call('POST', '/auth/login', { email: 'eve@firm.example', password: 'not this one' })
  expect(wrong.status).toBe(401)
  expect(unknown.body).toEqual(wrong.body)
  const right = await call('POST', '/auth/login', { email: ' ANA@firm.example ', password: 'a long pass phrase' })
  expect(right.status).toBe(200)
})

test('a taken address is refused with one neutral sentence, and its owner is told', async () => {
  const { call, signUp, mailsTo } = await createTestApp()
  await signUp('ana@firm.example')
  const body = { email: 'ana@firm.example', password: 'another pass phrase', accepted_terms: true }
  expect((await call('POST', '/auth/signup', body)).status).toBe(409)
  await expect.poll(() => mailsTo('ana@firm.example').length).toBe(2)
  expect(mailsTo('ana@firm.example')[1]?.text).toContain('Somebody tried to sign up with your address')
})

test('wrong sign-up fields are named one by one', async () => {
  const { call } = await createTestApp()
  const { status, body } = await call('POST', '/auth/signup', { email: 'no address', password: 'short' })
  expect(status).toBe(422)
  expect(body).toMatchObject({
    code: 'invalid-fields',
    details: {
      fields: [
        { name: 'email', label: 'E-mail address', message: 'Please enter a valid e-mail address.' },
        { name: 'password', label: 'Password', message: 'Please use at least 10 characters.' },
        { name: 'accepted_terms', label: 'Terms of service', message: 'Please accept the terms of service.' },
      ],
    },
  })
})

test('a token dies with its time, its signature and its session', async () => {
  const { signUp, call, clock } = await createTestApp()
  const ana = await signUp()
  const [head = '', body = '', signature = ''] = ana.token.split('.')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const withToken = (token: string) => (path: string) => callWith(call, path, token)
  for (const token of [`${none}.${body}.`, `${head}.${body}.${signature.slice(0, -2)}AA`, '', 'x'])
    expect((await withToken(token)('/attorneys/refresh')).status).toBe(401)
  clock.now = testNow + 13 * 3_600_000
  expect((await ana.call('GET', '/attorneys/refresh')).status).toBe(401)
})

test('too many logins from one address are slowed down', async () => {
  const { call } = await createTestApp()
  const body = { email: 'ana@firm.example', password: 'not this one' }
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await call('POST', '/auth/login', body)).status)
  expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
  expect(statuses[10]).toBe(429)
})

type Call = Awaited<ReturnType<typeof createTestApp>>['call']
const callWith = (call: Call, path: string, token: string) => call('GET', path, undefined, token)
