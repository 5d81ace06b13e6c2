import { setImmediate as nextTick } from 'node:timers/promises'

let last: Promise<unknown> = Promise.resolve()

/**
 * Resolves in a turn of the event loop of its own. Work of some milliseconds that many sections begin at once (shielding
 * a prompt) is spread so that nobody else waits for all of it.
 */
export function ownTick(): Promise<unknown> {
  last = last.then(() => nextTick())
  return last
}
