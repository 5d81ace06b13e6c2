/** A part of the page that did not arrive. `code` tells a style sheet from a script. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly code: 'CSS_CHUNK_LOAD_FAILED' | 'CHUNK_LOAD_FAILED'

  constructor(code: ChunkLoadError['code'], cause: unknown) {
    super('A part of the page could not be loaded.', { cause })
    this.code = code
  }
}

export function isChunkLoadError(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown }
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED'
}

const retries = 3
const retryAfterMs = 1000
const timeoutMs = 120_000

/**
 * Loads a lazy part of the page; one that does not arrive within 120 s or fails is asked for up to three more times, one
 * second apart, then a `ChunkLoadError` is thrown (specification 1, section 8). An error inside the part is thrown as it is.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      const part = await withTimeout(load())
      await loadMissingStyles()
      return part
    } catch (error) {
      const failure = asChunkError(error)
      if (!failure || attempt === retries) throw failure ?? error
      await pause(retryAfterMs)
    }
  }
}

function withTimeout<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('CHUNK_LOAD_FAILED', 'timeout')), timeoutMs)
  })
  return Promise.race([loading, late]).finally(() => clearTimeout(timer))
}

// How Chromium, Firefox and Safari say that a module did not arrive.
const scriptMissing = /dynamically imported module|importing a module script failed|module script/i

function asChunkError(error: unknown): ChunkLoadError | null {
  if (error instanceof ChunkLoadError) return error
  const message = error instanceof Error ? error.message : ''
  return scriptMissing.test(message) ? new ChunkLoadError('CHUNK_LOAD_FAILED', error) : null
}

const missingStyles = new Set<string>()

/**
 * Notes each style sheet that Vite could not load. Vite asks for a style sheet only once, so a second try has to be
 * ours, or the part would appear without its styles. Call it once, before the first `loadChunk`.
 */
export function noteMissingStyles(): void {
  addEventListener('vite:preloadError', (event) => {
    const href = /Unable to preload CSS for (\S+)/.exec(event.payload.message)?.[1]
    if (href === undefined) return
    missingStyles.add(href)
    event.preventDefault()
  })
}

async function loadMissingStyles(): Promise<void> {
  for (const href of missingStyles) {
    await loadStyleSheet(href)
    missingStyles.delete(href)
  }
}

function loadStyleSheet(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', (event) => {
      link.remove()
      reject(new ChunkLoadError('CSS_CHUNK_LOAD_FAILED', event))
    })
    document.head.append(link)
  })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
