import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { calculateJwkThumbprint, EmbeddedJWK, errors, jwtVerify } from 'jose'
import { AppError } from '#contract/errors.ts'
import type { Services } from '#server/services.ts'

/** A proof is made for one request; clocks of desks and a slow line may differ by this much. */
const windowSeconds = 300
const mostRemembered = 100_000

/**
 * What the key of a browser proves about a request (DPoP, RFC 9449): the thumbprint of the key (RFC 7638), undefined
 * without a proof or for one that is not for this request. `token`: the access token that the proof has to name.
 * Throws `proof-out-of-time` for one of another time or one that was seen before: the page then makes another one.
 */
export async function readKeyProof(services: Services, context: Context, token?: string): Promise<string | undefined> {
  const proof = context.req.header('DPoP')
  if (proof === undefined || proof.length > 4096) return undefined
  const verified = await verify(proof)
  if (!verified) return undefined
  const { jwk, payload } = verified
  if (payload['htm'] !== context.req.method || !isThisPlace(services, context, payload['htu'])) return undefined
  if (token !== undefined && payload['ath'] !== createHash('sha256').update(token).digest('base64url')) return undefined
  const { jti, iat } = payload
  if (typeof jti !== 'string' || jti.length > 100 || typeof iat !== 'number') return undefined
  // The true time, also where developers move the clock of the product: browsers do not move with it.
  const now = Date.now()
  const isOld = Math.abs(now / 1000 - iat) > windowSeconds
  const thumbprint = await calculateJwkThumbprint(jwk)
  if (isOld || !seenProofs.isNew(`${thumbprint} ${jti}`, now)) throw new AppError('proof-out-of-time')
  return thumbprint
}

async function verify(proof: string) {
  try {
    const options = { typ: 'dpop+jwt', algorithms: ['ES256'] }
    const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, options)
    return protectedHeader.jwk && { jwk: protectedHeader.jwk, payload }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof DOMException)
      return undefined
    throw error
  }
}

/** The address of the request as the page sees it; where the product is developed the page may come from another port. */
function isThisPlace({ config, publicUrl }: Services, context: Context, htu: unknown): boolean {
  if (typeof htu !== 'string' || !URL.canParse(htu)) return false
  const { origin, pathname } = new URL(htu)
  if (pathname !== new URL(context.req.url).pathname) return false
  return !config.isProduction || origin === new URL(publicUrl()).origin
}

/** Proofs of the last minutes, in two halves: the older one is dropped when the younger one is full or has lasted. */
function createSeenProofs() {
  let young = new Set<string>()
  let old = new Set<string>()
  let since = 0
  return {
    isNew(proof: string, now: number): boolean {
      if (now - since > 2 * windowSeconds * 1000 || young.size >= mostRemembered) {
        old = young
        young = new Set()
        since = now
      }
      if (young.has(proof) || old.has(proof)) return false
      young.add(proof)
      return true
    },
  }
}

const seenProofs = createSeenProofs()
