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
  const [head, payload, signature, more] = token.split('.')
  if (head !== header || payload === undefined || signature === undefined || more !== undefined) return undefined
  const given = Buffer.from(signature, 'base64url')
  // Other letters for the same bytes are no second form of the same token.
  if (given.toString('base64url') !== signature) return undefined
  const content = `${head}.${payload}`
  if (![secret, ...earlierSecrets].some((key) => isSame(hmac(key, content), given))) return undefined
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims
  const isMeant = claims['aud'] === audience && (issuer === undefined || claims['iss'] === issuer)
  const isAlive = typeof claims['exp'] === 'number' && claims['exp'] > Math.floor(now() / 1000)
  return isMeant && isAlive ? claims : undefined
}

function hmac(secret: Uint8Array, content: string): Buffer {
  return createHmac('sha256', secret).update(content).digest()
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
