import { AppError } from '#contract/errors.ts'
import { currentBasePath } from './base-path.ts'
import { NoAnswer, toError } from './call.ts'
import { connection } from './connection.ts'
import { proofFor, setClockBy } from './key-proof.ts'
import { endSessionEverywhere, readToken } from './token.ts'

export type Sending = {
  readonly method?: 'POST' | 'PUT'
  /** 0 to 100, while the form is on its way. */
  readonly onProgress?: (percent: number) => void
  readonly signal?: AbortSignal
}

/**
 * Sends a form with a file and tells how far it is, which `fetch` cannot. Refusals are thrown as the `AppError` that the
 * server threw; the reply is the parsed JSON.
 */
export async function sendForm(path: string, form: FormData, sending: Sending = {}): Promise<unknown> {
  try {
    return await sendOnce(path, form, sending)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'token-authentication-failed') endSessionEverywhere()
    if (error.code !== 'proof-out-of-time') throw error
    return sendOnce(path, form, sending)
  }
}

async function sendOnce(path: string, form: FormData, { method = 'POST', onProgress, signal }: Sending) {
  const url = `${currentBasePath()}${path}`
  const token = readToken()
  const proof = await proofFor(method, url, token)
  return new Promise<unknown>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`)
    if (proof !== undefined) request.setRequestHeader('DPoP', proof)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? (100 * loaded) / total : 0),
    )
    request.addEventListener('load', () => {
      try {
        const body: unknown = parse(request.responseText)
        if (request.status < 300) return resolve(body)
        const error = toError(request.status, body)
        if (error.code === 'proof-out-of-time') setClockBy(request.getResponseHeader('Date'))
        reject(error)
      } catch (error) {
        reject(error instanceof Error ? error : new NoAnswer('unreadable', error))
      }
    })
    request.addEventListener('error', () => {
      connection.lose()
      reject(new NoAnswer('unreachable'))
    })
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
