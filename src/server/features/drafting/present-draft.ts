import type { Draft } from '#contract/drafting.ts'
import { isFinal } from '#domain/drafting/draft-state.ts'
import type { SectionPlan } from '#domain/drafting/tool.ts'
import { type NameFor, namesOf } from '#server/access/people-who.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import { presentLaw } from './law-of-draft.ts'
import { signerOfText } from './sign-off-of-text.ts'
import { locksOf } from './section-rows.ts'
import { findSections, inputOf, planOf } from './store.ts'

/** The middle of what the plan allows. */
function plannedWords({ words }: SectionPlan): { words?: number } {
  return words ? { words: Math.round((words.min + words.max) / 2) } : {}
}

/** A draft as the page and the API see it. */
export async function presentDraft(database: Database, row: DraftRow): Promise<Draft> {
  const sections = await findSections(database, row.id)
  const nameFor = await namesOf(
    database,
    sections.map(({ accepted_by }) => accepted_by),
  )
  const isSigned = isFinal(sections) && (await signerOfText(database, row, sections)) !== undefined
  return {
    id: row.id,
    draft_id: row.id,
    client_id: row.client_id,
    client_name: row.client_name,
    type: row.type,
    title: row.title,
    status: row.state,
    reason: row.reason,
    writer: row.writer,
    model: row.model,
    is_shielded: row.is_shielded !== 0,
    filing_date: inputOf(row).filingDate,
    file_name: row.file_name,
    created_at: new Date(row.created_at).toISOString(),
    finished_at: row.finished_at === null ? null : new Date(row.finished_at).toISOString(),
    facts: JSON.parse(row.facts) as Draft['facts'],
    warnings: JSON.parse(row.warnings) as Draft['warnings'],
    law: presentLaw(row, sections),
    ...(isSigned && { is_signed_off: true }),
    sections: sections.map((section, order) => ({
      id: section.section_id,
      title: planOf(section).pointHeading ?? planOf(section).title,
      has_heading: planOf(section).heading !== false,
      setting: planOf(section).setting ?? 'body',
      order,
      level: planOf(section).level ?? 1,
      state: section.state,
      mode: planOf(section).mode,
      ...plannedWords(planOf(section)),
      version: section.version,
      section_content: section.content,
      origin: section.origin,
      proposal: section.proposal,
      locks: locksOf(section),
      ...acceptedBy(section, nameFor),
    })),
  }
}

function acceptedBy({ state, accepted_by: by, accepted_at: at }: SectionRow, nameFor: NameFor) {
  if (state !== 'accepted' || by === null || at === null) return {}
  return { accepted: { by: nameFor(by), at: new Date(at).toISOString() } }
}
