const key = 'drafty.token'
const ended = new EventTarget()

/** The bearer token of this browser; it is shared by all tabs. */
export function readToken(): string | null {
  return localStorage.getItem(key)
}

export function keepToken(token: string): void {
  localStorage.setItem(key, token)
}

/** Logs out in this tab and, through the shared storage, in every other one. */
export function endSessionEverywhere(): void {
  localStorage.removeItem(key)
  ended.dispatchEvent(new Event('ended'))
}

/** Calls back when the session ended here or in another tab; returns the way to stop listening. */
export function onSessionEnd(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === key && event.newValue === null && listener()
  ended.addEventListener('ended', listener)
  window.addEventListener('storage', onStorage)
  return () => {
    ended.removeEventListener('ended', listener)
    window.removeEventListener('storage', onStorage)
  }
}
