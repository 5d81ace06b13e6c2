import { AppError } from '#contract/errors.ts'
import { openOnTheWhole } from '#domain/draft-checks/decision.ts'
import { type DraftCheck, openFlags } from '#domain/draft-checks/draft-check.ts'
import { isFinal } from '#domain/drafting/draft-state.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import type { Services } from '#server/services.ts'
import { checkDraftText } from './check-draft-text.ts'
import { checkSection } from './check-section.ts'
import { openFlagsError } from './decision-routes.ts'
import { sectionOf } from './draft-access.ts'
import { listDecisions, recordDecisions } from './flag-decisions.ts'
import { requireFree } from './section-holds.ts'
import { setSection } from './section-rows.ts'
import { findSections } from './store.ts'
import { readSurroundings } from './surroundings.ts'

type Wish = {
  readonly draft: DraftRow
  readonly sectionId: string
  readonly accountId: string
  /** Why the section is accepted although findings are open in it. */
  readonly reason: string | undefined
}

/**
 * Accepts a section as it stands. An open finding wants a reason, which is recorded with the name and the time; with the
 * last section the draft is final, and what stands against the whole of it counts too. Gives what was decided by it.
 */
export async function acceptSection(services: Services, wish: Wish) {
  const { database } = services
  return acceptChecked(services, wish.draft, (checked) =>
    database.transaction().execute((transaction) => acceptIn(transaction, wish, checked, services.now())),
  )
}

async function acceptIn(
  database: Database,
  { draft, sectionId, accountId, reason }: Wish,
  checked: Checked,
  now: number,
) {
  const section = await sectionOf(database, draft, sectionId)
  const { content, version } = section
  if (version === 0) throw new AppError('not-now')
  await requireFree(database, { draft, sectionId, personId: accountId, now }, section)
  const sections = await findSections(database, draft.id)
  if (!areSame(sections, checked.sections)) return 'changed'
  const known = await listDecisions(database, draft.id)
  const open = openFlags(checked.flags, known, section.section_id)
  const after = sections.map((row) => (row.section_id === section.section_id ? accepted : row))
  const onTheWhole = isFinal(after) ? openOnTheWhole(checked.flags, known) : []
  const decided: DraftCheck[] = [...open, ...onTheWhole]
  if (decided.length > 0 && reason === undefined) throw openFlagsError(decided, open.length > 0 ? 'section' : 'whole')
  await recordDecisions(database, draft.id, decided, { kind: 'accepted', reason, accountId, now })
  const done = { accepted_by: accountId, accepted_at: now }
  await setSection(database, section, { state: 'accepted', override_reason: reason ?? null, ...done })
  return { section_content: content, version, checks: checkSection(draft, content), state: 'accepted', decided }
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

async function checkNow({ database, now }: Services, draft: DraftRow) {
  const sections = await findSections(database, draft.id)
  return { sections, flags: await checkDraftText(draft, sections, await readSurroundings(database, draft), now()) }
}

function areSame(one: readonly SectionRow[], other: readonly SectionRow[]): boolean {
  const toText = (rows: readonly SectionRow[]) => JSON.stringify(rows.map((row) => [row.section_id, row.version]))
  return toText(one) === toText(other)
}
