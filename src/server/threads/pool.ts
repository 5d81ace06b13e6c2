import { availableParallelism } from 'node:os'
import type { Worker } from 'node:worker_threads'
import { whoActs } from './acting-for.ts'

export type Thread = {
  readonly worker: Worker
  readonly heapMb: number
  /** Versions of the law that it has been told. */
  readonly laws: Set<string>
  idle?: NodeJS.Timeout
}

/** A second thread holds some 35 MB: where the cores would not serve it as well, it is for calls that last. */
const patienceMs = availableParallelism() > 2 ? 0 : 1500

/** Threads for one kind of work: what takes long in one pool keeps nobody waiting in another. */
export class Pool {
  readonly idle: Thread[] = []
  /** By account: they take turns, so that one with many or hostile files keeps the others waiting for one of them only. */
  readonly #waiting = new Map<string, (() => void)[]>()
  readonly idleMilliseconds: number
  readonly #mostAtOnce: number
  #busy = 0
  #lastBegan = 0
  #growing: NodeJS.Timeout | undefined

  constructor(mostAtOnce: number, idleMilliseconds: number) {
    this.#mostAtOnce = mostAtOnce
    this.idleMilliseconds = idleMilliseconds
  }

  async takeTurn(): Promise<void> {
    const mayStart = this.#busy === 0 || this.idle.length > 0 || patienceMs === 0
    if (this.#busy < this.#mostAtOnce && mayStart) this.#begin()
    else
      await new Promise<void>((resolve) => {
        const who = whoActs()
        this.#waiting.set(who, [...(this.#waiting.get(who) ?? []), resolve])
        this.#growSoon()
      })
  }

  passTurn(): void {
    this.#busy -= 1
    this.#next()
  }

  #begin(): void {
    this.#busy += 1
    this.#lastBegan = performance.now()
  }

  #next(): void {
    const [first] = this.#waiting
    if (!first) return
    const [who, [next, ...others]] = first
    this.#waiting.delete(who)
    if (others.length > 0) this.#waiting.set(who, others)
    this.#begin()
    next?.()
  }

  /** One more thread for those who wait, once no call has begun for a while. */
  #growSoon(): void {
    if (this.#growing || this.#waiting.size === 0 || this.#busy >= this.#mostAtOnce) return
    const rest = Math.max(0, this.#lastBegan + patienceMs - performance.now())
    this.#growing = setTimeout(() => {
      this.#growing = undefined
      const isSlow = performance.now() - this.#lastBegan >= patienceMs
      if (isSlow && this.#busy < this.#mostAtOnce) this.#next()
      this.#growSoon()
    }, rest).unref()
  }
}
