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
  takeHold,
} from '#server/features/drafting/index.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { readTogether } from './read-together.ts'

/** Who writes in which section: taking it, asking for it, handing it over. */
export function serveHolds(app: App, services: Services): void {
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
