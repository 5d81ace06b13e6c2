import { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { Endpoint } from '#contract/endpoint.ts'
import { AppError } from '#contract/errors.ts'
import { type BodyBudget, bodyBudget } from './body-budget.ts'
import { bodyLimitsOf } from './body-limits.ts'

/** A body that trickles in holds memory and a connection: so long at most, and longer only for what has arrived. */
const graceMs = 10_000
const slowestBytesPerMs = 20

type TextEndpoint = Pick<Endpoint, 'access' | 'bodyType'>

/** Refuses a body of another media type than the endpoint reads, before a byte of it is read. */
export function requireBodyType(endpoint: TextEndpoint, context: Context): void {
  if (!hasBody(context)) return
  const type = mediaType(context)
  if (!bodyLimitsOf(endpoint).types.some((known) => known.test(type))) throw new AppError('unsupported-body')
}

/**
 * The text of a body, within the limits of its endpoint: size, time to arrive, and the memory of all bodies under way.
 * Throws `body-too-large`, `body-too-slow`, `server-busy`, `malformed-body`. Its memory counts until `release`.
 */
export async function receiveText(
  endpoint: TextEndpoint,
  context: Context,
): Promise<{ readonly text: string; readonly release: () => void }> {
  if (!hasBody(context)) return { text: '', release: () => undefined }
  const { mostBytes } = bodyLimitsOf(endpoint)
  if (Number(context.req.header('Content-Length') ?? 0) > mostBytes) throw new AppError('body-too-large')
  const claim = bodyBudget.claim(endpoint.access === 'public' ? 'stranger' : 'account')
  try {
    const bytes = await collect(bodyOf(context), mostBytes, claim)
    return { text: bytes.toString('utf8'), release: claim.release }
  } catch (error) {
    claim.release()
    throw error
  }
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

function hasBody({ req, env }: Context): boolean {
  if (req.header('Transfer-Encoding') !== undefined) return true
  if (req.header('Content-Length') !== undefined) return Number(req.header('Content-Length')) !== 0
  return isFromConnection(env) ? false : req.raw.body !== null
}

function mediaType({ req }: Context): string {
  return (req.header('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

function bodyOf({ req, env }: Context): Readable {
  return isFromConnection(env) ? env.incoming : Readable.fromWeb((req.raw.body ?? new ReadableStream()) as never)
}

function isFromConnection(env: unknown): env is { readonly incoming: IncomingMessage } {
  return (env as { incoming?: unknown } | undefined)?.incoming instanceof IncomingMessage
}

/** Never destroys the stream: the reply goes out over the same connection. */
function collect(body: Readable, mostBytes: number, claim: ReturnType<BodyBudget['claim']>): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  let received = 0
  function take(chunk: Buffer): void {
    received += chunk.length
    if (received > mostBytes) return reject(new AppError('body-too-large'))
    if (!claim.add(chunk.length)) return reject(new AppError('server-busy', { retryAfter: 3 }))
    chunks.push(chunk)
  }
  const onEnd = () => resolve(Buffer.concat(chunks))
  const onLeave = () => reject(new AppError('malformed-body'))
  const stopWatching = watchSpeed(() => received, reject)
  body.on('data', take).once('end', onEnd).once('error', onLeave).once('close', onLeave)
  return promise.finally(() => {
    stopWatching()
    body.off('data', take).off('end', onEnd).off('close', onLeave).pause()
  })
}
