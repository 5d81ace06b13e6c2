import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Services } from '#server/services.ts'

export type Claims = Readonly<Record<string, unknown>>

/** All tokens of this server are signed JWTs (RFC 7519) with exactly this header: HMAC with SHA-256. */
const header = Buffer.from('{"alg":"HS256"}').toString('base64url')

/** A token with these claims, signed with the present secret. */
export function signClaims({ secret }: Pick<Services, 'secret'>, claims: Claims): string {
  const content = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`
  return `${content}.${hmac(secret, content).toString('base64url')}`
}

/**
 * What this server signed for `audience`, with its present secret or an earlier one; undefined for a forged, foreign or
 * expired one. It never waits: every call begins here, and a thread of the pool would take ten times as long.
 */
export function readSigned(
  { secret, earlierSecrets, now }: Pick<Services, 'secret' | 'earlierSecrets' | 'now'>,
  token: string,
  { audience, issuer }: { readonly audience: string; readonly issuer?: string },
): Claims | undefined {
  const claims = claimsIn(token, [secret, ...earlierSecrets])
  if (!claims) return undefined
  const isMeant = claims['aud'] === audience && (issuer === undefined || claims['iss'] === issuer)
  const isAlive = typeof claims['exp'] === 'number' && claims['exp'] > Math.floor(now() / 1000)
  return isMeant && isAlive ? claims : undefined
}

/** Tokens whose signature was checked before, by the secret that signed them: a page comes with the same one many times. */
const checked = new WeakMap<Uint8Array, Map<string, Claims>>()
const mostChecked = 2000

/** The claims of a token that one of these secrets signed, whomever they are meant for and however old they are. */
function claimsIn(token: string, secrets: readonly Uint8Array[]): Claims | undefined {
  const known = secrets.map((secret) => checked.get(secret)?.get(token)).find((one) => one !== undefined)
  if (known) return known
  const [head, payload, signature, more] = token.split('.')
  if (head !== header || payload === undefined || signature === undefined || more !== undefined) return undefined
  const given = Buffer.from(signature, 'base64url')
  // Other letters for the same bytes are no second form of the same token.
  if (given.toString('base64url') !== signature) return undefined
  const content = `${head}.${payload}`
  const secret = secrets.find((key) => isSame(hmac(key, content), given))
  if (!secret) return undefined
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims
  const ofSecret = checked.get(secret) ?? new Map<string, Claims>()
  // Many tokens at once are no page's: what is kept stays small, and whoever comes again is checked again.
  if (ofSecret.size >= mostChecked) ofSecret.clear()
  checked.set(secret, ofSecret.set(token, claims))
  return claims
}

function hmac(secret: Uint8Array, content: string): Buffer {
  return createHmac('sha256', secret).update(content).digest()
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
