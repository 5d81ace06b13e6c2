import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { respectLocks } from '#domain/redline/locked-ranges.ts'
import { warn } from '#domain/questionnaire/check.ts'
import { sanitizeSection } from '#domain/section-content/sanitize.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow, VersionRow } from '#server/database/tables/drafts.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { authoritiesCheckedOn } from '#law/authorities/list.ts'
import { openOnTheWhole } from '#domain/draft-checks/decision.ts'
import { openFlags } from '#domain/draft-checks/draft-check.ts'
import { isFinal } from '#domain/drafting/draft-state.ts'
import { checkSection } from './check-section.ts'
import { openFlagsError, recordInTrail, serveFlagDecisions } from './decision-routes.ts'
import { checkDraftText } from './check-draft-text.ts'
import { type FlagDecision, listDecisions, recordDecisions } from './flag-decisions.ts'
import { locksOf, ownDraft, ownDraftById, sectionOf } from './own-draft.ts'
import { reviewWhole } from './review-whole.ts'
import { proposeRevision } from './propose-revision.ts'
import { serveDraftSources } from './source-routes.ts'
import { serveSentRequests } from './sent-routes.ts'
import { addVersion, findSections, planOf, showVersion } from './store.ts'
import { readSurroundings } from './surroundings.ts'

/** Reading, editing, revising and accepting the sections of a draft, of whichever tool. */
export function serveRevising(app: App, services: Services): void {
  serveSectionTexts(app, services)
  serveRevisions(app, services)
  serveDecisions(app, services)
  serveFlagDecisions(app, services)
  serveDraftSources(app, services)
  serveSentRequests(app, services)
}

function serveSectionTexts(app: App, services: Services): void {
  const { database, now } = services

  implement(app, services, api.getSections, async ({ account, params }) => {
    const draft = await ownDraftById(database, account.id, params.draftId)
    const rows = await findSections(database, draft.id)
    const entries = rows.map((row, order) => {
      const { content: section_content, state, version } = row
      return [
        row.section_id,
        { section_content, title: planOf(row).pointHeading ?? planOf(row).title, order, state, version },
      ] as const
    })
    return { sections: Object.fromEntries(entries) }
  })

  implement(app, services, api.listFlags, async ({ account, params }) => {
    const draft = await ownDraft(database, account.id, params)
    const sections = await findSections(database, draft.id)
    const surroundings = await readSurroundings(database, draft)
    const flags = await checkDraftText(draft, sections, surroundings, now())
    return {
      checked_on: authoritiesCheckedOn,
      flags: flags.map((flag) => ({ ...flag, passages: [...flag.passages] })),
      ...reviewWhole(draft, sections, flags),
      decisions: (await listDecisions(database, draft.id)).map(presentDecision),
    }
  })
}

function presentDecision({ finding, section_id, kind, code, message, words, reason, ...row }: FlagDecision) {
  const at = new Date(row.decided_at).toISOString()
  return { finding, section_id, kind, code, message, words, reason, by: row.email, at }
}

