import type { Facts, Json } from '#domain/drafting/tool.ts'
import { type CaseFrame, soughtRelief } from '../case.ts'
import { resettlementRisk } from './harm.ts'
import { datesContradictAnswer } from '../case/deadline.ts'
import { exceptionOf } from '../case/late-filing.ts'
import { circuitCandidates } from '../plan/circuit-candidates.ts'
import { sectionsOf } from '../plan/section-order.ts'
import { wordBudget } from '../plan/word-budget.ts'

/** What software computed (rules R1 to R21), under the names of the domain file; null where it could not. */
export function computeFacts(frame: CaseFrame): Facts {
  return { ...forumFacts(frame), ...timingFacts(frame), ...claimFacts(frame) }
}

function forumFacts(frame: CaseFrame): Record<string, Json> {
  const { wanted, factor } = wordBudget(sectionsOf(frame), frame)
  return {
    role: frame.role,
    adjudicator: frame.adjudicator,
    opponent: frame.opponent,
    cfr_part: frame.cfrPart,
    page_cap: frame.pageCap,
    circuit: frame.circuit?.id ?? null,
    circuit_from: frame.circuitFrom ?? null,
    circuit_authorities: Object.fromEntries(
      sectionsOf(frame).flatMap((section) => {
        const found = circuitCandidates(section, frame)
        return found.length === 0
          ? []
          : [[section.id, found.map(({ citation, proposition }) => `${citation}: ${proposition}`)]]
      }),
    ),
    document_title: frame.title,
    custody_mark: frame.forum === 'uscis' ? null : frame.detained ? 'DETAINED' : 'NON-DETAINED',
    words_planned: wanted,
    words_scaled_by: factor < 1 ? Math.round(factor * 1000) / 1000 : null,
  }
}

function timingFacts(frame: CaseFrame): Record<string, Json> {
  const { timing } = frame
  return {
    last_arrival: timing.lastArrival ?? null,
    i589_received: timing.filed ?? null,
    deadline: timing.deadline ?? null,
    days_late: timing.daysLate ?? null,
    timely: timing.daysLate === undefined ? null : timing.daysLate === 0,
    dates_contradict_answer: datesContradictAnswer(timing),
    exception_type: timing.answeredTimely === false ? (exceptionOf(frame) ?? null) : null,
  }
}

function claimFacts(frame: CaseFrame): Record<string, Json> {
  return {
    reliefs: frame.selected,
    reliefs_reserved: frame.reserved,
    relief_list: soughtRelief(frame),
    grounds: frame.grounds,
    social_group: frame.grounds.includes('social-group') ? (frame.group.verbatim ?? null) : null,
    adverse_precedent: frame.grounds.includes('social-group') ? frame.group.triggers : [],
    persecutor_type: frame.persecutor.type,
    persecutor_read_from: frame.persecutor.from,
    relocation_burden: frame.relocationBurden,
    past_persecution_presumption: frame.pastHarm,
    firm_resettlement_risk: resettlementRisk(frame) ?? null,
    family_members: frame.family.members.map(({ name, aNumber }) => ({ name, a_number: aNumber ?? null })),
    exhibits: frame.exhibits.map(({ letter, description }) => ({ letter, description })),
  }
}
