import { currentBasePath } from './base-path.ts'

/** `slow`: something has not been answered for ten seconds. `lost`: nobody answers. */
export type Connection = 'good' | 'slow' | 'lost'

const askAgainMs = 3000
const askingMs = 5000
const slowAfterMs = 10_000

let isLost = false
let slowCalls = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Whether the server answers. Every call reports here; the notice above the page tells the attorney. */
export const connection = {
  get: (): Connection => (isLost ? 'lost' : slowCalls > 0 ? 'slow' : 'good'),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** A call got no answer. From now on the server is asked every three seconds, and at once when the network is back. */
  lose: (): void => {
    if (isLost) return
    isLost = true
    askLater()
    tell()
  },
  /** Somebody else than the server seems to have answered: it is asked whether it is there. */
  doubt: async (): Promise<void> => {
    if (!isLost && !(await isThere())) connection.lose()
  },
  /** The server answered. */
  regain: (): void => {
    if (!isLost) return
    clearTimeout(timer)
    isLost = false
    tell()
  },
  /** Tells that the server is slow while `waiting` takes longer than ten seconds. */
  watch: async <T>(waiting: Promise<T>): Promise<T> => {
    let isSlow = false
    const slow = setTimeout(() => {
      isSlow = true
      slowCalls += 1
      tell()
    }, slowAfterMs)
    try {
      return await waiting
    } finally {
      clearTimeout(slow)
      if (isSlow) slowCalls -= 1
      if (isSlow) tell()
    }
  },
}

/** Calls back each time that a lost connection is there again. */
export function onRegained(listener: () => void): () => void {
  let before = connection.get()
  return connection.subscribe(() => {
    const now = connection.get()
    const isBack = before === 'lost' && now !== 'lost'
    before = now
    if (isBack) listener()
  })
}

if (typeof window !== 'undefined') window.addEventListener('online', () => void ask())

function askLater(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void ask(), askAgainMs)
}

async function ask(): Promise<void> {
  if (!isLost) return
  if (await isThere()) connection.regain()
  else askLater()
}

async function isThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(askingMs)
    const response = await fetch(`${currentBasePath()}/livez`, { cache: 'no-store', signal })
    return response.ok && (response.headers.get('Content-Type') ?? '').includes('json')
  } catch {
    return false
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}
