import { errors, type JWTPayload, jwtVerify, type JWTVerifyOptions } from 'jose'
import type { Services } from '#server/services.ts'

/** What this server signed, with its present secret or an earlier one; undefined for a forged, foreign or expired one. */
export async function readSigned(
  { secret, earlierSecrets, now }: Services,
  token: string,
  options: JWTVerifyOptions,
): Promise<JWTPayload | undefined> {
  for (const key of [secret, ...earlierSecrets])
    try {
      return (await jwtVerify(token, key, { ...options, currentDate: new Date(now()) })).payload
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed)) return undefined
    }
  return undefined
}
