import { createHash, randomUUID } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

type Change = { readonly payload?: JWTPayload; readonly typ?: string }

/** The key of a browser and the proofs that it makes (DPoP, RFC 9449). */
export async function createBrowserKey() {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const jwk = await exportJWK(publicKey)
  return {
    thumbprint: await calculateJwkThumbprint(jwk),
    /** The proof for one request; `change` spoils it. */
    prove(method: string, path: string, token?: string, { payload, typ = 'dpop+jwt' }: Change = {}): Promise<string> {
      const ath = token === undefined ? {} : { ath: createHash('sha256').update(token).digest('base64url') }
      const htu = `http://localhost/api${path}`
      const claims = { jti: randomUUID(), iat: Math.floor(Date.now() / 1000), htm: method, htu, ...ath, ...payload }
      return new SignJWT(claims).setProtectedHeader({ typ, alg: 'ES256', jwk }).sign(privateKey)
    },
  }
}
