export type ErrorReport = { readonly name: string; readonly frames: readonly string[] }

const mostFrames = 30

/**
 * What may leave of an error: its kind and the places in the program that it passed. Its message may quote what was typed
 * or drafted, so it stays; addresses lose everything after the path.
 */
export function reportOf(error: unknown): ErrorReport {
  const { name = 'Error', stack = '' } = error instanceof Error ? error : { name: typeof error, stack: '' }
  const frames = stack
    .split('\n')
    .filter((line) => /^\s+at |@/.test(line))
    .map((line) => line.trim().replaceAll(/[?#][^\s:)]*/g, ''))
  return { name, frames: frames.slice(0, mostFrames) }
}

/** Sends reports to a Sentry-compatible service; `dsn` is `https://key@host/project`. */
export function createErrorReporter(dsn: string): (error: unknown) => void {
  const { protocol, host, username, pathname } = new URL(dsn)
  const project = pathname.split('/').at(-1) ?? ''
  const url = `${protocol}//${host}/api/${project}/envelope/?sentry_key=${username}&sentry_version=7`
  return (error) => {
    const { name, frames } = reportOf(error)
    const id = crypto.randomUUID().replaceAll('-', '')
    const stacktrace = { frames: frames.toReversed().map((frame) => ({ function: frame })) }
    const event = { event_id: id, platform: 'javascript', exception: { values: [{ type: name, stacktrace }] } }
    const body = [{ event_id: id }, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n')
    void fetch(url, { method: 'POST', body, credentials: 'omit', keepalive: true }).catch(() => undefined)
  }
}
