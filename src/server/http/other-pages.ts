import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

const ofThisMachine = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

const allowed = cors({
  origin: (origin) => (ofThisMachine.test(origin) ? origin : null),
  allowHeaders: ['Authorization', 'Content-Type'],
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposeHeaders: ['Content-Disposition', 'X-Next-Cursor', 'X-Still-Counting'],
  maxAge: 600,
})

/**
 * In development a page that this machine serves may call this server, for the backend switch of its developer panel.
 * The panel's own calls stay with the page's server.
 */
export const forOtherPages: MiddlewareHandler = (context, next) =>
  context.req.path.startsWith('/api/dev/') ? next() : allowed(context, next)
