import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { Pool, type Thread } from './pool.ts'
import { builtInLaw } from '#law/pack/built-in.ts'
import { lawHere } from '#server/law/law-here.ts'
import type { ThreadCall, ThreadError, ThreadLaw, ThreadReply } from './thread-entry.ts'

type ThreadLimits = {
  /**
   * Of the processor, for this call: what a busy machine does in the meantime does not count. A call that waits for
   * something else may take twenty times as long.
   */
  readonly milliseconds: number
  /** Size of the JavaScript heap that the call may use. Only a thread of its own gets less than the usual one. */
  readonly heapMb?: number
}

/** The call took more time or memory than it was given. Its thread is gone; nothing else is affected. */
export class ThreadLimitExceeded extends Error {
  override readonly name = 'ThreadLimitExceeded'
  readonly limit: 'time' | 'memory'
  constructor(limit: 'time' | 'memory') {
    super(`The work was given up because it took too much ${limit}.`)
    this.limit = limit
  }
}

type AnyFunction = (...args: never[]) => unknown
type Functions<Module> = {
  [Name in keyof Module as Module[Name] extends AnyFunction ? Name : never]: Extract<Module[Name], AnyFunction>
}
type CallInThread<Module> = <Name extends keyof Functions<Module>>(
  name: Name,
  limits: ThreadLimits,
  ...args: Parameters<Functions<Module>[Name]>
) => Promise<Awaited<ReturnType<Functions<Module>[Name]>>>

const usualHeapMb = 512
/** What was just made in a thread may grow so large before it is looked through; all of it counts in each thread. */
const youngMb = 6
/** How much longer than its time of the processor a call may last. */
const mostWaiting = 20
const mostBufferBytes = 512_000_000

const pools = {
  /** Uploads: anybody's file may be hostile. */
  reading: new Pool(2, 30_000),
  /** Word files that an attorney waits for. */
  writing: new Pool(2, 30_000),
  /** Packets of hundreds of pages: one at a time, so that their memory does not add up. */
  packets: new Pool(1, 30_000),
  /**
   * Checks come after every change, and what they know is kept in their threads: a second where there is a core for it. Case
   * maps are made there too: they read with the same code, and a thread of their own would hold it once more.
   */
  checks: new Pool(availableParallelism() > 2 ? 2 : 1, 600_000),
} as const

/**
 * Calls the exported functions of a module outside the event loop, one or two at a time in each pool of the process. What
 * goes in and comes out is copied as `structuredClone` does. An error that the function throws keeps `name`, `message`
 * and `code`; `ThreadLimitExceeded` when it had to be stopped.
 *
 * ```ts
 * const inThread = callInThread<typeof import('./write-docx.ts')>(new URL('./write-docx.ts', import.meta.url))
 * const bytes = await inThread('writeDocx', { milliseconds: 20_000 }, document)
 * ```
 */
export function callInThread<Module>(module: URL, kind: keyof typeof pools = 'writing'): CallInThread<Module> {
  const pool = pools[kind]
  return async (name, { milliseconds, heapMb = usualHeapMb }, ...args) => {
    await pool.takeTurn()
    try {
      const call: ThreadCall = { url: module.href, name: String(name), args }
      return (await run(pool, call, milliseconds, heapMb)) as never
    } finally {
      pool.passTurn()
    }
  }
}

/**
 * How many threads of a pool wait for work, each with what it has loaded.
 * @internal for the tests
 */
export function idleThreads(kind: keyof typeof pools): number {
  return pools[kind].idle.length
}

async function run(pool: Pool, call: ThreadCall, milliseconds: number, heapMb: number): Promise<unknown> {
  const thread = takeThread(pool, heapMb)
  const { worker } = thread
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const timer = setTimeout(() => reject(new ThreadLimitExceeded('time')), milliseconds * mostWaiting)
  const before = await processorTime(worker)
  const onMessage = (reply: ThreadReply) =>
    'error' in reply ? reject(new ThrownInThread(reply.error)) : resolve(reply.result)
  const onError = (error: Error & { code?: string }) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitExceeded('memory') : error)
  const onExit = (code: number) => reject(new Error(`A thread ended with ${code} before it answered.`))
  worker.once('message', onMessage).once('error', onError).once('exit', onExit)
  const watch = setInterval(
    () => {
      void holdsTooMuch(worker).then((isTooMuch) => isTooMuch && reject(new ThreadLimitExceeded('memory')))
      void processorTime(worker).then((now) => now - before > milliseconds && reject(new ThreadLimitExceeded('time')))
    },
    Math.min(200, Math.max(20, milliseconds / 4)),
  )
  let isUsable = true
  try {
    const law = lawFor(thread)
    worker.postMessage({ ...call, ...(law && { law }) } satisfies ThreadCall)
    return await promise
  } catch (error) {
    isUsable = error instanceof ThrownInThread
    throw error
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
    worker.off('message', onMessage).off('error', onError).off('exit', onExit)
    if (isUsable && heapMb === usualHeapMb) putBack(pool, thread)
    else await worker.terminate()
  }
}

/** The law of the present work for a thread: what it does not know yet goes along, the built-in law never. */
function lawFor({ laws }: Thread): ThreadLaw | undefined {
  const { version, parts } = lawHere()
  if (version === builtInLaw.version) return undefined
  if (laws.has(version)) return { version }
  laws.add(version)
  const builtIn = builtInLaw.parts as unknown as Readonly<Record<string, unknown>>
  return { version, parts: Object.fromEntries(Object.entries(parts).filter(([name, part]) => builtIn[name] !== part)) }
}

/** Whether a thread holds too much in buffers, which stand outside the heap and its limit. */
async function holdsTooMuch(worker: Worker): Promise<boolean> {
  try {
    const { external_memory: held } = await worker.getHeapStatistics()
    return held > mostBufferBytes
  } catch {
    // It has ended; somebody else says why.
    return false
  }
}

/** Milliseconds of the processor that a thread has used; 0 where it has ended, and somebody else says why. */
async function processorTime(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch {
    return 0
  }
}

class ThrownInThread extends Error {
  readonly code: unknown
  constructor({ name, message, code, cause }: ThreadError) {
    super(message, { cause })
    this.name = name
    this.code = code
  }
}

function takeThread(pool: Pool, heapMb: number): Thread {
  const kept = heapMb === usualHeapMb ? pool.idle.pop() : undefined
  if (!kept) return startThread(pool, heapMb)
  clearTimeout(kept.idle)
  kept.worker.ref()
  return kept
}

function startThread(pool: Pool, heapMb: number): Thread {
  const worker = new Worker(new URL('./thread-entry.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: youngMb },
  })
  const thread: Thread = { worker, heapMb, laws: new Set() }
  worker.on('error', () => forget(pool, thread))
  worker.on('exit', () => forget(pool, thread))
  return thread
}

/** A second thread is soon let go: each holds some 35 MB. */
const restOfOthersMs = 10_000

/** Keeps the thread for the next call; it never keeps the process alive. */
function putBack(pool: Pool, thread: Thread): void {
  const restMs = pool.idle.length === 0 ? pool.idleMilliseconds : restOfOthersMs
  thread.worker.unref()
  thread.idle = setTimeout(() => {
    forget(pool, thread)
    void thread.worker.terminate()
  }, restMs).unref()
  pool.idle.push(thread)
}

function forget({ idle }: Pool, thread: Thread): void {
  const place = idle.indexOf(thread)
  if (place >= 0) idle.splice(place, 1)
}
