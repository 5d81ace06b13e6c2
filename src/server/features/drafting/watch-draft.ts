import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { Draft } from '#contract/drafting.ts'
import { isRunning } from '#domain/drafting/draft-state.ts'
import type { Services } from '#server/services.ts'
import type { LiveEvent } from './live-drafts.ts'

type Reading = {
  readonly read: () => Promise<Draft | undefined>
  /** Whether the reader may still see a draft that is not their own. */
  readonly stillMay?: () => Promise<boolean>
}

/** How often a stream asks whether what was shared is still shared. */
const askAgainMs = 500

/**
 * Server-Sent Events of one draft: the whole draft first, then each section as it is written, and the draft again
 * whenever its own state changes; ends when it is finished, and when `read` gives nothing: the session is over. What
 * another server writes shows at each heartbeat. What is shared with the reader ends half a second after it is taken back.
 */
export function watchDraft(context: Context, services: Services, id: string, { read, stillMay }: Reading): Response {
  return streamSSE(context, async (stream) => {
    const left = new AbortController()
    stream.onAbort(() => left.abort())
    const takenBack = new AbortController()
    const ended = AbortSignal.any([left.signal, services.stopping, takenBack.signal])
    const asking = stillMay && askEach(askAgainMs, stillMay, () => takenBack.abort())
    const waiting: LiveEvent[] = []
    let wake: () => void = nothing
    ended.addEventListener('abort', () => wake(), { once: true })
    const unwatch = services.live.watch(id, (event) => {
      waiting.push(event)
      wake()
    })
    try {
      let shown = ''
      while (!ended.aborted) {
        const draft = await read()
        if (!draft) return
        const data = JSON.stringify(draft)
        if (data !== shown) await stream.writeSSE({ event: 'draft', data })
        else await stream.write(': still here\n\n')
        shown = data
        if (!isRunning(draft.status)) return
        await sendUnfinished(stream, services, id)
        await sendSections(stream, waiting, ended, services.heartbeatMs, (resume) => (wake = resume))
      }
    } finally {
      asking?.end()
      unwatch()
    }
  })
}

/** Asks until the answer is no, or cannot be had. */
function askEach(milliseconds: number, ask: () => Promise<boolean>, onNo: () => void) {
  let isOver = false
  const timer = setInterval(async () => {
    const goesOn = await ask().catch(() => false)
    if (!goesOn && !isOver) onNo()
  }, milliseconds)
  return {
    end() {
      isOver = true
      clearInterval(timer)
    },
  }
}

function nothing(): void {}

/** Someone who comes late sees the texts that are being written. */
async function sendUnfinished(stream: SSEStreamingApi, { live }: Services, id: string): Promise<void> {
  for (const [section, text] of live.textSoFar(id))
    await sendSection(stream, { kind: 'section', id: section, state: 'generating', text })
}

/** Sends section events until the draft itself has changed or a heartbeat has passed. */
async function sendSections(
  stream: SSEStreamingApi,
  waiting: LiveEvent[],
  ended: AbortSignal,
  heartbeatMs: number,
  onWake: (resume: () => void) => void,
): Promise<void> {
  const until = performance.now() + heartbeatMs
  while (!ended.aborted) {
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      if (event.kind === 'draft') return
      await sendSection(stream, event)
    }
    const pause = until - performance.now()
    if (pause <= 0) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause)
      const resume = () => {
        clearTimeout(timer)
        resolve()
      }
      onWake(resume)
      if (waiting.length > 0 || ended.aborted) resume()
    })
  }
}

async function sendSection(stream: SSEStreamingApi, event: LiveEvent & { kind: 'section' }): Promise<void> {
  const { id, state, text } = event
  const content = state === 'ready' ? { section_content: text } : { text }
  await stream.writeSSE({ event: 'section', data: JSON.stringify({ id, state, ...content }) })
}
