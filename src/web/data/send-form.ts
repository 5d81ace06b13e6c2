import { currentBasePath } from './base-path.ts'
import { NoAnswer, toError } from './call.ts'
import { connection } from './connection.ts'
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
export function sendForm(path: string, form: FormData, { method = 'POST', onProgress, signal }: Sending = {}) {
  return new Promise<unknown>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, `${currentBasePath()}${path}`)
    const token = readToken()
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? (100 * loaded) / total : 0),
    )
    request.addEventListener('load', () => {
      try {
        const body: unknown = parse(request.responseText)
        if (request.status < 300) return resolve(body)
        const error = toError(request.status, body)
        if (error.code === 'token-authentication-failed') endSessionEverywhere()
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
