import { api } from '#contract/api.ts'
import type { ParamsOf } from '#contract/endpoint.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import {
  answerForHold,
  askForHold,
  draftFor,
  endHold,
  keepTyped,
  putAside,
  presentDraft,
  takeHold,
} from '#server/features/drafting/index.ts'
import { isSessionLive } from '#server/http/authenticate.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { serveComments } from './comment-routes.ts'
import { setPresence } from './presence.ts'
import { readTogether } from './read-together.ts'
import { streamTogether } from './watch-together.ts'

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

function serveHolds(app: App, services: Services): void {
  const { database, now, live } = services
  type Asked = { readonly account: { readonly id: string }; readonly ownerId: string }
  type Params = ParamsOf<typeof api.takeSection>

  /** Does something to the hold of a section in one transaction, and tells the others. */
  async function hold<T>(
    { account, ownerId }: Asked,
    params: Params,
    act: (transaction: Database, place: Parameters<typeof takeHold>[1]) => Promise<T>,
  ): Promise<{ readonly draft: DraftRow; readonly made: T }> {
    const draft = await draftFor(database, ownerId, params)
    const place = { draft, sectionId: params.sectionId, personId: account.id, now: now() }
    const made = await database.transaction().execute((transaction) => act(transaction, place))
    live.tell(draft.id, { kind: 'together' })
    return { draft, made }
  }

  implement(app, services, api.takeSection, async ({ params, ...asked }) => (await hold(asked, params, takeHold)).made)

  implement(app, services, api.keepWords, async ({ params, body, ...asked }) => {
    const { made } = await hold(asked, params, (transaction, place) => keepTyped(transaction, place, body.words))
    return made
  })

  implement(app, services, api.leaveSection, async ({ params, query, ...asked }) => {
    await hold(asked, params, query.keeps === 'yes' ? putAside : endHold)
    return undefined
  })

  implement(app, services, api.askForSection, async ({ params, ...asked }) => {
    const { draft } = await hold(asked, params, askForHold)
    return readTogether(database, { draft, personId: asked.account.id, now: now() })
  })

  implement(app, services, api.answerForSection, async ({ params, body, ...asked }) => {
    const { made } = await hold(asked, params, (transaction, place) => answerForHold(transaction, place, body))
    return made
  })
}
