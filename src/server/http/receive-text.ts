import { Readable } from 'node:stream'
import type { Context } from 'hono'
import { AppError } from '#contract/errors.ts'
import { type BodyBudget, bodyBudget } from './body-budget.ts'
import { bodyLimitsOf } from './body-limits.ts'
import { type TextEndpoint, hasBody, isFromConnection, watchSpeed } from './receive-body.ts'

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

function bodyOf({ req, env }: Context): Readable {
  return isFromConnection(env) ? env.incoming : Readable.fromWeb((req.raw.body ?? new ReadableStream()) as never)
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
