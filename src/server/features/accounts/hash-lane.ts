import type { Argon2Parameters } from 'node:crypto'
import { Worker } from 'node:worker_threads'

export type HashCall = { readonly id: number; readonly options: Argon2Parameters }
export type HashReply = { readonly id: number; readonly tag: Uint8Array }
type Waiting = { readonly resolve: (tag: Buffer) => void; readonly reject: (error: Error) => void }

/** How long the thread of a lane stays without work. */
const idleMs = 10_000

/**
 * A thread that hashes passwords one after the other, apart from the event loop and from the threads that read files.
 * `niceness` as the system has it: 0 as everybody, higher is less.
 */
export function createHashLane(niceness: number): (options: Argon2Parameters) => Promise<Buffer> {
  const waiting = new Map<number, Waiting>()
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0

  function start(): Worker {
    const started = new Worker(new URL('./hash-thread.ts', import.meta.url), {
      workerData: { niceness },
      resourceLimits: { maxYoungGenerationSizeMb: 3 },
    })
    started.on('message', ({ id, tag }: HashReply) => settle(id, (one) => one.resolve(Buffer.from(tag))))
    started.on('error', (error: Error) => giveUp(started, error))
    started.on('exit', () => giveUp(started, new Error('The thread that hashes passwords has ended.')))
    return started
  }

  function giveUp(ended: Worker, error: Error): void {
    if (thread !== ended) return
    thread = undefined
    for (const id of waiting.keys()) settle(id, (one) => one.reject(error))
  }

  function settle(id: number, how: (one: Waiting) => void): void {
    const one = waiting.get(id)
    waiting.delete(id)
    if (one) how(one)
    if (waiting.size > 0 || !thread) return
    const resting = thread
    resting.unref()
    idle = setTimeout(() => {
      thread = undefined
      void resting.terminate()
    }, idleMs).unref()
  }

  return (options) =>
    new Promise((resolve, reject) => {
      clearTimeout(idle)
      thread ??= start()
      thread.ref()
      last += 1
      waiting.set(last, { resolve, reject })
      thread.postMessage({ id: last, options } satisfies HashCall)
    })
}
