import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { warn } from '#domain/questionnaire/check.ts'
import { type NameFor, namesOf } from '#server/access/people-who.ts'
import type { VersionRow } from '#server/database/tables/drafts.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { acceptSection } from './accept-section.ts'
import { checkSection } from './check-section.ts'
import { serveComparison } from './comparison/comparison-routes.ts'
import { recordInTrail, serveFlagDecisions } from './decision-routes.ts'
import { draftFor, sectionOf } from './draft-access.ts'
import { editSection, restoreVersion } from './edit-section.ts'
import { proposeRevision } from './propose-revision.ts'
import { requireFree } from './section-holds.ts'
import { refuseStale, setSection } from './section-rows.ts'
import { serveSentRequests } from './sent-routes.ts'
import { serveSectionSources } from './section-source-routes.ts'
import { servePrintedDrafts } from './printed-routes.ts'
import { serveDraftSources } from './source-routes.ts'
import { discardProposal, proposeAgain, takeProposal } from './take-proposal.ts'
import { serveSectionTexts } from './section-text-routes.ts'

/** Reading, editing, revising and accepting the sections of a draft, of whichever tool. */
export function serveRevising(app: App, services: Services): void {
  serveSectionTexts(app, services)
  serveRevisions(app, services)
  serveDecisions(app, services)
  serveFlagDecisions(app, services)
  serveDraftSources(app, services)
  servePrintedDrafts(app, services)
  serveSectionSources(app, services)
  serveSentRequests(app, services)
  serveComparison(app, services)
}

function serveRevisions(app: App, services: Services): void {
  const { database } = services

  implement(app, services, api.reviseByPrompt, async ({ account, ownerId, params, body, context }) => {
    const draft = await draftFor(database, ownerId, params)
    const section = await sectionOf(database, draft, params.sectionId)
    refuseStale(section, body.base_version)
    const revision = await proposeRevision(services, account, {
      draft,
      section,
      ...body,
      signal: context.req.raw.signal,
    })
    const { removes, ...proposal } = revision
    const checks = checkSection(draft, revision.section_content)
    return { ...proposal, checks: [...(removes === undefined ? [] : [warn('REMOVES', removes)]), ...checks] }
  })

  implement(app, services, api.editSection, async ({ account, ownerId, params, body }) => {
    const draft = await draftFor(database, ownerId, params)
    const { section_content: text, base_version: base, ends_hold: endsHold = false } = body
    return editSection(services, { draft, sectionId: params.sectionId, accountId: account.id, text, base, endsHold })
  })

  implement(app, services, api.listVersions, async ({ ownerId, params }) => {
    const draft = await draftFor(database, ownerId, params)
    const rows = await database
      .selectFrom('section_versions')
      .leftJoin('accounts', 'accounts.id', 'section_versions.author_id')
      .selectAll('section_versions')
      .select('accounts.email')
      .where('draft_id', '=', draft.id)
      .where('section_id', '=', params.sectionId)
      .orderBy('version', 'desc')
      .limit(200)
      .execute()
    if (rows.length === 0) await sectionOf(database, draft, params.sectionId)
    const nameFor = await namesOf(
      database,
      rows.flatMap(({ author_id, decided_by }) => [author_id, decided_by]),
    )
    return rows.map((row) => presentVersion(row, row.email, nameFor))
  })
}

function presentVersion(row: VersionRow, author: string | null, nameFor: NameFor) {
  const { version, origin, content: section_content, model, prompt, decided_by, decided_at } = row
  const isDecided = decided_by !== null && decided_at !== null
  return {
    version,
    origin,
    section_content,
    created_at: new Date(row.created_at).toISOString(),
    author,
    author_name: row.author_id === null ? null : nameFor(row.author_id),
    decided: isDecided ? { by: nameFor(decided_by), at: new Date(decided_at).toISOString() } : null,
    model,
    prompt,
  }
}

function serveDecisions(app: App, services: Services): void {
  const { database, now } = services

  implement(app, services, api.acceptSection, async ({ account, ownerId, params, body, context }) => {
    const draft = await draftFor(database, ownerId, params)
    if (body?.version !== undefined) {
      const taken = { ...body, version: body.version }
      const reply = await database.transaction().execute(async (transaction) => {
        const section = await sectionOf(transaction, draft, params.sectionId)
        const place = { draft, sectionId: params.sectionId, personId: account.id, now: now() }
        await requireFree(transaction, place, section)
        return takeProposal(transaction, place, section, taken)
      })
      return { ...reply, state: 'ready' }
    }
    const wish = { draft, sectionId: params.sectionId, accountId: account.id, reason: body?.override }
    const { decided, ...reply } = await acceptSection(services, wish)
    if (decided.length > 0)
      await recordInTrail(services, { account, context }, { draft, kind: 'accepted', flags: decided })
    return reply
  })

  implement(app, services, api.reopenSection, async ({ ownerId, params }) => {
    const draft = await draftFor(database, ownerId, params)
    const section = await sectionOf(database, draft, params.sectionId)
    if (section.state !== 'accepted') throw new AppError('not-now')
    const open = { state: 'ready', override_reason: null, accepted_by: null, accepted_at: null } as const
    await setSection(database, section, open)
    return { state: 'ready' }
  })

  implement(app, services, api.discardProposal, async ({ account, ownerId, params, body }) => {
    const draft = await draftFor(database, ownerId, params)
    await database.transaction().execute(async (transaction) =>
      discardProposal(transaction, await sectionOf(transaction, draft, params.sectionId), body.version, {
        personId: account.id,
        now: now(),
      }),
    )
    return { proposal: null }
  })

  implement(app, services, api.proposeAgain, async ({ account, ownerId, params, body }) => {
    const draft = await draftFor(database, ownerId, params)
    return database.transaction().execute(async (transaction) => {
      const section = await sectionOf(transaction, draft, params.sectionId)
      const place = { draft, sectionId: params.sectionId, personId: account.id, now: now() }
      await requireFree(transaction, place, section)
      return proposeAgain(transaction, section, body, now())
    })
  })

  implement(app, services, api.restoreVersion, async ({ account, ownerId, params, body }) => {
    const draft = await draftFor(database, ownerId, params)
    return restoreVersion(services, {
      draft,
      sectionId: params.sectionId,
      accountId: account.id,
      version: body.version,
    })
  })

  implement(app, services, api.lockPassages, async ({ ownerId, params, body }) => {
    const draft = await draftFor(database, ownerId, params)
    const section = await sectionOf(database, draft, params.sectionId)
    await setSection(database, section, { locks: JSON.stringify(body.passages) })
    return { locks: body.passages }
  })
}
