import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { FoundPattern } from './collect.ts'
import type { WornOut } from './wear-out.ts'

export type WornPattern = { readonly pattern: FoundPattern; readonly worn: WornOut }

/** So many patterns are sent to a thread at once: few, so that all threads end together. */
const atOnce = 8

/** Wears out every pattern, on all cores; those that took too long. */
export async function wearOutAll(patterns: readonly FoundPattern[]): Promise<readonly WornPattern[]> {
  const found: WornPattern[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      const thread = new Worker(new URL('wear-out-thread.ts', import.meta.url))
      try {
        while (next < patterns.length) {
          const some = patterns.slice(next, next + atOnce)
          next += atOnce
          thread.postMessage(some)
          // oxlint-disable-next-line no-await-in-loop -- the thread takes one message after the other
          const [worn] = (await once(thread, 'message')) as [readonly WornPattern[]]
          found.push(...worn)
        }
      } finally {
        await thread.terminate()
      }
    }),
  )
  return found
}
