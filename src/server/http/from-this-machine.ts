import type { Context } from 'hono'
import { developmentHeader } from '#contract/endpoint.ts'

const namesOfThisMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * True for a call from this machine, to this machine, by our own page: another site's page can neither set the header
 * without being asked (CORS) nor have its own name resolve to us (DNS rebinding).
 */
export function isFromThisMachine(context: Context): boolean {
  const { incoming } = (context.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } }
  const address = incoming?.socket?.remoteAddress ?? '127.0.0.1'
  const isLoopback = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/.test(address)
  const isOurName = namesOfThisMachine.has(new URL(context.req.url).hostname)
  return isLoopback && isOurName && context.req.header(developmentHeader) === '1'
}
