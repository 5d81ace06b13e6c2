let token: string | null = null
const listeners = new Set<() => void>()

/** The invitation whose link led here. Whoever is logged in already, or logs in instead of signing up, is asked later. */
export const invitation = {
  get: (): string | null => token,
  forget: (): void => {
    token = null
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Reads `/signup?invite=…` before any redirect takes it away. */
export function rememberInvitation({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (pathname.startsWith('/signup')) token = new URLSearchParams(search).get('invite')
}
