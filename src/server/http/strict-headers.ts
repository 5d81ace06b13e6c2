import type { Hono, MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders, type SecureHeadersVariables } from 'hono/secure-headers'
import type { Config } from '#server/config.ts'
import type { Account, SessionRow } from '#server/database/tables/accounts.ts'
import { connectionOf } from './connection-of.ts'
import { outsideHosts } from './outside-hosts.ts'

export type Variables = SecureHeadersVariables & {
  requestId: string
  /** Of the client, as far as a named proxy or the connection tells it. */
  address?: string
  /** The reply has been compressed already, is too short for it, or leaves bit by bit. */
  packed?: true
  account?: Account
  session?: SessionRow
}

export type App = Hono<{ Variables: Variables }>

/** A year, as OWASP ASVS 5.0 asks (3.4.1). */
const strictTransport = 'max-age=31536000; includeSubDomains'

/**
 * For pages nothing inline and nothing foreign runs; the nonce is for the `<style>` elements that Mantine makes at run
 * time. Answers of the API are no pages: their policy allows nothing at all, and their headers are always the same.
 */
export function strictHeadersFor(config: Config): MiddlewareHandler {
  const { script = [], style = [], connect = [], frame = [], img = [] } = outsideHosts(config)
  // Google's window tells the page that opened it how it went.
  const opener = config.GOOGLE_CLIENT_ID === undefined ? 'same-origin' : 'same-origin-allow-popups'
  const forPages = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...script],
      styleSrc: ["'self'", NONCE, ...style],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...img],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...connect],
      frameSrc: ["'self'", 'blob:', ...frame],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    crossOriginOpenerPolicy: opener,
    strictTransportSecurity: strictTransport,
    referrerPolicy: 'no-referrer',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  })
  return async (context, next) => {
    const { path } = context.req
    if (!path.startsWith('/api/')) return forPages(context, next)
    if (!isShown(path)) return setFixed(context, next)
    await forPages(context, next)
    context.header('Cache-Control', 'no-store')
  }
}

/** Below the API, but for the browser itself to show: the local billing pages, and files under their signed addresses. */
function isShown(path: string): boolean {
  return path.startsWith('/api/billing/local/') || path.startsWith('/api/files/')
}

/** Client data is kept by no cache on the way, shown in no frame, and taken for nothing but what it says it is. */
const fixed = new Map([
  ['Cache-Control', 'no-store'],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
  ['Referrer-Policy', 'no-referrer'],
  ['Strict-Transport-Security', strictTransport],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-DNS-Prefetch-Control', 'off'],
  ['X-Download-Options', 'noopen'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['X-Permitted-Cross-Domain-Policies', 'none'],
  ['X-XSS-Protection', '0'],
])

/** On the connection itself, where there is one: headers of a finished `Response` cost more than many a call. */
const setFixed: MiddlewareHandler = async (context, next) => {
  const outgoing = connectionOf(context)
  if (outgoing) {
    outgoing.setHeaders(fixed)
    return next()
  }
  await next()
  for (const [name, value] of fixed) context.header(name, value)
}
