import { currentBasePath, ownBasePath } from './base-path.ts'
import { type BrowserKey, browserKey } from './browser-key.ts'

/** How far the clock of the server is ahead of this desk's, in seconds; learned when it minds. */
let clockAhead = 0

/**
 * The proof that a request comes from this browser (DPoP, RFC 9449): signed by a key that cannot leave it, so that the
 * token alone is worth nothing elsewhere. Undefined where there is nothing to prove or no key.
 */
export async function proofFor(method: string, url: string, token: string | null): Promise<string | undefined> {
  const { origin, pathname } = new URL(url, window.location.href)
  const isOurs = origin === window.location.origin && currentBasePath() === ownBasePath
  if (!isOurs || (token === null && !pathname.startsWith(`${ownBasePath}/auth/`))) return undefined
  const key = typeof indexedDB === 'undefined' || !window.isSecureContext ? undefined : await browserKey()
  return key && sign(key, { htm: method, htu: origin + pathname, ...(token !== null && { ath: await hashOf(token) }) })
}

async function sign({ privateKey, jwk }: BrowserKey, claims: object): Promise<string> {
  const now = Math.floor(Date.now() / 1000) + clockAhead
  const parts = [
    { typ: 'dpop+jwt', alg: 'ES256', jwk },
    { ...claims, jti: crypto.randomUUID(), iat: now },
  ]
  const text = parts.map((part) => toBase64Url(new TextEncoder().encode(JSON.stringify(part)))).join('.')
  const how = { name: 'ECDSA', hash: 'SHA-256' }
  const signature = await crypto.subtle.sign(how, privateKey, new TextEncoder().encode(text))
  return `${text}.${toBase64Url(new Uint8Array(signature))}`
}

/** Takes the time of a server that found a proof out of time. */
export function setClockBy(date: string | null): void {
  const serverTime = Date.parse(date ?? '')
  if (!Number.isNaN(serverTime)) clockAhead = Math.round((serverTime - Date.now()) / 1000)
}

let hashed: { readonly token: string; readonly hash: Promise<string> } | undefined

/** The token is the same for many requests. */
function hashOf(token: string): Promise<string> {
  if (hashed?.token !== token) hashed = { token, hash: digest(token) }
  return hashed.hash
}

async function digest(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
