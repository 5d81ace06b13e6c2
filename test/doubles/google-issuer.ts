import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export type GoogleIssuer = Awaited<ReturnType<typeof startGoogleIssuer>>

/**
 * Stands in for Google's sign-in: serves its public keys, signs ID tokens as its button would hand them over, and serves a
 * script with a button that does.
 */
export async function startGoogleIssuer(clientId = 'drafty-test-client') {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  let atButton: JWTPayload = {}
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://issuer')
    response.setHeader('Access-Control-Allow-Origin', '*')
    if (pathname === '/certs') return void response.end(JSON.stringify({ keys: [jwk] }))
    if (pathname === '/gsi/token')
      return void response.end(await sign({ ...atButton, nonce: searchParams.get('nonce') ?? '' }))
    if (pathname === '/gsi/client')
      return void response.setHeader('Content-Type', 'text/javascript').end(script(`${address}/gsi/token`))
    response.statusCode = 404
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** An ID token of this issuer; `claims` replace what a good one has. */
  async function sign(claims: JWTPayload, { now = Date.now(), kid = 'one' } = {}): Promise<string> {
    const seconds = Math.floor(now / 1000)
    const good = { iss: address, aud: clientId, iat: seconds, exp: seconds + 3600, email_verified: true }
    return new SignJWT({ ...good, ...claims }).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey)
  }

  return {
    address,
    clientId,
    sign,
    /** Who presses the button of the script. */
    setPerson: (claims: JWTPayload) => void (atButton = claims),
    environment: {
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_ISSUER: address,
      GOOGLE_JWKS_URL: `${address}/certs`,
      GOOGLE_SCRIPT_URL: `${address}/gsi/client`,
    },
    close: () => server.close(),
  }
}

/** The part of Google's script that the page uses. */
function script(tokenUrl: string): string {
  return `(() => {
    let settings
    window.google = { accounts: { id: {
      initialize(given) { settings = given },
      renderButton(parent) {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = 'Continue with Google'
        button.onclick = async () => {
          const reply = await fetch('${tokenUrl}?nonce=' + encodeURIComponent(settings.nonce))
          settings.callback({ credential: await reply.text(), select_by: 'btn' })
        }
        parent.replaceChildren(button)
      },
      cancel() {},
    } } }
  })()`
}
