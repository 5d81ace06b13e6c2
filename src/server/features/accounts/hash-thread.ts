import { argon2Sync } from 'node:crypto'
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { HashCall, HashReply } from './hash-lane.ts'

// On Linux the priority is the thread's own: what it takes is what nobody else wants. Elsewhere it may not be allowed.
try {
  if (process.platform === 'linux') setPriority(0, (workerData as { niceness: number }).niceness)
} catch {
  // The work is done all the same.
}

parentPort?.on('message', ({ id, options }: HashCall) => {
  const reply: HashReply = { id, tag: argon2Sync('argon2id', options) }
  parentPort?.postMessage(reply)
})
