import { api } from '#contract/api.ts'
import { authoritiesCheckedOn } from '#law/authorities/list.ts'
import { type NameFor, namesOf } from '#server/access/people-who.ts'
import { implement } from '#server/http/implement.ts'
import type { App } from '#server/http/strict-headers.ts'
import type { Services } from '#server/services.ts'
import { checkDraftText } from './check-draft-text.ts'
import { presentComparison } from './comparison/comparison-routes.ts'
import { draftFor } from './draft-access.ts'
import { type FlagDecision, listDecisions } from './flag-decisions.ts'
import { withOffers } from './gap-offers.ts'
import { keepPoints } from './open-points.ts'
import { reviewWhole } from './review-whole.ts'
import { findSections, planOf } from './store.ts'
import { readSurroundings } from './surroundings.ts'

/** The texts of a draft’s sections, and what the checks say of them beside what was decided. */
export function serveSectionTexts(app: App, services: Services): void {
  const { database, now } = services

  implement(app, services, api.getSections, async ({ ownerId, params }) => {
    const draft = await draftFor(database, ownerId, params)
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

  implement(app, services, api.listFlags, async ({ ownerId, params }) => {
    const draft = await draftFor(database, ownerId, params)
    const sections = await findSections(database, draft.id)
    // Before the verdicts: a comparison that ends meanwhile is still told as going on, and the page asks again.
    const comparison = await presentComparison(services, draft)
    const surroundings = await readSurroundings(database, draft)
    const flags = await checkDraftText(draft, sections, surroundings, now())
    const decisions = await listDecisions(database, draft.id)
    await keepPoints(database, { draft, sections, flags, decisions })
    const nameFor = await namesOf(
      database,
      decisions.map(({ decided_by }) => decided_by),
    )
    return {
      checked_on: authoritiesCheckedOn(),
      flags: await withOffers(database, draft, flags),
      ...reviewWhole(draft, sections, flags),
      decisions: decisions.map((one) => presentDecision(one, nameFor)),
      comparison,
    }
  })
}

function presentDecision(
  { finding, section_id, kind, code, message, words, reason, ...row }: FlagDecision,
  nameFor: NameFor,
) {
  const at = new Date(row.decided_at).toISOString()
  const source = row.read_at === null ? null : { place: row.read_at, words: row.read_words }
  const by = { by: row.email, by_name: nameFor(row.decided_by) }
  return { finding, section_id, kind, code, message, words, reason, source, ...by, at }
}
