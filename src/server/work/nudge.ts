import { EventEmitter, once } from 'node:events'

/** Lets the worker sleep until there is something to do. */
export type Nudge = {
  readonly wake: () => void
  /** Resolves when somebody wakes it, at the latest after `ms`, or at once when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
}

export function createNudge(): Nudge {
  const events = new EventEmitter()
  return {
    wake: () => void events.emit('wake'),
    wait: async (ms, signal) => {
      const ended = AbortSignal.any([signal, AbortSignal.timeout(ms)])
      await once(events, 'wake', { signal: ended }).catch(() => undefined)
    },
  }
}
