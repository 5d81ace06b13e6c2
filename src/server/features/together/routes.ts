import { api } from '#contract/api.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { draftFor, presentDraft } from '#server/features/drafting/index.ts'
import { isSessionLive } from '#server/http/authenticate.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { serveComments } from './comment-routes.ts'
import { setPresence } from './presence.ts'
import { readTogether } from './read-together.ts'
import { streamTogether } from './watch-together.ts'
import { serveHolds } from './hold-routes.ts'

/** Several people in one draft: who is there, and who edits which section. */
export function serveTogether(app: App, services: Services): void {
  servePresence(app, services)
  serveHolds(app, services)
  serveComments(app, services)
}

function servePresence(app: App, services: Services): void {
  const { database, now, live } = services
  const show = (draft: DraftRow, personId: string) => readTogether(database, { draft, personId, now: now() })

  implement(app, services, api.getTogether, async ({ account, ownerId, params }) =>
    show(await draftFor(database, ownerId, params), account.id),
  )

  implement(app, services, api.watchTogether, async ({ account, ownerId, session, stillMay, params, context }) => {
    const draft = await draftFor(database, ownerId, params)
    return streamTogether(context, services, draft.id, {
      readDraft: async () => presentDraft(database, await draftFor(database, ownerId, params)),
      readTogether: () => show(draft, account.id),
      stillMay: async () => (await isSessionLive(services, session.id)) && (await stillMay()),
    })
  })

  implement(app, services, api.showPresence, async ({ account, ownerId, params, body }) => {
    const draft = await draftFor(database, ownerId, params)
    await setPresence(database, { draftId: draft.id, personId: account.id, sectionId: body.section_id, now: now() })
    live.tell(draft.id, { kind: 'together' })
    return show(draft, account.id)
  })

  implement(app, services, api.endPresence, async ({ account, ownerId, params }) => {
    const { id } = await draftFor(database, ownerId, params)
    await database.deleteFrom('draft_presence').where('draft_id', '=', id).where('person_id', '=', account.id).execute()
    live.tell(id, { kind: 'together' })
    return undefined
  })
}
