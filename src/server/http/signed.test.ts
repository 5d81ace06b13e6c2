import { expect, test } from 'vitest'
import { readSigned, signClaims } from './signed.ts'

const secretOf = (words: string) => new TextEncoder().encode(words)
const claims = { sub: 'ana@firm.example', aud: 'drafty', iss: 'drafty', exp: 1000 }
const meant = { audience: 'drafty', issuer: 'drafty' }
const reading = (secret: Uint8Array, earlierSecrets: readonly Uint8Array[] = [], seconds = 0) => ({
  secret,
  earlierSecrets,
  now: () => seconds * 1000,
})

test('a token that was read before ends on time, is for nobody else, and dies with its secret', () => {
  const [old, present] = [secretOf('the first secret'), secretOf('the next secret')]
  const token = signClaims({ secret: old }, claims)
  for (const _ of ['first', 'again']) {
    expect(readSigned(reading(old), token, meant)).toEqual(claims)
    expect(readSigned(reading(present, [old]), token, meant)).toEqual(claims)
    expect(readSigned(reading(old, [], 1000), token, meant)).toBeUndefined()
    expect(readSigned(reading(old), token, { ...meant, audience: 'calendar' })).toBeUndefined()
    expect(readSigned(reading(present), token, meant)).toBeUndefined()
  }
})

test('what is nearly a token that was read before is none', () => {
  const secret = secretOf('one secret')
  const token = signClaims({ secret }, claims)
  expect(readSigned(reading(secret), token, meant)).toEqual(claims)
  const changed = Array.from(token, (_, at) => at).map(
    (at) => token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1),
  )
  for (const one of [...changed, `${token}=`, `${token}.`, token.slice(0, -1), ` ${token}`])
    expect(readSigned(reading(secret), one, meant), one).toBeUndefined()
})

test('thousands of tokens leave each of them as good as it was', () => {
  const secret = secretOf('another secret')
  const tokens = Array.from({ length: 4500 }, (_, number) => signClaims({ secret }, { ...claims, jti: String(number) }))
  const readAll = () => tokens.map((token) => readSigned(reading(secret), token, meant)?.['jti'])
  expect(readAll()).toEqual(tokens.map((_, number) => String(number)))
  expect(readAll()).toEqual(tokens.map((_, number) => String(number)))
})
