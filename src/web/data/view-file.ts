import { api } from '#contract/api.ts'
import { endpoint } from '#contract/endpoint.ts'
import { send } from './call.ts'

/** Something to look at: a text, or a file under an address of this page that has to be given back. */
export type Viewed =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly url: string; readonly mimeType: string; readonly release: () => void }

let pending: AbortController | undefined

/**
 * Looks at a record: the server answers with a signed address (JSON), a text, or the file itself. A view that is still
 * pending is cancelled when another one starts.
 */
export async function viewAt(path: string, form?: 'text'): Promise<Viewed> {
  pending?.abort()
  const own = new AbortController()
  pending = own
  const response = await send(fileAt(form ? `${path}?form=${form}` : path), { signal: own.signal })
  const type = response.headers.get('Content-Type') ?? ''
  if (type.startsWith('application/json')) {
    const { url, mime_type } = (await response.json()) as { url: string; mime_type: string }
    const file = await fetch(url, { signal: own.signal })
    if (!file.ok) throw new Error('The signed address is not valid any more.')
    return toFile(await file.blob(), mime_type)
  }
  if (type.startsWith('text/')) return { kind: 'text', text: await response.text() }
  return toFile(await response.blob(), type)
}

export function cancelView(): void {
  pending?.abort()
}

/** The file itself, to be saved. */
export function fetchOriginal(path: string): Promise<Response> {
  return send(fileAt(`${path}?form=original`), {})
}

/** A call whose reply is looked at by its media type. */
function fileAt(path: string) {
  return endpoint({ method: 'GET', path, access: 'user', summary: '', reply: api.describe.reply })
}

function toFile(blob: Blob, mimeType: string): Viewed {
  const url = URL.createObjectURL(new Blob([blob], { type: mimeType }))
  return { kind: 'file', url, mimeType, release: () => URL.revokeObjectURL(url) }
}
