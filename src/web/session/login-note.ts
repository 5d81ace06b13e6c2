/** Why the login screen is there, where it is not by the visitor's own doing. */
export type LoginNote = 'verified' | 'used' | 'expired' | 'unknown' | 'session-over' | 'out-elsewhere'

const words: Readonly<Record<LoginNote, { readonly text: string; readonly isGood: boolean }>> = {
  verified: { text: 'Your address is verified. Please log in.', isGood: true },
  used: {
    text: 'This link was used before, so your address is verified already. Please log in.',
    isGood: true,
  },
  expired: {
    text: 'This link has expired: it works for 24 hours. Log in, and you can ask for a new one.',
    isGood: false,
  },
  unknown: {
    text: 'This link is not valid. Open the newest mail again, or log in and ask for a new one.',
    isGood: false,
  },
  'session-over': {
    text: 'Your session is over: it ended by itself or was ended on another device. Please log in again. What you typed is kept.',
    isGood: false,
  },
  'out-elsewhere': { text: 'You logged out in another tab.', isGood: true },
}

let note: LoginNote | null = null
const listeners = new Set<() => void>()

/** The note of the login screen; it goes with the next login. */
export const loginNote = {
  get: (): LoginNote | null => note,
  set: (next: LoginNote | null): void => {
    note = next
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

export function wordsOf(one: LoginNote): { readonly text: string; readonly isGood: boolean } {
  return words[one]
}

const links: readonly string[] = ['verified', 'used', 'expired', 'unknown']

/** How the link of a verification mail ended, read from the address that it leads to; null for every other address. */
export function linkResult({ pathname, search }: Pick<Location, 'pathname' | 'search'>): LoginNote | null {
  const result = pathname === '/drafty/email-verification' ? new URLSearchParams(search).get('link') : null
  return result !== null && links.includes(result) ? (result as LoginNote) : null
}