function serveRevisions(app: App, services: Services): void {
  const { database, now, live } = services

  implement(app, services, api.reviseByPrompt, async ({ account, params, body, context }) => {
    const draft = await ownDraftById(database, account.id, params.draftId)
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

  implement(app, services, api.editSection, async ({ account, params, body }) => {
    const draft = await ownDraftById(database, account.id, params.draftId)
    const content = sanitizeSection(body.section_content)
    const version = await database.transaction().execute(async (transaction) => {
      refuseStale(await sectionOf(transaction, draft, params.sectionId), body.base_version)
      const given = { origin: 'manual', content, now: now(), authorId: account.id } as const
      return addVersion(transaction, draft.id, params.sectionId, given)
    })
    live.tell(draft.id, { kind: 'section', id: params.sectionId, state: 'ready', text: content })
    return { section_content: content, version, checks: checkSection(draft, content) }
  })

  implement(app, services, api.listVersions, async ({ account, params }) => {
    const draft = await ownDraft(database, account.id, params)
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
    return rows.map(({ version, origin, content, created_at, email, model, prompt }) => {
      const time = new Date(created_at).toISOString()
      return { version, origin, section_content: content, created_at: time, author: email, model, prompt }
    })
  })
}

function serveDecisions(app: App, services: Services): void {
  const { database, now } = services

  implement(app, services, api.acceptSection, async ({ account, params, body, context }) => {
    const draft = await ownDraft(database, account.id, params)
    const accept = (checked: Checked | undefined) =>
      database.transaction().execute(async (transaction) => {
        const section = await sectionOf(transaction, draft, params.sectionId)
        if (body?.version !== undefined) {
          const taken = { ...body, version: body.version }
          return { ...(await takeProposal(transaction, draft, section, taken, now())), state: 'ready', decided: [] }
        }
        const { content, version } = section
        if (version === 0) throw new AppError('not-now')
        const sections = await findSections(transaction, draft.id)
        if (!checked || !areSame(sections, checked.sections)) return 'changed'
        const { flags } = checked
        const known = await listDecisions(transaction, draft.id)
        const open = openFlags(flags, known, section.section_id)
        // With its last section the draft is final: what stands against the whole of it counts too.
        const after = sections.map((row) => (row.section_id === section.section_id ? accepted : row))
        const onTheWhole = isFinal(after) ? openOnTheWhole(flags, known) : []
        const decided = [...open, ...onTheWhole]
        const reason = body?.override
        if (decided.length > 0 && reason === undefined)
          throw openFlagsError(decided, open.length > 0 ? 'section' : 'whole')
        await recordDecisions(transaction, draft.id, decided, {
          kind: 'accepted',
          reason,
          accountId: account.id,
          now: now(),
        })
        await setSection(transaction, section, { state: 'accepted', override_reason: reason ?? null })
        return { section_content: content, version, checks: checkSection(draft, content), state: 'accepted', decided }
      })
    const { decided, ...reply } =
      body?.version === undefined ? await acceptChecked(services, draft, accept) : notChanged(await accept(undefined))
    if (decided.length > 0)
      await recordInTrail(services, { account, context }, { draft, kind: 'accepted', flags: decided })
    return reply
  })

  implement(app, services, api.discardProposal, async ({ account, params, body }) => {
    const draft = await ownDraft(database, account.id, params)
    return database.transaction().execute(async (transaction) => {
      const section = await sectionOf(transaction, draft, params.sectionId)
      if (section.proposal !== body.version) throw new AppError('version-is-stale')
      await setSection(transaction, section, { proposal: null })
      return { proposal: null }
    })
  })

  implement(app, services, api.restoreVersion, async ({ account, params, body }) => {
    const draft = await ownDraft(database, account.id, params)
    return database.transaction().execute(async (transaction) => {
      const section = await sectionOf(transaction, draft, params.sectionId)
      const { content } = await versionOf(transaction, section, body.version)
      const given = { origin: 'restored', content, now: now(), authorId: account.id } as const
      const version = await addVersion(transaction, draft.id, section.section_id, given)
      return { section_content: content, version, checks: checkSection(draft, content) }
    })
  })

  implement(app, services, api.lockPassages, async ({ account, params, body }) => {
    const draft = await ownDraft(database, account.id, params)
    const section = await sectionOf(database, draft, params.sectionId)
    await setSection(database, section, { locks: JSON.stringify(body.passages) })
    return { locks: body.passages }
  })
}

const accepted = { state: 'accepted' } as const

type Checked = Awaited<ReturnType<typeof checkNow>>

/** Checking takes longer than a transaction may be open: when a section changed meanwhile, all are checked again. */
async function acceptChecked<T>(
  services: Services,
  draft: DraftRow,
  accept: (checked: Checked) => Promise<T | 'changed'>,
): Promise<T> {
  for (let tries = 0; tries < 5; tries += 1) {
    const accepted = await accept(await checkNow(services, draft))
    if (accepted !== 'changed') return accepted
  }
  throw new AppError('version-is-stale')
}

function notChanged<T>(reply: T | 'changed'): T {
  if (reply === 'changed') throw new AppError('version-is-stale')
  return reply
}

async function checkNow({ database, now }: Services, draft: DraftRow) {
  const sections = await findSections(database, draft.id)
  return { sections, flags: await checkDraftText(draft, sections, await readSurroundings(database, draft), now()) }
}

function areSame(one: readonly SectionRow[], other: readonly SectionRow[]): boolean {
  const toText = (rows: readonly SectionRow[]) => JSON.stringify(rows.map((row) => [row.section_id, row.version]))
  return toText(one) === toText(other)
}

type Taken = {
  readonly version: number
  readonly section_content?: string | undefined
}

/**
 * Makes a proposal, or what the decisions left of it, the text; locked passages stay in any case. Another proposal or
 * version in between: 409.
 */
async function takeProposal(database: Database, draft: DraftRow, section: SectionRow, taken: Taken, now: number) {
  if (section.proposal !== taken.version) throw new AppError('version-is-stale')
  const row = await versionOf(database, section, taken.version)
  const wanted = taken.section_content === undefined ? row.content : sanitizeSection(taken.section_content)
  const content = respectLocks(section.content, wanted, locksOf(section))
  if (content !== row.content)
    await database
      .updateTable('section_versions')
      .set({ content, proposed: row.content })
      .where('draft_id', '=', section.draft_id)
      .where('section_id', '=', section.section_id)
      .where('version', '=', row.version)
      .execute()
  await showVersion(database, { ...row, content }, now)
  return { section_content: content, version: row.version, checks: checkSection(draft, content) }
}

async function versionOf(database: Database, section: SectionRow, version: number): Promise<VersionRow> {
  const row = await database
    .selectFrom('section_versions')
    .selectAll()
    .where('draft_id', '=', section.draft_id)
    .where('section_id', '=', section.section_id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

async function setSection(
  database: Database,
  { draft_id, section_id }: SectionRow,
  change: Partial<Pick<SectionRow, 'state' | 'locks' | 'override_reason' | 'proposal'>>,
): Promise<void> {
  await database
    .updateTable('draft_sections')
    .set(change)
    .where('draft_id', '=', draft_id)
    .where('section_id', '=', section_id)
    .execute()
}

function refuseStale({ version }: SectionRow, base: number | undefined): void {
  if (base !== undefined && base !== version) throw new AppError('version-is-stale')
}
