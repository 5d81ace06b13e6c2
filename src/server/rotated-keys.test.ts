import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp, testNow } from '#test/test-app.ts'
import { createApp } from './app.ts'
import { readSecrets, rotateKeys } from './data-folder.ts'
import { readSigningKey } from './signing-key.ts'

test('new keys take the place of those in the data folder, and all earlier ones go on reading', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const given = { APP_SECRET: undefined, FILE_ENCRYPTION_KEY: undefined, DEVELOPER_KEY: undefined, isProduction: true }
  const states = [readSecrets(folder, given)]
  for (let round = 0; round < 2; round += 1) {
    expect(rotateKeys(folder)).toEqual(['secret', 'file-key', 'sign-off-key'])
    states.push(readSecrets(folder, given))
  }
  const [first, second, third] = states
  expect(new Set(states.map(({ fileKey }) => fileKey)).size).toBe(3)
  expect(new Set(states.map(({ signingKey }) => readSigningKey(signingKey).id)).size).toBe(3)
  expect(third?.earlierFileKeys).toEqual([second?.fileKey, first?.fileKey])
  expect(third?.earlierSecrets.map((one) => Buffer.from(one).toString('hex'))).toEqual(
    [second, first].map((one) => Buffer.from(one?.secret ?? []).toString('hex')),
  )
  for (const name of ['secret', 'secret-before', 'file-key', 'file-key-before', 'sign-off-key'])
    expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0)
  expect(readFileSync(join(folder, 'file-key-before'), 'utf8').split('\n')).toHaveLength(3)
})

test('after a new secret sessions go on, codes and recovery codes are right, and new tokens are signed with it alone', async () => {
  const drafty = await createTestApp()
  const ana = await drafty.signUp()
  await ana.verify()
  const { secret } = (await ana.call<{ secret: string }>('POST', '/users/me/totp')).body
  const codeAt = (timestamp: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
  const on = await ana.call<{ recovery_codes: string[] }>('PUT', '/users/me/totp', { code: codeAt(testNow) })
  const fresh = new TextEncoder().encode('another secret of more than thirty-two')
  const services = { ...drafty.services, secret: fresh, earlierSecrets: [drafty.services.secret] }
  const rotated = createApp(services)
  const ask = async (app: typeof rotated, path: string, token: string | undefined, body?: object) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const response = await app.request(`/api${path}`, init)
    return { status: response.status, body: (await response.json()) as { token: string } }
  }
  const renewed = await ask(rotated, '/attorneys/refresh', ana.token)
  expect(renewed.status).toBe(200)
  expect((await ask(drafty.app, '/attorneys/refresh', renewed.body.token)).status).toBe(401)
  const logIn = (totp: string | undefined) =>
    ask(rotated, '/auth/login', undefined, { email: ana.email, password: 'a long pass phrase', totp })
  drafty.clock.now = testNow + 30_000
  expect((await logIn(codeAt(drafty.clock.now))).status).toBe(200)
  expect((await logIn(on.body.recovery_codes[0])).status).toBe(200)
  // The first code has sealed the secret of the app anew: the earlier secret is not needed for it any more.
  const alone = createApp({ ...services, earlierSecrets: [] })
  drafty.clock.now = testNow + 60_000
  const later = { email: ana.email, password: 'a long pass phrase', totp: codeAt(drafty.clock.now) }
  expect((await ask(alone, '/auth/login', undefined, later)).status).toBe(200)
})
