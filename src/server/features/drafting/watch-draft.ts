import type { Context } from 'hono'
import type { Draft } from '#contract/drafting.ts'
import { isRunning } from '#domain/drafting/draft-state.ts'
import { isOnMysql } from '#server/database/connect.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import type { Database } from '#server/database/schema.ts'
import { type EventFrame, type EventStream, frameOf, stillHere, streamEvents } from '#server/http/event-stream.ts'
import { hashOf } from '#server/hash-of.ts'
import type { Services } from '#server/services.ts'
import type { SectionEvent } from './live-drafts.ts'
import { UntoldNews } from './untold-news.ts'

type Reading = {
  readonly read: () => Promise<Draft>
  /** Whether the reader's session lives and the draft is still theirs to see. */
  readonly goesOn: () => Promise<boolean>
  /** Whether the reader may still see a draft that is not their own. */
  readonly stillMay?: () => Promise<boolean>
}

/** How often a stream asks whether what was shared is still shared. */
const askAgainMs = 500

/**
 * Server-Sent Events of one draft: the whole draft first, then each section as it is written, and the draft again
 * whenever its own state changes; ends when it is finished, and when the session is over, which is asked at each
 * heartbeat. What another server of the same database writes shows when it is looked for, every second and a half. What
 * is shared with the reader ends half a second after it is taken back.
 */
export function watchDraft(context: Context, services: Services, id: string, reading: Reading): Response {
  const { goesOn, stillMay } = reading
  return streamEvents(context, services, async (stream, onOver) => {
    let isTakenBack = false
    const news = new UntoldNews()
    onOver(news.wake)
    const asking =
      stillMay &&
      askEach(askAgainMs, stillMay, () => {
        isTakenBack = true
        news.wake()
      })
    const isOver = () => isTakenBack || stream.isOver()
    const look = createLook(services.database, id)
    const lookMs = isOnMysql(services.database) ? lookEveryMs : services.heartbeatMs
    const unwatch = services.live.watch(id, news.hear)
    try {
      for (let shown: Shown = { digest: '', isRunning: true }; !isOver();) {
        await look()
        const now = await sendDraft(stream, reading, shown)
        if (!now?.isRunning) return
        shown = now
        // Someone who comes late sees the texts that are being written.
        for (const event of services.live.unfinished(id)) await stream.send(sectionFrame(event))
        await sendSections(stream, { news, isOver, look, lookMs, goesOn, ms: services.heartbeatMs })
      }
    } finally {
      asking?.end()
      unwatch()
    }
  })
}

/** What a stream has shown of its draft: a digest, since a thousand streams would hold a thousand drafts. */
type Shown = { readonly digest: string; readonly isRunning: boolean }

/**
 * Sends the draft where it differs from what was shown; nothing when it cannot be read any more. A function of its own:
 * what waits for the next event keeps the words of all its variables, read again or not.
 */
async function sendDraft(stream: EventStream, { read, goesOn }: Reading, shown: Shown): Promise<Shown | undefined> {
  if (!(await goesOn())) return undefined
  const draft = await read()
  const data = JSON.stringify(draft)
  const digest = hashOf(data)
  await stream.send(digest === shown.digest ? stillHere : frameOf('draft', data))
  return { digest, isRunning: isRunning(draft.status) }
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

const lookEveryMs = 1500

/**
 * True when the draft in the database is not what it was at the last look: a few numbers, not its text. Where no other
 * server can write, what happens to sections is heard as it happens.
 */
function createLook(database: Database, id: string): () => Promise<boolean> {
  const ask = isOnMysql(database) ? stateOfSections : stateOfDraft
  let known: string | undefined
  return async () => {
    const state = JSON.stringify(await ask(database, { id }))
    const hasChanged = known !== undefined && known !== state
    known = state
    return hasChanged
  }
}

const stateOfDraft = keepQuery((database, { id }: { id: string }) =>
  database.selectFrom('drafts').select('state').where('id', '=', id),
)

const stateOfSections = keepQuery((database, { id }: { id: string }) =>
  database
    .selectFrom('drafts')
    .leftJoin('draft_sections', 'draft_sections.draft_id', 'drafts.id')
    .select(({ fn }) => ['drafts.state', fn.sum<number | string | null>('draft_sections.version').as('versions')])
    .where('drafts.id', '=', id)
    .groupBy('drafts.state'),
)

type Wait = {
  readonly news: UntoldNews
  readonly isOver: () => boolean
  readonly goesOn: () => Promise<boolean>
  /** Another server may be the one that writes. */
  readonly look: () => Promise<boolean>
  readonly lookMs: number
  readonly ms: number
}

/**
 * Sends section events until the draft itself has changed or the session is over. A heartbeat asks a few numbers, and
 * does not read the draft: a thousand streams would read a thousand.
 */
async function sendSections(stream: EventStream, wait: Wait): Promise<void> {
  const { news, isOver, goesOn, look, ms } = wait
  let until = performance.now() + ms
  while (!isOver()) {
    for (let event = news.take(); event; event = news.take()) {
      if (event === 'draft' || isOver()) return
      await stream.send(sectionFrame(event))
    }
    if (isOver()) return
    await news.wait(Math.min(Math.max(until - performance.now(), 0), wait.lookMs))
    if (news.isEmpty() && (await look())) return
    if (performance.now() < until) continue
    if (!(await goesOn())) return
    await stream.send(stillHere)
    until = performance.now() + ms
  }
}

const frames = new WeakMap<SectionEvent, EventFrame>()

/** The event as it is sent, made once for all streams of the draft. */
function sectionFrame(event: SectionEvent): EventFrame {
  const known = frames.get(event)
  if (known) return known
  const { id, state, text } = event
  const content = state === 'ready' ? { section_content: text } : { text }
  const frame = frameOf('section', JSON.stringify({ id, state, ...content }))
  frames.set(event, frame)
  return frame
}
