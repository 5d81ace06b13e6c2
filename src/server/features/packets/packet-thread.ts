import { callInThread } from '#server/threads/call-in-thread.ts'

/** For one file; hundreds of pages take seconds. */
export const packetLimits = { milliseconds: 300_000 }

/** What takes a processor is done in a thread; files go in and out by their paths, so that nothing is copied. */
export const packetThread = callInThread<typeof import('./in-thread.ts')>(
  new URL('./in-thread.ts', import.meta.url),
  'packets',
)
