import { setTimeout as wait } from 'node:timers/promises'
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
    if (error instanceof AppError && error.code === 'not-found') {
      const taken = performance.now() - start
      await wait(Math.ceil(taken / step) * step - taken)
    }
    throw error
  }
}
