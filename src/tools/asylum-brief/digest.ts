import type { Json, SectionPlan, WrittenSection } from '#domain/drafting/tool.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { choicesOf, textOf } from '#domain/questionnaire/question.ts'
import { type CaseFrame, soughtRelief } from './case.ts'
import { outlineOf } from './plan/outline.ts'
import { sectionsOf } from './plan.ts'
import { type SectionRule } from './plan/section-list.ts'
import { writeSection } from './writing.ts'

/**
 * What a model is told for one section: the shared frame, that section's own answers (null where nothing was said), the
 * wording by software with its statements of law, and for the late sections the finished argument.
 */
export function digestFor(
  section: Pick<SectionPlan, 'id' | 'title'>,
  frame: CaseFrame,
  written: readonly WrittenSection[],
): Json {
  const rules = sectionsOf(frame)
  const rule = rules.find(({ id }) => id === section.id)
  return {
    heading: section.title,
    case_frame: frameFacts(frame),
    fields: fieldFacts(rule, frame),
    template: writeSection(section, frame, written),
    ...(rule?.wave === 2 && { argument: finishedArgument(rules, frame, written) }),
    ...(rule?.fields?.includes('cited_sources') && { sources: sourceFacts(frame) }),
  }
}

function frameFacts(frame: CaseFrame): Json {
  return {
    forum: frame.forum,
    role: frame.role,
    adjudicator: frame.adjudicator,
    opponent: frame.opponent,
    client: frame.clientName,
    family_members: frame.family.members.map(({ name }) => name),
    country: frame.country ?? null,
    nationality: frame.nationality ?? null,
    reliefs_argued: soughtRelief(frame),
    grounds: frame.grounds,
    social_group_wording: frame.grounds.includes('social-group') ? (frame.group.verbatim ?? null) : null,
    persecutor_type: frame.persecutor.type,
    past_persecution_argued: frame.pastHarm,
    relocation_burden_on: frame.relocationBurden === 'government' ? frame.burdenParty : frame.role,
    filed_within_one_year: frame.timing.answeredTimely ?? null,
    deadline: frame.timing.deadline ?? null,
    days_late: frame.timing.daysLate ?? null,
    circuit: frame.circuit?.ordinal ?? null,
    exhibits: frame.exhibits.map(({ letter, description }) => `Ex. ${letter}: ${description}`),
  }
}

function fieldFacts(rule: SectionRule | undefined, { answers }: CaseFrame): Json {
  const names = (rule?.fields ?? []).filter((name) => name !== 'cited_sources')
  return Object.fromEntries(names.map((name) => [name, textOf(answers, name) ?? null]))
}

function sourceFacts({ exhibits, input: { answers, sources } }: CaseFrame): Json {
  const chosen = new Set(choicesOf(answers, 'cited_sources'))
  return sources
    .filter(({ id, kind }) => chosen.has(id) || kind === 'client_document')
    .map(({ id, title, text }) => ({
      id,
      title,
      exhibit: exhibits.find(({ sourceId }) => sourceId === id)?.letter ?? null,
      text: text.slice(0, 8_000),
    }))
}

/** Headings with the text of what is written, for the introduction, the summary and the conclusion. */
function finishedArgument(rules: readonly SectionRule[], frame: CaseFrame, written: readonly WrittenSection[]): Json {
  return outlineOf(rules, frame)
    .filter(({ number }) => number !== undefined)
    .map(({ number, text, section }) => {
      const html = written.find(({ id }) => id === section)?.html
      return { heading: `${number} ${text}`, text: html === undefined ? null : sectionText(html).slice(0, 1_500) }
    })
}
