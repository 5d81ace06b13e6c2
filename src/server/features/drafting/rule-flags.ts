import type { DraftCheck } from '#domain/draft-checks/draft-check.ts'
import { nameOf } from '#domain/findings/name-finding.ts'
import type { OpenCase } from '#domain/drafting/tool.ts'
import type { Check } from '#domain/questionnaire/check.ts'
import type { SectionRow } from '#server/database/tables/drafts.ts'
import { planOf, toWritten } from './store.ts'

/** What the tool's own rules find in a draft as it stands now: in what a model wrote, section by section, and in the whole. */
export function flagByRules(opened: OpenCase, sections: readonly SectionRow[]): DraftCheck[] {
  const byModel = sections.filter(({ origin }) => origin === 'generated' || origin === 'ai')
  const ofSections = byModel.flatMap((row) => {
    const found = opened.reviewSection(planOf(row), row.content)
    return found.map((check) => toFlag(check, row.section_id))
  })
  const ofDraft = opened.review(toWritten(sections))
  const flags = [...ofDraft.map((check) => toFlag(check)), ...ofSections]
  return flags.filter(({ id }, index) => flags.findIndex((other) => other.id === id) === index)
}

const kinds = {
  block: ['Conflict', 'red'],
  warn: ['Verify or remove', 'amber'],
  inform: ['Computed', 'grey'],
} as const

/** A rule speaks of a section or the draft as a whole, never of a passage. */
function toFlag({ code, severity, message }: Check, sectionId?: string): DraftCheck {
  const [kind, colour] = kinds[severity]
  const finding = nameOf('tool-rule', code, sectionId ?? '', message)
  return {
    id: finding,
    finding,
    code: 'tool-rule',
    rule: code,
    kind,
    severity: colour,
    message,
    ...(sectionId !== undefined && { place: { sectionId, start: 0, end: 0 } }),
    passages: [],
  }
}
