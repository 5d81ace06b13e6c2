const key = 'drafty.token'
const ended = new EventTarget()

/** The bearer token of this browser; it is shared by all tabs. */
export function readToken(): string | null {
  return localStorage.getItem(key)
}

export function keepToken(token: string): void {
  localStorage.setItem(key, token)
}

/** Nobody is logged in at the next start of the page; the session itself goes on. */
export function forgetToken(): void {
  localStorage.removeItem(key)
}

/** Logs out in this tab and, through the shared storage, in every other one. */
export function endSessionEverywhere(how: SessionEnd = 'refused'): void {
  forgetToken()
  ended.dispatchEvent(new CustomEvent('ended', { detail: how }))
}

/** `refused`: the server does not know the session any more. `elsewhere`: another tab ended it. */
export type SessionEnd = 'asked' | 'refused' | 'elsewhere'

/** Calls back when the session ended here or in another tab; returns the way to stop listening. */
export function onSessionEnd(listener: (how: SessionEnd) => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === key && event.newValue === null && listener('elsewhere')
  const onEnded = (event: Event) => listener((event as CustomEvent<SessionEnd>).detail)
  ended.addEventListener('ended', onEnded)
  window.addEventListener('storage', onStorage)
  return () => {
    ended.removeEventListener('ended', onEnded)
    window.removeEventListener('storage', onStorage)
  }
}

/** Calls back when somebody has logged in in another tab; returns the way to stop listening. */
export function onSessionBegin(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === key && event.newValue !== null && listener()
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
