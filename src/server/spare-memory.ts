import { setFlagsFromString } from 'node:v8'

const mebibyte = 2 ** 20
/** How often is looked: one read of a small file of the kernel, some microseconds. */
const everyMs = 500

/** With the least between the two, so that a heap that breathes does not switch all the time. Megabytes. */
export function shouldSpare(isSparing: boolean, heldMb: number, goalMb: number): boolean {
  return heldMb > goalMb * (isSparing ? 0.6 : 0.7)
}

/**
 * Above seven tenths of `goalMb` megabytes the engine holds little rather than being quick: it collects sooner and closes
 * gaps. Below six tenths it is quick again. Lists are served at half of their speed meanwhile (docs/decisions/0024), so
 * this is for hours in which much is held. 0 is never.
 *
 * It is a switch of V8 that Node does not promise; where it is gone, memory is held as without it.
 */
export function spareMemory(goalMb: number): void {
  if (goalMb === 0) return
  let isSparing = false
  const look = () => {
    const should = shouldSpare(isSparing, process.memoryUsage.rss() / mebibyte, goalMb)
    if (should !== isSparing) setFlagsFromString(should ? '--memory-saver-mode' : '--no-memory-saver-mode')
    isSparing = should
  }
  setInterval(look, everyMs).unref()
}
