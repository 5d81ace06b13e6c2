export type Frame = {
  readonly function: string
  readonly filename: string
  readonly lineno: number
  readonly colno: number
}
export type ErrorReport = { readonly name: string; readonly frames: readonly Frame[] }

const mostFrames = 30

/**
 * What may leave of an error: its kind and the places in the program that it passed. Its message may quote what was typed
 * or drafted, so it stays; addresses lose everything after the path.
 */
export function reportOf(error: unknown): ErrorReport {
  const { name = 'Error', stack = '' } = error instanceof Error ? error : { name: typeof error, stack: '' }
  const frames = stack.split('\n').flatMap((line) => frameOf(line) ?? [])
  return { name, frames: frames.slice(0, mostFrames) }
}

/** Chromium writes `at save (https://host/a.js:1:2)`, Firefox and Safari `save@https://host/a.js:1:2`. */
function frameOf(line: string): Frame | null {
  const [, name = '', address = '', lineno, colno] =
    /^\s*(?:at )?(?:([^\s@(]*)(?: \(|@))?((?:https?|blob):\S+?):(\d+):(\d+)\)?$/.exec(line) ?? []
  if (address === '') return null
  const filename = address.replace(/[?#].*$/, '')
  return { function: name === '' ? '?' : name, filename, lineno: Number(lineno), colno: Number(colno) }
}

/**
 * Sends reports to a Sentry-compatible service; `dsn` is `https://key@host/project`. Nothing personal goes with them: no
 * user, cookie, header, address or trail of clicks, and the service is told not to keep the sender's IP address.
 */
export function createErrorReporter(dsn: string): (error: unknown) => void {
  const { protocol, host, username, pathname } = new URL(dsn)
  const [project = '', ...folders] = pathname.split('/').filter(Boolean).toReversed()
  const folder = folders
    .toReversed()
    .map((name) => `/${name}`)
    .join('')
  const url = `${protocol}//${host}${folder}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`
  const sdk = { name: 'drafty.web', version: '1', settings: { infer_ip: 'never' } }
  return (error) => {
    const { name, frames } = reportOf(error)
    const id = crypto.randomUUID().replaceAll('-', '')
    const exception = { values: [{ type: name, stacktrace: { frames: frames.toReversed() } }] }
    const event = { event_id: id, timestamp: Date.now() / 1000, platform: 'javascript', level: 'error', sdk, exception }
    const body = [{ event_id: id, sdk }, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n')
    void fetch(url, { method: 'POST', body, credentials: 'omit', keepalive: true }).catch(() => undefined)
  }
}
