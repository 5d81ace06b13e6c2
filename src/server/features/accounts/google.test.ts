import { expect, onTestFinished, test } from 'vitest'
import { startGoogleIssuer } from '#test/doubles/google-issuer.ts'
import { createTestApp, testNow } from '#test/test-app.ts'

async function createGoogleApp() {
  const issuer = await startGoogleIssuer()
  onTestFinished(() => void issuer.close())
  const drafty = await createTestApp({ environment: issuer.environment })
  async function nonce(): Promise<string> {
    return (await drafty.call<{ nonce: string }>('POST', '/auth/google/nonce')).body.nonce
  }
  const send = (credential: string, more: object = {}) =>
    drafty.call<{ code?: string; token: string; is_email_verified: boolean; needs_terms: boolean }>(
      'POST',
      '/auth/google',
      { credential, select_by: 'btn', ...more },
    )
  const sign = async (claims: object, now = testNow) =>
    issuer.sign({ sub: 'g-1', email: 'Nora@firm.example', nonce: await nonce(), ...claims }, { now })
  return { ...drafty, issuer, nonce, send, sign }
}

test('a Google account makes a verified account, whose terms are still to be accepted, and finds it again by its subject', async () => {
  const { send, sign, call } = await createGoogleApp()
  const first = await send(await sign({}))
  expect(first).toMatchObject({ status: 200, body: { is_email_verified: true, needs_terms: true } })
  await call('POST', '/users/me/tos-acceptance', {}, first.body.token)
  const again = await send(await sign({ email: 'renamed@firm.example' }))
  expect(again).toMatchObject({ status: 200, body: { attorney: { email: 'nora@firm.example' }, needs_terms: false } })
})

test('a token is good once', async () => {
  const { send, sign } = await createGoogleApp()
  const credential = await sign({})
  expect((await send(credential)).status).toBe(200)
  expect(await send(credential)).toMatchObject({ status: 401, body: { code: 'google-refused' } })
})

test('of two simultaneous uses of one token one logs in', async () => {
  const { send, sign } = await createGoogleApp()
  await send(await sign({}))
  const credential = await sign({})
  const both = await Promise.all([send(credential), send(credential)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
})

test('wrong audience, issuer, time, key, signature or nonce is refused and on record', async () => {
  const { send, sign, issuer, nonce, database } = await createGoogleApp()
  const [head = '', body = ''] = (await sign({})).split('.')
  const none = Buffer.from('{"alg":"none","kid":"one"}').toString('base64url')
  const forged = Buffer.from(JSON.stringify({ sub: 'g-1', email: 'nora@firm.example' })).toString('base64url')
  const wrong = [
    await sign({ aud: 'another client' }),
    await sign({ iss: 'https://evil.example' }),
    await sign({}, testNow - 2 * 3_600_000),
    await issuer.sign({ sub: 'g-1', email: 'n@firm.example', nonce: await nonce() }, { now: testNow, kid: 'unknown' }),
    await sign({ nonce: 'made up' }),
    `${none}.${body}.`,
    `${head}.${forged}.${'A'.repeat(342)}`,
    await sign({ email_verified: false }),
    'no token at all',
  ]
  for (const credential of wrong) expect([(await send(credential)).body.code]).toEqual(['google-refused'])
  expect(await database.selectFrom('accounts').selectAll().execute()).toEqual([])
  const rows = await database.selectFrom('audit_events').select('detail').where('account_id', '=', 'nobody').execute()
  expect(rows).toHaveLength(wrong.length)
})

test('a nonce is good for ten minutes', async () => {
  const { send, sign, clock } = await createGoogleApp()
  const credential = await sign({})
  clock.now = testNow + 600_001
  expect((await send(credential)).status).toBe(401)
})

test('an account with a password is linked when its address is verified, and its owner is told', async () => {
  const { send, sign, signUp, mailsTo } = await createGoogleApp()
  const nora = await signUp('nora@firm.example')
  await nora.verify()
  expect((await send(await sign({}))).status).toBe(200)
  expect((await nora.call('GET', '/users/me/security')).body).toMatchObject({ google_linked: true, has_password: true })
  await expect.poll(() => mailsTo('nora@firm.example').at(-1)?.text).toContain('A Google account was linked')
  expect((await send(await sign({ sub: 'g-2' }))).body.code).toBe('google-refused')
})

test('an account that somebody made with the address before its owner came is not handed over', async () => {
  const { send, sign, signUp } = await createGoogleApp()
  const thief = await signUp('nora@firm.example')
  const refused = await send(await sign({}))
  expect(refused).toMatchObject({ status: 409, body: { code: 'google-not-linked' } })
  expect((await thief.call('GET', '/users/me/security')).body).toMatchObject({ google_linked: false })
})

test('without a client id there is no way in by Google', async () => {
  const { call } = await createTestApp()
  expect((await call('POST', '/auth/google/nonce')).status).toBe(404)
  expect((await call('POST', '/auth/google', { credential: 'x' })).status).toBe(401)
})
