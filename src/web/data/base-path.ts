/**
 * The page's own server: a path of the same address, fixed when the web app is built (`VITE_API_BASE`, for a proxy that has
 * the server's `/api` under another path). Calls to other addresses would be stopped by the page's own policy.
 */
export const ownBasePath = String(import.meta.env['VITE_API_BASE'] ?? '/api').replace(/\/$/, '')

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
