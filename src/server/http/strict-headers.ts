import type { Hono, MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders, type SecureHeadersVariables } from 'hono/secure-headers'
import type { Config } from '#server/config.ts'
import type { Account, SessionRow } from '#server/database/tables/accounts.ts'
import { outsideHosts } from './outside-hosts.ts'

export type Variables = SecureHeadersVariables & {
  requestId: string
  /** Of the client, as far as a named proxy or the connection tells it. */
  address?: string
  account?: Account
  session?: SessionRow
}

export type App = Hono<{ Variables: Variables }>

/** Nothing inline and nothing foreign runs. The nonce is for the `<style>` elements that Mantine makes at run time. */
export function strictHeadersFor(config: Config): MiddlewareHandler {
  const { script = [], style = [], connect = [], frame = [], img = [] } = outsideHosts(config)
  return secureHeaders({
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
    // Google's window tells the page that opened it how it went.
    crossOriginOpenerPolicy: config.GOOGLE_CLIENT_ID === undefined ? 'same-origin' : 'same-origin-allow-popups',
    referrerPolicy: 'no-referrer',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [] },
  })
}
