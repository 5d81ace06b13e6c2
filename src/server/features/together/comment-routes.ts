import { api } from '#contract/api.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { draftFor, sectionOf } from '#server/features/drafting/index.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { askPeople, finishAsk, finishAsksOf, listWaiting } from './asks.ts'
import { insertComment, insertReply, readComments, setResolved } from './comments.ts'
import { mailPaceOf, setMailPace } from './mail-pace.ts'

/** Comments on drafts, requests to review them, and what waits for somebody. */
export function serveComments(app: App, services: Services): void {
  serveRemarks(app, services)
  serveAsks(app, services)
  serveMailPace(app, services)
}

type Asked = { readonly account: { readonly id: string }; readonly ownerId: string }
type Path = { readonly clientId: string; readonly draftId: string }
type Asker = { readonly draft: DraftRow; readonly personId: string; readonly now: number }

/** Changes what is said about a draft in one transaction, tells the others, and shows all of it. */
function createSaying({ database, now, live, nudge }: Services) {
  return async (
    { account, ownerId }: Asked,
    params: Path,
    say: (transaction: Database, asker: Asker) => Promise<unknown>,
  ) => {
    const draft = await draftFor(database, ownerId, params)
    const asker = { draft, personId: account.id, now: now() }
    await database.transaction().execute((transaction) => say(transaction, asker))
    live.tell(draft.id, { kind: 'together' })
    nudge.wake()
    return readComments(database, asker)
  }
}

function serveRemarks(app: App, services: Services): void {
  const { database, now } = services
  const change = createSaying(services)

  implement(app, services, api.listComments, async ({ account, ownerId, params }) =>
    readComments(database, {
      draft: await draftFor(database, ownerId, params),
      personId: account.id,
      now: now(),
    }),
  )

  implement(app, services, api.addComment, ({ params, body, ...asked }) =>
    change(asked, params, async (transaction, asker) => {
      const { section_id: sectionId, passage, body: text, mentions } = body
      const comment_id = await insertComment(transaction, asker, { sectionId, passage, body: text })
      const about = { kind: 'mention', section_id: sectionId, comment_id } as const
      await askPeople(transaction, mentions, { ...asker, askerId: asker.personId, about })
    }),
  )

  implement(app, services, api.replyToComment, ({ params, body, ...asked }) =>
    change(asked, params, async (transaction, asker) => {
      const reply = await insertReply(transaction, asker, params.commentId, body.body)
      await finishAsksOf(transaction, reply.thread, asker.now, asker.personId)
      const about = { kind: 'mention', section_id: reply.sectionId, comment_id: reply.id } as const
      await askPeople(transaction, body.mentions, { ...asker, askerId: asker.personId, about })
    }),
  )

  implement(app, services, api.resolveComment, ({ params, body, ...asked }) =>
    change(asked, params, async (transaction, asker) => {
      const thread = await setResolved(transaction, asker, params.commentId, body.is_resolved)
      if (body.is_resolved) await finishAsksOf(transaction, thread, asker.now)
    }),
  )
}

function serveAsks(app: App, services: Services): void {
  const { database, now } = services
  const change = createSaying(services)

  implement(app, services, api.askForReview, ({ params, body, ...asked }) =>
    change(asked, params, async (transaction, asker) => {
      const { person_id, section_id } = body
      if (section_id !== null) await sectionOf(transaction, asker.draft, section_id)
      const about = { kind: 'review', section_id, comment_id: null } as const
      await askPeople(transaction, [person_id], { ...asker, askerId: asker.personId, about })
    }),
  )

  implement(app, services, api.finishAsk, ({ params, ...asked }) =>
    change(asked, params, (transaction, { draft, personId, now: at }) =>
      finishAsk(transaction, { draftId: draft.id, askId: params.askId, personId, now: at }),
    ),
  )

  implement(app, services, api.listWaiting, async ({ reach }) => {
    const waiting = await listWaiting(database, reach, now())
    return waiting.map(({ isMailed: _mailed, isOwn: _own, ...one }) => one)
  })
}

function serveMailPace(app: App, services: Services): void {
  const { database } = services

  implement(app, services, api.getMailPace, ({ account }) => mailPaceOf(database, account.id))

  implement(app, services, api.setMailPace, async ({ account, body }) => {
    await setMailPace(database, account.id, body)
    return mailPaceOf(database, account.id)
  })
}
