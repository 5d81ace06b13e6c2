/** Whose memory a body takes: strangers together get a share that leaves attorneys the rest. */
type Sender = 'stranger' | 'account'

export type BodyBudget = {
  /** A body that begins to arrive. `add` is false when there is no room for it; `release` gives all of it back. */
  readonly claim: (sender: Sender) => { readonly add: (bytes: number) => boolean; readonly release: () => void }
}

/** The memory of all text bodies under way, in bytes as they came; a parsed one takes several times as much. */
export function createBodyBudget(most: Readonly<Record<Sender, number>>): BodyBudget {
  const held = { stranger: 0, account: 0 }
  return {
    claim(sender) {
      let own = 0
      return {
        add(bytes) {
          if (held[sender] + bytes > most[sender]) return false
          held[sender] += bytes
          own += bytes
          return true
        },
        release() {
          held[sender] -= own
          own = 0
        },
      }
    },
  }
}

/** One for the process, whose memory it is about. */
export const bodyBudget = createBodyBudget({ stranger: 4_000_000, account: 24_000_000 })
