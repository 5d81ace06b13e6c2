import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { isRunning } from '#domain/drafting/draft-state.ts'
import { holdCredits, placeOf, releaseCredits } from '#server/features/billing/index.ts'
import { findClient } from '#server/features/clients/index.ts'
import { forgetLooks } from '#server/features/deadlines/index.ts'
import { implement } from '#server/http/implement.ts'
import type { Reach } from '#server/access/reach.ts'
import { everythingOf, sourcesOf } from '#server/access/sources.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { addJob, dropJobs } from '#server/work/jobs.ts'
import { serveExhibits } from './change-exhibits.ts'
import { draftFor } from './draft-access.ts'
import { keepFinished } from './keep-finished.ts'
import { findTool } from '#server/recipes.ts'
import { startDraft } from './start-draft.ts'
import { countDrafts } from './count-drafts.ts'
import { noteGone } from './note-standing.ts'
import { listDraftItems } from './list-drafts.ts'
import { moveDraft, renameDraft } from './store.ts'
import { filesOfDraft } from './remove-drafts.ts'
import { serveOneDraft } from './one-draft-routes.ts'

/** Everything about drafts but their answers: requests, lists, one draft, its life. */
export function serveDrafting(app: App, services: Services): void {
  serveRequests(app, services)
  serveExhibits(app, services)
  serveLists(app, services)
  serveOneDraft(app, services)
  serveLife(app, services)
}

function serveRequests(app: App, services: Services): void {
  for (const endpoint of [api.startDraft, api.startDraftByProduct])
    implement(app, services, endpoint, async ({ account, ownerId, params, body, context }) => {
      const started = await startDraft(services, { account, ownerId }, findTool(params.type), body)
      return context.json(started, started.status === 'ready' ? 201 : 202)
    })
}

function serveLists(app: App, services: Services): void {
  const { database, now } = services
  const shown = (reach: Reach) => sourcesOf(reach, 'read drafts', now())

  implement(app, services, api.listDrafts, async ({ reach, query, context }) => {
    const { client_id: clientId, draft_id: draftId, ...asked } = query
    return answerPage(context, await listDraftItems(services, shown(reach), { clientId, draftId, ...asked }))
  })

  implement(app, services, api.countDrafts, ({ reach, query }) => countDrafts(database, shown(reach), query))

  implement(app, services, api.listDraftsOfType, async ({ reach, params, query, context }) => {
    const { type } = findTool(params.type).identity
    return answerPage(context, await listDraftItems(services, shown(reach), { ...query, type }))
  })

  implement(app, services, api.listClientDrafts, async ({ ownerId, params: { clientId }, query, context }) => {
    if (!(await findClient(database, ownerId, clientId))) throw new AppError('not-found')
    return answerPage(context, await listDraftItems(services, [everythingOf(ownerId)], { ...query, clientId }))
  })
}

function answerPage(
  context: { header: (name: string, value: string) => void },
  { items, next }: Awaited<ReturnType<typeof listDraftItems>>,
) {
  if (next !== undefined) context.header('X-Next-Cursor', next)
  return items
}

function serveLife(app: App, services: Services): void {
  const { database, now, live, nudge } = services

  implement(app, services, api.cancelDraft, async ({ ownerId, params, body }) => {
    const draft = await draftFor(database, ownerId, params)
    const { id } = draft
    if (body?.keep === 'finished') {
      await keepFinished(services, draft)
      live.tell(id, { kind: 'draft', isCancelled: true })
      return { status: 'ready' as const }
    }
    await database.transaction().execute(async (transaction) => {
      // The job first, as everywhere: whoever stores a section holds it and wants the draft next.
      await dropJobs(transaction, 'write-draft', id)
      const change = { state: 'cancelled', finishedAt: now() } as const
      if (!(await moveDraft(transaction, id, ['queued', 'drafting'], change))) throw new AppError('not-now')
      await releaseCredits(transaction, id, now())
    })
    live.tell(id, { kind: 'draft', isCancelled: true })
    return { status: 'cancelled' as const }
  })

  implement(app, services, api.renameDraft, async ({ ownerId, params, body: { title } }) => {
    const { id } = await draftFor(database, ownerId, params)
    await renameDraft(database, id, title)
    return { title }
  })

  implement(app, services, api.deleteDraft, async ({ ownerId, params }) => {
    const { id, state } = await draftFor(database, ownerId, params)
    const files = await database.transaction().execute(async (transaction) => {
      const keys = await filesOfDraft(transaction, id)
      await dropJobs(transaction, 'write-draft', id)
      if (isRunning(state)) await releaseCredits(transaction, id, now())
      await forgetLooks(transaction, { id, owner_id: ownerId })
      await noteGone(transaction, id)
      await transaction.deleteFrom('drafts').where('id', '=', id).where('owner_id', '=', ownerId).execute()
      return keys
    })
    // What a crash leaves here, the nightly look for orphans finds.
    for (const key of files) await services.files.remove(key)
    live.tell(id, { kind: 'draft', isCancelled: true })
    return undefined
  })

  implement(app, services, api.retryDraft, async ({ account, ownerId, params }) => {
    const { id, type } = await draftFor(database, ownerId, params)
    await database.transaction().execute(async (transaction) => {
      const charge = {
        draftId: id,
        draftType: type,
        credits: findTool(type).identity.cost,
        now: now(),
        place: placeOf(services),
      }
      if (!(await moveDraft(transaction, id, ['failed', 'cancelled'], { state: 'queued' })))
        throw new AppError('not-now')
      await holdCredits(transaction, account, charge)
      await addJob(transaction, { kind: 'write-draft', subjectId: id, runAt: now() })
    })
    nudge.wake()
    live.tell(id, { kind: 'draft' })
    return { status: 'queued' as const }
  })
}
