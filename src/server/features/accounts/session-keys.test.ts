import { expect, test } from 'vitest'
import { createBrowserKey } from '#test/doubles/browser-key.ts'
import { createTestApp, productionSettings } from '#test/test-app.ts'

const password = 'a long pass phrase'
type TestApp = Awaited<ReturnType<typeof createTestApp>>
type Headers = Readonly<Record<string, string>>

async function ask({ app }: TestApp, method: string, path: string, headers: Headers, body?: object) {
  const init = { method, headers: { 'Content-Type': 'application/json', ...headers } }
  const response = await app.request(`/api${path}`, { ...init, ...(body && { body: JSON.stringify(body) }) })
  const text = await response.text()
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as { token: string; code?: string } }
}

/** An account, and a session of it in a browser that has a key. */
async function logInWithKey(drafty: TestApp) {
  const ana = await drafty.signUp()
  const key = await createBrowserKey()
  const proof = { DPoP: await key.prove('POST', '/auth/login') }
  const { body } = await ask(drafty, 'POST', '/auth/login', proof, { email: ana.email, password })
  return { ana, key, token: body.token }
}

test('the token of a browser is worth nothing without its key, nor with another one', async () => {
  const drafty = await createTestApp()
  const { key, token } = await logInWithKey(drafty)
  const path = '/attorneys/refresh'
  const thief = await createBrowserKey()
  const bearer = { Authorization: `Bearer ${token}` }
  expect((await ask(drafty, 'GET', path, { ...bearer, DPoP: await key.prove('GET', path, token) })).status).toBe(200)
  // The scheme of the standard is understood as well.
  const standard = { Authorization: `DPoP ${token}`, DPoP: await key.prove('GET', path, token) }
  expect((await ask(drafty, 'GET', path, standard)).status).toBe(200)
  const wrong = [
    undefined,
    'not a proof',
    await thief.prove('GET', path, token),
    await key.prove('POST', path, token),
    await key.prove('GET', '/clients', token),
    await key.prove('GET', path),
    await key.prove('GET', path, 'another token'),
    await key.prove('GET', path, token, { typ: 'JWT' }),
    await key.prove('GET', path, token, { payload: { jti: 7 as unknown as string } }),
  ]
  for (const proof of wrong) {
    const reply = await ask(drafty, 'GET', path, { ...bearer, ...(proof !== undefined && { DPoP: proof }) })
    expect([reply.status, reply.body.code]).toEqual([401, 'token-authentication-failed'])
  }
})

test('a proof is good once and for five minutes; the page is told to make another one', async () => {
  const drafty = await createTestApp()
  const { key, token } = await logInWithKey(drafty)
  const path = '/attorneys/refresh'
  const askWith = (proof: string) => ask(drafty, 'GET', path, { Authorization: `Bearer ${token}`, DPoP: proof })
  const proof = await key.prove('GET', path, token)
  expect((await askWith(proof)).status).toBe(200)
  expect((await askWith(proof)).body.code).toBe('proof-out-of-time')
  for (const minutes of [-6, 6]) {
    const iat = Math.floor(Date.now() / 1000) + minutes * 60
    const reply = await askWith(await key.prove('GET', path, token, { payload: { iat } }))
    expect([reply.status, reply.body.code]).toEqual([401, 'proof-out-of-time'])
  }
})

test('a client of the API without a key works as ever, and is named so in the list of sessions', async () => {
  const drafty = await createTestApp()
  const { ana, key } = await logInWithKey(drafty)
  const { body } = await ana.call<{ is_current: boolean; has_key: boolean }[]>('GET', '/users/me/sessions')
  expect(body.map(({ is_current, has_key }) => [is_current, has_key])).toEqual([
    [false, true],
    [true, false],
  ])
  // A proof that nobody asked for changes nothing.
  const path = '/attorneys/refresh'
  const proved = { Authorization: `Bearer ${ana.token}`, DPoP: await key.prove('GET', path, 'x') }
  expect((await ask(drafty, 'GET', path, proved)).status).toBe(200)
})

test('in production a proof is for the address that attorneys type and for no other', async () => {
  const environment = { ...productionSettings, PUBLIC_URL: 'https://drafty.firm.example' }
  const drafty = await createTestApp({ environment, services: { publicUrl: () => 'https://drafty.firm.example' } })
  const ana = await drafty.signUp()
  const key = await createBrowserKey()
  const logIn = async (origin: string) => {
    const htu = `${origin}/api/auth/login`
    const proof = { DPoP: await key.prove('POST', '/auth/login', undefined, { payload: { htu } }) }
    const { body } = await ask(drafty, 'POST', '/auth/login', proof, { email: ana.email, password })
    const row = await drafty.database.selectFrom('sessions').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    return { token: body.token, row }
  }
  expect((await logIn('https://drafty.evil.example')).row.key_thumbprint).toBeNull()
  expect((await logIn('https://drafty.firm.example')).row.key_thumbprint).toBe(key.thumbprint)
})

test('a browser that an account has been used in is known by its key, wherever it is: strangers lock it out nowhere', async () => {
  const drafty = await createTestApp()
  const { ana, key } = await logInWithKey(drafty)
  const from = async (remoteAddress: string, given: string, proof?: string) => {
    const headers = { 'Content-Type': 'application/json', ...(proof !== undefined && { DPoP: proof }) }
    const init = { method: 'POST', headers, body: JSON.stringify({ email: ana.email, password: given }) }
    return (await drafty.app.request('/api/auth/login', init, { incoming: { socket: { remoteAddress } } })).status
  }
  for (let attempt = 0; attempt < 12; attempt += 1) await from(`10.0.0.${attempt}`, 'not this one')
  expect(await from('10.0.1.1', password)).toBe(429)
  expect(await from('10.0.1.1', password, await key.prove('POST', '/auth/login'))).toBe(200)
})
