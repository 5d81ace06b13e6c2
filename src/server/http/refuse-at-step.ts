import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { AppError } from '#contract/errors.ts'

/** Refusals leave at the end of a step of so many milliseconds after the call came: many times what any of them takes. */
const step = 16

/**
 * Gives what `answer` gives; that there is no such thing is answered at the end of a step. So the time of the answer does
 * not tell whether nothing is there or something that stands behind a wall (`docs/firm.md`). `start` is
 * `performance.now()` when the call came.
 */
export async function refuseAtStep<T>(start: number, answer: () => Promise<T>): Promise<T> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') await endOfStep(start, step)
    throw error
  }
}

/**
 * Gives what `answer` gives at the end of a step of so many milliseconds, whatever it is: for an answer that took longer
 * or shorter by what stands behind a wall.
 */
export async function answerAtStep<T>(length: number, answer: () => Promise<T>): Promise<T> {
  const start = performance.now()
  try {
    return await answer()
  } finally {
    await endOfStep(start, length)
  }
}

/**
 * Waits to the end of the step itself. A timer alone keeps whole milliseconds from when it was set, so that a part of what
 * the work took would be left in the time of the answer: its last two are waited for by turns of the event loop.
 */
async function endOfStep(start: number, length: number): Promise<void> {
  const end = start + Math.ceil((performance.now() - start) / length) * length
  const left = end - performance.now() - 2
  if (left > 0) await wait(left)
  while (performance.now() < end) await nextTurn()
}
