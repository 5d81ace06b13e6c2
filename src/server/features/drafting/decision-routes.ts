import type { Context } from 'hono'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { canBeVerified, codeOf, type DecisionKind } from '#domain/draft-checks/decision.ts'
import { type DraftCheck, openAtExport } from '#domain/draft-checks/draft-check.ts'
import { isFinal } from '#domain/drafting/draft-state.ts'
import { block } from '#domain/questionnaire/check.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import { originOf } from '#server/http/audit-request.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { checkDraftText } from './check-draft-text.ts'
import { listDecisions, recordDecisions } from './flag-decisions.ts'
import { draftFor } from './draft-access.ts'
import { findSections } from './store.ts'
import { readSurroundings } from './surroundings.ts'

/** What the attorney decides about findings: recorded with name, time and reason, and in the audit trail. */
export function serveFlagDecisions(app: App, services: Services): void {
  const { database, now } = services

  implement(app, services, api.decideFlags, async ({ account, ownerId, params, body, context }) => {
    const draft = await draftFor(database, ownerId, params)
    const { kind, reason, source } = body
    if (kind === 'accepted' && reason === undefined) throw missingReason()
    if (source && kind !== 'verified') throw sourceOfNothing()
    const surroundings = await readSurroundings(database, draft)
    const flags = await checkDraftText(draft, await findSections(database, draft.id), surroundings, now())
    const found = body.findings.map((finding) => flags.find((flag) => flag.finding === finding))
    const named = found.filter((flag) => flag !== undefined)
    if (named.length < found.length) throw new AppError('version-is-stale')
    if (kind === 'verified' && !named.every(canBeVerified)) throw notVerifiable()
    const given = { kind, reason, source, accountId: account.id, now: now() }
    await database.transaction().execute((transaction) => recordDecisions(transaction, draft.id, named, given))
    await recordInTrail(services, { account, context }, { draft, kind, flags: named })
    return { decisions: (await listDecisions(database, draft.id)).map(({ finding }) => finding) }
  })
}

type Caller = { readonly account: Account; readonly context: Context }
type Decided = { readonly draft: DraftRow; readonly kind: DecisionKind; readonly flags: readonly DraftCheck[] }

/** Notes a decision in the audit trail: the findings by their codes, never the reason, which may speak of the client. */
export async function recordInTrail(
  { recordEvent, now }: Services,
  { account, context }: Caller,
  { draft, kind, flags }: Decided,
): Promise<void> {
  const codes = [...new Set(flags.map(codeOf))].join(' ')
  await recordEvent({
    accountId: draft.owner_id,
    at: now(),
    kind: `client-data-${kind}`,
    subject: `clientId=${draft.client_id} draftId=${draft.id}`,
    detail: codes.slice(0, 255),
    actorId: account.id,
    ...originOf(context),
  })
}

/** Refuses the clean file of a final draft while a red flag without a recorded decision is open in it. */
export async function refuseOpenFinal({ database, now }: Services, draft: DraftRow): Promise<void> {
  const sections = await findSections(database, draft.id)
  if (!isFinal(sections)) return
  const flags = await checkDraftText(draft, sections, await readSurroundings(database, draft), now())
  const open = openAtExport(flags, await listDecisions(database, draft.id))
  if (open.length > 0) throw openFlagsError(open, 'final')
}

const sentences = {
  section: undefined,
  whole:
    'With this section the draft is final, and a check of the whole draft is open. Settle it, or say why you accept the draft all the same.',
  final:
    'A check has opened since this draft was accepted. Settle it, or say why you file the draft all the same; then the clean copy can be downloaded.',
} as const

/** What stands in the way, named. */
export function openFlagsError(open: readonly DraftCheck[], where: keyof typeof sentences): AppError {
  const checks = open.map((flag) => block(codeOf(flag), flag.message))
  const message = sentences[where]
  return new AppError('open-flags', { checks }, message === undefined ? {} : { message })
}

function missingReason(): AppError {
  const message = 'Reason must not be empty'
  return new AppError('invalid-fields', { fields: [{ name: 'reason', label: 'Reason', message }] })
}

function sourceOfNothing(): AppError {
  const message = 'A source goes with what you verified.'
  return new AppError('invalid-fields', { fields: [{ name: 'source', label: 'Source', message }] })
}

function notVerifiable(): AppError {
  const message = 'Only an open citation or quotation can be marked as verified.'
  return new AppError('invalid-fields', { fields: [{ name: 'findings', label: 'Findings', message }] })
}
