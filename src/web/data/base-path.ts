/** The page's own server. */
export const ownBasePath = '/api'

let basePath = ownBasePath

/** Where calls go now: a developer may point the page at another server. */
export function currentBasePath(): string {
  return basePath
}

/**
 * Sends all calls but those of the developer panel to another server: the backend switch, in development alone.
 * @internal
 */
export function callOtherServer(base: string): void {
  basePath = base.replace(/\/$/, '')
}
