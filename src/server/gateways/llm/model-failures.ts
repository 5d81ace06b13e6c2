import { ModelError } from './port.ts'

/** The provider's many errors as the few that the product tells apart. */
export function translate(error: unknown, asked: AbortSignal, stalled: AbortSignal): ModelError {
  if (error instanceof ModelError) return error
  if (asked.aborted) return new ModelError('aborted', false)
  if (stalled.aborted) return new ModelError('stalled', true)
  if (!isCallError(error)) return fromStream(error)
  const { statusCode, responseBody = '', responseHeaders } = error
  return fromStatus(statusCode, responseBody, waitOf(responseHeaders))
}

/** An error event in a stream that had begun well; the vendor's code is in it somewhere. */
function fromStream(error: unknown): ModelError {
  const words = JSON.stringify(error, Object.getOwnPropertyNames(error ?? {}))
  if (words.includes('insufficient_quota')) return new ModelError('quota', false)
  return words.includes('rate_limit') ? new ModelError('rate-limited', true) : new ModelError('cut-off', true)
}

type CallError = {
  readonly statusCode?: number
  readonly responseBody?: string
  readonly responseHeaders?: Readonly<Record<string, string>>
}

/** The SDK's error for a call that got an answer it did not want, or none. */
function isCallError(error: unknown): error is CallError {
  return (error as { name?: unknown }).name === 'AI_APICallError'
}

/** What the provider asks for, in milliseconds: of its own header, else seconds or the day and time of `Retry-After`; nothing when it does not say. */
function waitOf(headers: CallError['responseHeaders'] = {}): number | undefined {
  const exact = Number(headers['retry-after-ms'] ?? Number.NaN)
  const asked = headers['retry-after']
  const seconds = asked === undefined ? Number.NaN : 1000 * Number(asked)
  const wait = [exact, seconds, Date.parse(asked ?? '') - Date.now()].find(Number.isFinite)
  return wait === undefined ? undefined : Math.max(0, wait)
}

function fromStatus(status: number | undefined, body: string, waitMs: number | undefined): ModelError {
  if (status === undefined || status >= 500) return new ModelError('unavailable', true)
  if (status < 400) return new ModelError('cut-off', true)
  if (status === 429)
    return body.includes('insufficient_quota')
      ? new ModelError('quota', false)
      : new ModelError('rate-limited', true, waitMs)
  if (status === 401 || status === 403) return new ModelError('unauthorised', false)
  return status === 404 ? new ModelError('model-gone', false) : new ModelError('refused-request', false)
}
