import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import type { Draft } from '#contract/drafting.ts'
import { isRunning } from '#domain/drafting/draft-state.ts'
import { isOnMysql } from '#server/database/connect.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import type { Database } from '#server/database/schema.ts'
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
 * another server of the same database writes shows when it is looked for, every second and a half. What is shared with
 * the reader ends half a second after it is taken back.
 */
export function watchDraft(context: Context, services: Services, id: string, { read, stillMay }: Reading): Response {
  return streamSSE(context, async (stream) => {
    const left = new AbortController()
    stream.onAbort(() => left.abort())
    const takenBack = new AbortController()
    const ended = AbortSignal.any([left.signal, services.stopping, takenBack.signal])
    const asking = stillMay && askEach(askAgainMs, stillMay, () => takenBack.abort())
    const waiting: LiveEvent[] = []
    const look = isOnMysql(services.database) ? createLook(services.database, id) : undefined
    let wake: () => void = nothing
    ended.addEventListener('abort', () => wake(), { once: true })
    const unwatch = services.live.watch(id, (event) => {
      if (event.kind === 'together') return
      waiting.push(event)
      wake()
    })
    try {
      let shown = ''
      while (!ended.aborted) {
        await look?.()
        const draft = await read()
        if (!draft) return
        const data = JSON.stringify(draft)
        // Its digest is kept and not the text: a thousand streams would hold a thousand drafts.
        const digest = createHash('sha256').update(data).digest('base64')
        if (digest !== shown) await stream.writeSSE({ event: 'draft', data })
        else await stream.write(': still here\n\n')
        shown = digest
        if (!isRunning(draft.status)) return
        await sendUnfinished(stream, services, id)
        await sendSections(stream, { waiting, ended, look, ms: services.heartbeatMs }, (resume) => (wake = resume))
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

const lookEveryMs = 1500

/** True when the draft in the database is not what it was at the last look: a few numbers, not its text. */
function createLook(database: Database, id: string): () => Promise<boolean> {
  let known: string | undefined
  return async () => {
    const rows = await stateOfDraft(database, { id })
    const state = JSON.stringify(rows)
    const hasChanged = known !== undefined && known !== state
    known = state
    return hasChanged
  }
}

const stateOfDraft = keepQuery((database, { id }: { id: string }) =>
  database
    .selectFrom('drafts')
    .leftJoin('draft_sections', 'draft_sections.draft_id', 'drafts.id')
    .select(({ fn }) => ['drafts.state', fn.sum<number | string | null>('draft_sections.version').as('versions')])
    .where('drafts.id', '=', id)
    .groupBy('drafts.state'),
)

type Wait = {
  readonly waiting: LiveEvent[]
  readonly ended: AbortSignal
  /** Where another server may be the one that writes. */
  readonly look: (() => Promise<boolean>) | undefined
  readonly ms: number
}

/** Sends section events until the draft itself has changed or a heartbeat has passed. */
async function sendSections(
  stream: SSEStreamingApi,
  { waiting, ended, look, ms }: Wait,
  onWake: (resume: () => void) => void,
): Promise<void> {
  const until = performance.now() + ms
  while (!ended.aborted) {
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      if (event.kind !== 'section') return
      await sendSection(stream, event)
    }
    const rest = until - performance.now()
    if (rest <= 0) return
    const pause = look ? Math.min(rest, lookEveryMs) : rest
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause)
      const resume = () => {
        clearTimeout(timer)
        resolve()
      }
      onWake(resume)
      if (waiting.length > 0 || ended.aborted) resume()
    })
    if (waiting.length === 0 && (await look?.())) return
  }
}

async function sendSection(stream: SSEStreamingApi, event: LiveEvent & { kind: 'section' }): Promise<void> {
  const { id, state, text } = event
  const content = state === 'ready' ? { section_content: text } : { text }
  await stream.writeSSE({ event: 'section', data: JSON.stringify({ id, state, ...content }) })
}
