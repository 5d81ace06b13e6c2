import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import { addressOf } from './rate-limit.ts'

/** The header that only our own page and tools send: a foreign page cannot without being asked first. */
export const developmentHeader = 'X-Drafty-Development'

/** Lets in calls from this machine alone, to its own name, with the header; anybody else finds nothing. */
export function requireThisMachine(context: Context): void {
  const host = (context.req.header('Host') ?? new URL(context.req.url).host).replace(/:\d+$/, '')
  const isLocal = ['127.0.0.1', '::1', '0000:0000:0000:0000::/64'].includes(addressOf(context))
  const isNamed = ['127.0.0.1', 'localhost', '[::1]', 'drafty.test'].includes(host)
  if (!isLocal || !isNamed || context.req.header(developmentHeader) === undefined) throw new AppError('not-found')
}
