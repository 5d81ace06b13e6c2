const key = 'drafty.developer-key'

/** The address that the server prints at its start ends in `#developer=…`; the key is kept for this browser. */
export function readDeveloperKey(): string {
  const given = /^#developer=(.+)$/.exec(window.location.hash)?.[1]
  if (given !== undefined) {
    localStorage.setItem(key, decodeURIComponent(given))
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  }
  return localStorage.getItem(key) ?? ''
}
