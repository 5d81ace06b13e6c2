import { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { Endpoint } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { bodyLimitsOf } from './body-limits.ts'

/** A body that trickles in holds memory and a connection: so long at most, and longer only for what has arrived. */
const graceMs = 10_000
const slowestBytesPerMs = 20

export type TextEndpoint = Pick<Endpoint, 'access' | 'bodyType'>

/** Refuses a body of another media type than the endpoint reads, before a byte of it is read. */
export function requireBodyType(endpoint: TextEndpoint, context: Context): void {
  if (!hasBody(context)) return
  const type = mediaType(context)
  if (!bodyLimitsOf(endpoint).types.some((known) => known.test(type))) throw new AppError('unsupported-body')
}

/** Ends a stream whose sender is too slow: more than the grace at less than the slowest speed. */
export function watchSpeed(received: () => number, onSlow: (error: AppError) => void): () => void {
  const began = performance.now()
  const clock = setInterval(() => {
    if (performance.now() - began > graceMs + received() / slowestBytesPerMs) onSlow(new AppError('body-too-slow'))
  }, 500)
  clock.unref()
  return () => clearInterval(clock)
}

/** Whether a call brought anything. */
export function hasBody({ req, env }: Context): boolean {
  if (req.header('Transfer-Encoding') !== undefined) return true
  if (req.header('Content-Length') !== undefined) return Number(req.header('Content-Length')) !== 0
  return isFromConnection(env) ? false : req.raw.body !== null
}

function mediaType({ req }: Context): string {
  return (req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Whether a call came over a connection; in tests it may come without one. */
export function isFromConnection(env: unknown): env is { readonly incoming: IncomingMessage } {
  return (env as { incoming?: unknown } | undefined)?.incoming instanceof IncomingMessage
}
