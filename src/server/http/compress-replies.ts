import { promisify } from 'node:util'
import { gzip, gzipSync } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Less than this fits into one packet of the network anyhow. */
const leastLetters = 1024
/** What takes a millisecond or two is done at once; more would keep others waiting. */
const mostAtOnce = 200_000

const inThreadPool = promisify(gzip)

/** Compresses what `sendJson` has not sent: pages, texts, files as they stream. */
export function compressReplies(): MiddlewareHandler {
  const compressOthers = compress()
  return async (context, next) => {
    await next()
    if (context.get('packed') === undefined && context.req.header('Accept-Encoding') !== undefined)
      await compressOthers(context, async () => {})
  }
}

/** A JSON text as a reply, compressed for whoever takes it: cheaply, since every read of a page pays for it. */
export async function sendJson(context: Context, text: string, status: ContentfulStatusCode): Promise<Response> {
  context.set('packed', true)
  if (text.length < leastLetters) return context.body(text, status, { 'Content-Type': 'application/json' })
  const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding' }
  if (!takesGzip(context.req.header('Accept-Encoding'))) return context.body(text, status, headers)
  const packed = text.length > mostAtOnce ? await inThreadPool(text, { level: 1 }) : gzipSync(text, { level: 1 })
  return context.body(packed as Uint8Array<ArrayBuffer>, status, { ...headers, 'Content-Encoding': 'gzip' })
}

/** Named without being refused; nobody who means `gzip` writes it in another way. */
function takesGzip(accepted = ''): boolean {
  return /(?:^|,)\s?gzip\s?(?:$|,|;\s?q=(?:1|0\.\d{0,2}[1-9]))/.test(accepted)
}
