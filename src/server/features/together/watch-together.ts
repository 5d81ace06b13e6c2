import type { Context } from 'hono'
import type { Draft } from '#contract/drafting.ts'
import type { Together } from '#contract/together.ts'
import type { Database } from '#server/database/schema.ts'
import { frameOf, stillHere, streamEvents } from '#server/http/event-stream.ts'
import { hashOf } from '#server/hash-of.ts'
import type { Services } from '#server/services.ts'

type Reading = {
  readonly readDraft: () => Promise<Draft>
  readonly readTogether: () => Promise<Together>
  /** Whether the reader is still logged in and may still see the draft. */
  readonly stillMay: () => Promise<boolean>
}

/** How often a stream looks for what other servers have changed, and whether it may go on. */
const lookEveryMs = 500

/**
 * Server-Sent Events while a draft is open on a page: who is there and who edits what, and the draft whenever it has
 * changed. What happens in this process is sent at once, what another server of the same database does within half a
 * second. Ends within as long when the reader may not see the draft any more.
 */
export function streamTogether(context: Context, services: Services, draftId: string, reading: Reading): Response {
  const { live, heartbeatMs } = services
  return streamEvents(context, services, async (stream, onOver) => {
    let wake: () => void = () => undefined
    let isWoken = false
    const unwatch = live.watch(draftId, () => {
      isWoken = true
      wake()
    })
    onOver(() => wake())
    const shown = { state: '', draft: '', together: '' }
    let spokenAt = 0
    const send = async (event: 'draft' | 'together', data: string) => {
      // The digest is kept and not the text: every page that is open would hold its draft here.
      const digest = hashOf(data)
      if (digest === shown[event]) return
      shown[event] = digest
      spokenAt = performance.now()
      await stream.send(frameOf(event, data))
    }
    try {
      while (!stream.isOver()) {
        if (!(await reading.stillMay().catch(() => false))) return
        isWoken = false
        const state = await readState(services.database, draftId)
        if (state === undefined) return
        if (state !== shown.state) await send('draft', JSON.stringify(await reading.readDraft()))
        shown.state = state
        await send('together', JSON.stringify(await reading.readTogether()))
        if (performance.now() - spokenAt > heartbeatMs) {
          spokenAt = performance.now()
          await stream.send(stillHere)
        }
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, lookEveryMs)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
          if (isWoken || stream.isOver()) wake()
        })
      }
    } finally {
      unwatch()
    }
  })
}

/** What tells that a draft has changed, without its text; undefined when it is gone. */
async function readState(database: Database, draftId: string): Promise<string | undefined> {
  const draft = await database
    .selectFrom('drafts')
    .select(['state', 'title', 'law_version'])
    .where('id', '=', draftId)
    .executeTakeFirst()
  if (!draft) return undefined
  const sections = await database
    .selectFrom('draft_sections')
    .select(['section_id', 'version', 'state', 'proposal', 'locks', 'updated_at', 'accepted_at'])
    .where('draft_id', '=', draftId)
    .orderBy('position')
    .execute()
  const decisions = await database
    .selectFrom('flag_decisions')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('draft_id', '=', draftId)
    .executeTakeFirstOrThrow()
  return JSON.stringify([draft, sections, decisions.count])
}
