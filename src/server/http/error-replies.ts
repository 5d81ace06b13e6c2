import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Context } from 'hono'
import { AppError, errors } from '#contract/errors.ts'
import { unexpectedError } from '#domain/messages.ts'
import type { Logger } from 'pino'
import { isConflict, isLost } from '#server/database/passing-errors.ts'
import { isLocked } from '#server/database/sqlite.ts'
import { FileStoreAway } from '#server/gateways/files/port.ts'
import type { App } from './strict-headers.ts'

/** The one place where errors become replies. What nobody expected is logged and answered with one sentence. */
export function answerErrors(app: App, log: Logger, supportEmail: string): void {
  const message = unexpectedError(supportEmail)
  const sayOutage = createOutageLog(log, 'the database does not answer: calls are told to come again')
  const sayStoreAway = createOutageLog(log, 'the file store does not answer: calls are told to come again')
  app.notFound((context) => reply(context, new AppError('not-found')))
  app.onError((error, context) => {
    if (error instanceof AppError) return reply(context, error)
    if (isLeaving(error)) return reply(context, new AppError('malformed-body'))
    if (isFull(error)) return reply(context, new AppError('storage-full'))
    if (isLost(error) || isConflict(error)) {
      sayOutage(error)
      return reply(context, new AppError('server-busy', { retryAfter: 5 }))
    }
    if (error instanceof FileStoreAway) {
      sayStoreAway(error)
      return reply(context, new AppError('server-busy', { retryAfter: 5 }))
    }
    if (isLocked(error)) return reply(context, new AppError('server-busy', { retryAfter: 5 }))
    log.error({ requestId: context.get('requestId'), error: error.stack ?? String(error) }, 'unexpected')
    return reply(context, new AppError('unexpected', {}, { message }))
  })
}

const sayAgainMs = 30_000

/** An outage of the database or of the store is one line now and then, not one for each call that meets it. */
function createOutageLog(log: Logger, sentence: string): (error: Error) => void {
  let saidAt = Number.NEGATIVE_INFINITY
  let calls = 0
  return (error) => {
    calls += 1
    if (performance.now() - saidAt < sayAgainMs) return
    log.error({ error: String(error), calls }, sentence)
    saidAt = performance.now()
    calls = 0
  }
}

const unread: ReadonlySet<string> = new Set(['body-too-slow', 'body-too-large', 'unsupported-body'])

function reply(context: Context, { code, message, details }: AppError): Response {
  if (code === 'token-authentication-failed') setReasonPhrase(context, message)
  if (details.retryAfter !== undefined) context.header('Retry-After', String(details.retryAfter))
  // What was refused while it arrived is not read to its end.
  if (unread.has(code)) context.header('Connection', 'close')
  const body = { code, message, ...(Object.keys(details).length > 0 && { details }) }
  return context.json(body, errors[code].status as ContentfulStatusCode)
}

/** A `statusText` given to `Response` does not reach the wire; the connection's own does (HTTP/1.1 only). */
function setReasonPhrase(context: Context, phrase: string): void {
  const { outgoing } = (context.env ?? {}) as { outgoing?: { statusMessage?: string; stream?: unknown } }
  if (outgoing && !outgoing.stream) outgoing.statusMessage = phrase
}

/** No room on the disk: SQLite's own number for it, MySQL's, or the file system's. */
export function isFull(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number }
  return errcode === 13 || ['ENOSPC', 'EDQUOT', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL'].includes(code ?? '')
}

/** The caller went away while sending. */
function isLeaving(error: Error): boolean {
  return error.name === 'AbortError' || (error as { code?: string }).code === 'ECONNRESET'
}
