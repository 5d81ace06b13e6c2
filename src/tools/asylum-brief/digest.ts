import type { Json, SectionPlan } from '#domain/drafting/tool.ts'
import { listInWords } from '#domain/prose/words.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { type CaseFrame, soughtRelief } from './case.ts'
import { sectionsOf } from './plan/section-order.ts'
import { writeTemplate } from './writing/write-template.ts'

/** What every section of this brief is told: who is called what, what is argued, what software computed. */
export function briefOf(frame: CaseFrame): Json {
  return frameFacts(frame)
}

/** The answers that one section may use, null where nothing was said; none where the case map holds them as facts. */
export function digestFor(section: Pick<SectionPlan, 'id'>, frame: CaseFrame): Json {
  if (section.id === 'S70') return { closing_text: closingText(frame) }
  if (frame.input.caseMap) return null
  const rule = sectionsOf(frame).find(({ id }) => id === section.id)
  const names = (rule?.fields ?? []).filter((name) => name !== 'cited_sources')
  return names.length === 0
    ? null
    : Object.fromEntries(names.map((name) => [name, textOf(frame.answers, name) ?? null]))
}

/** Its sentences that reserve and request relief stand word for word; `<case>` has the names of the family. */
function closingText(frame: CaseFrame): string {
  const names = listInWords(frame.family.members.map(({ name }) => name))
  const text = sectionText(writeTemplate('S70', frame))
  return names === '' ? text : text.replace(`extend it to ${names}`, 'extend it to {family_members}')
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
    ...(!frame.input.caseMap && {
      exhibits: frame.exhibits.map(({ letter, description }) => `Ex. ${letter}: ${description}`),
    }),
  }
}
