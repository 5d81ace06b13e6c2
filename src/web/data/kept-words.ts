/** Words that were typed and not saved yet. */
export type Kept = {
  readonly text: string
  /** The version that was being changed; another one on the server means that somebody went on elsewhere. */
  readonly base: string
  /** Epoch milliseconds. */
  readonly at: number
}

const prefix = 'drafty.kept '
const keptMs = 30 * 86_400_000

/**
 * What is being typed, kept on this device until it is saved: it survives a reload, a crash, and leaving the page. The
 * key names the account, so that nobody else is shown it.
 */
export const keptWords = {
  read: (key: string): Kept | undefined => parse(localStorage.getItem(prefix + key)),
  /** False when this device cannot keep it. */
  keep: (key: string, text: string, base: string): boolean => {
    const kept: Kept = { text, base, at: Date.now() }
    try {
      localStorage.setItem(prefix + key, JSON.stringify(kept))
      return true
    } catch {
      return false
    }
  },
  forget: (key: string): void => localStorage.removeItem(prefix + key),
  /** These words are on the server now; what was typed since stays. */
  forgetSaved: (key: string, text: string): void => {
    if (keptWords.read(key)?.text === text) keptWords.forget(key)
  },
  /** Calls back when another window keeps or forgets the same words; returns the way to stop listening. */
  onElsewhere: (key: string, listener: () => void): (() => void) => {
    const onStorage = (event: StorageEvent) => event.key === prefix + key && listener()
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  },
  /** Forgets what nobody came back for in thirty days. */
  sweep: (now: number): void => {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(prefix)) continue
      const kept = parse(localStorage.getItem(key))
      if (!kept || now - kept.at > keptMs) localStorage.removeItem(key)
    }
  },
}

function parse(stored: string | null): Kept | undefined {
  try {
    return stored === null ? undefined : (JSON.parse(stored) as Kept)
  } catch {
    return undefined
  }
}
