import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { send } from '#web/data/call.ts'
import { readEvents } from '../../watch-draft.ts'
import type { DraftPath } from '../draft-queries.ts'

const firstPauseMs = 1000
const longestPauseMs = 30_000

/** Takes the stream up again whenever it breaks, until the page is left or the draft is not there for this reader. */
export async function keepReading(
  params: DraftPath,
  onEvent: (event: string, data: string) => void,
  signal: AbortSignal,
): Promise<void> {
  let pause = firstPauseMs
  while (!signal.aborted) {
    const open = (until: AbortSignal) => send(api.watchTogether, { params, signal: until })
    const isGone = await readEvents(open, signal, (event, data) => {
      pause = firstPauseMs
      onEvent(event, data)
    }).then(
      () => false,
      (error: unknown) => error instanceof AppError && error.code === 'not-found',
    )
    if (isGone || signal.aborted) return
    await new Promise((resume) => setTimeout(resume, pause))
    pause = Math.min(longestPauseMs, pause * 2)
  }
}
