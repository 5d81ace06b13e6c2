type Waiter = { readonly start: () => void; readonly since: number }

/**
 * So much work at a time and no more. Whoever has to wait is served in turn by account, so that an account with fifty
 * drafts does not hold up one with a single draft; within an account, first come, first served.
 */
export class FairTurns {
  readonly #atOnce: number
  readonly #waiting = new Map<string, Waiter[]>()
  #running = 0

  constructor(atOnce: number) {
    this.#atOnce = atOnce
  }

  /** Does the work when it is the account's turn; throws without having begun it when the signal aborts before. */
  async take<T>(account: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted()
    if (this.#running < this.#atOnce) this.#running += 1
    else await this.#wait(account, signal)
    try {
      return await work()
    } finally {
      this.#passOn()
    }
  }

  /** How much is under way and how much waits, and for how long the first of those has waited. */
  load(): { readonly underWay: number; readonly waiting: number; readonly longestWaitMs: number } {
    const waiters = [...this.#waiting.values()].flat()
    const now = performance.now()
    const first = Math.min(now, ...waiters.map(({ since }) => since))
    return { underWay: this.#running, waiting: waiters.length, longestWaitMs: now - first }
  }

  #wait(account: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#remove(account, waiter)
        reject(signal.reason as Error)
      }
      const waiter = {
        since: performance.now(),
        start: () => {
          signal.removeEventListener('abort', leave)
          resolve()
        },
      }
      signal.addEventListener('abort', leave, { once: true })
      this.#waiting.set(account, [...(this.#waiting.get(account) ?? []), waiter])
    })
  }

  #remove(account: string, waiter: Waiter): void {
    const left = (this.#waiting.get(account) ?? []).filter((other) => other !== waiter)
    if (left.length > 0) this.#waiting.set(account, left)
    else this.#waiting.delete(account)
  }

  /** The place goes straight to the account that has waited longest for one; that account then stands last. */
  #passOn(): void {
    const next = this.#waiting.entries().next().value
    if (!next) {
      this.#running -= 1
      return
    }
    const [account, [first, ...others]] = next
    this.#waiting.delete(account)
    if (others.length > 0) this.#waiting.set(account, others)
    first?.start()
  }
}
