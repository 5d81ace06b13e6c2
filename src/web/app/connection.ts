let reachable = true
const listeners = new Set<() => void>()

/** Whether the server answers. Whoever calls it reports here; the notice in the shell tells the attorney. */
export const connection = {
  get: () => reachable,
  /** `true` after any answer, `false` when there was none (offline, refused, timed out). */
  report: (answered: boolean): void => {
    if (answered === reachable) return
    reachable = answered
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
