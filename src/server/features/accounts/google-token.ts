import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { Config } from '#server/config.ts'

export type GoogleIdentity = {
  readonly sub: string
  /** In small letters. */
  readonly email: string
  readonly isEmailVerified: boolean
  readonly nonce: string
}

type KeySet = ReturnType<typeof createRemoteJWKSet>
const keySets = new Map<string, KeySet>()

/**
 * Reads the ID token of the Google button: signature by the issuer's keys (fetched once and kept for ten minutes), our
 * audience, its issuer, its time. Undefined for anything else; why is nobody's business.
 */
export async function readGoogleToken(
  { GOOGLE_CLIENT_ID, GOOGLE_ISSUER, GOOGLE_JWKS_URL }: Config,
  token: string,
  now: number,
): Promise<GoogleIdentity | undefined> {
  if (GOOGLE_CLIENT_ID === undefined) return undefined
  try {
    const { payload } = await jwtVerify(token, keysAt(GOOGLE_JWKS_URL), {
      issuer: [GOOGLE_ISSUER, GOOGLE_ISSUER.replace(/^https?:\/\//, '')],
      audience: GOOGLE_CLIENT_ID,
      algorithms: ['RS256'],
      maxTokenAge: '1h',
      clockTolerance: 5,
      requiredClaims: ['sub', 'email', 'exp', 'iat', 'nonce'],
      currentDate: new Date(now),
    })
    const { sub = '', email, email_verified, nonce } = payload
    if (typeof email !== 'string' || typeof nonce !== 'string' || sub === '') return undefined
    return { sub, email: email.trim().toLowerCase(), isEmailVerified: email_verified === true, nonce }
  } catch {
    return undefined
  }
}

function keysAt(url: string): KeySet {
  const known = keySets.get(url)
  if (known) return known
  const keys = createRemoteJWKSet(new URL(url), {
    cacheMaxAge: 600_000,
    cooldownDuration: 30_000,
    timeoutDuration: 5000,
  })
  keySets.set(url, keys)
  return keys
}
