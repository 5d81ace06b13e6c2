/** A thread of `wear-out-all.ts`: tries the patterns that it is sent, some at a time. */
import { parentPort } from 'node:worker_threads'
import type { FoundPattern } from './collect.ts'
import { wearOut } from './wear-out.ts'

parentPort?.on('message', (patterns: readonly FoundPattern[]) => {
  parentPort?.postMessage(
    patterns.flatMap((pattern) => {
      const worn = wearOut(pattern.source, pattern.flags)
      return worn ? [{ pattern, worn }] : []
    }),
  )
})
