import type { Json, SectionPlan, WrittenSection } from '#domain/drafting/tool.ts'
import { citableAuthorities } from './plan/authorities.ts'
import type { WaiverCase } from './case.ts'
import * as part from './digest/parts.ts'
import { hardshipOf } from './plan.ts'

type Parts = Readonly<Record<string, part.DigestPart>>

/**
 * The facts that a model may use for one section (section 6 of the domain file): only the parts that the section needs,
 * and its own authorities. Facts are data; the instructions of `sections/` say so.
 */
export function digestFacts(section: SectionPlan, waiver: WaiverCase, written: readonly WrittenSection[]): Json {
  const parts: Parts = { applicant: part.applicant, as_of: part.filingDate, ...partsOf(section.id) }
  return {
    ...Object.fromEntries(Object.entries(parts).map(([name, read]) => [name, read(waiver, written)])),
    authorities: citableAuthorities(section.authorities ?? []).map(({ id, citation, useFor }) => ({
      id,
      citation,
      use_for: useFor,
    })),
  }
}

function partsOf(id: string): Parts {
  const hardship = hardshipOf(id)
  if (hardship === undefined) return sectionParts[id] ?? {}
  return {
    relatives: part.relativeIn(hardship),
    children: part.children,
    other_relatives_text: part.otherRelativesText,
    sources: part.sources,
    circuit: part.circuit,
  }
}

const sectionParts: Readonly<Record<string, Parts>> = {
  introduction: {
    unlawful_presence: part.presence,
    basis: part.basis,
    relatives: part.relativesInBrief,
    hardship_sections: part.hardshipSections,
  },
  immigration_history: { entry: part.entry, basis: part.basis, screening: part.screening },
  statement_of_facts: {
    entry: part.entry,
    relatives: part.relativesInFull,
    marriage: part.marriage,
    children: part.children,
    other_relatives_text: part.otherRelativesText,
    sources: part.sources,
  },
  eligibility: {
    entry: part.entry,
    unlawful_presence: part.presence,
    basis: part.basis,
    screening: part.screening,
  },
  qualifying_relatives: { basis: part.basis, relatives: part.relativesInBrief, marriage: part.marriage },
  other_relatives: {
    relatives: part.relativesInBrief,
    children: part.children,
    other_relatives_text: part.otherRelativesText,
    sources: part.sources,
  },
  cumulative: {
    relatives: part.relativesWithFactors,
    hardship_sections: part.hardshipSections,
    circuit: part.circuit,
  },
  discretion: {
    entry: part.entry,
    unlawful_presence: part.presence,
    relatives: part.relativesInBrief,
    children: part.children,
    character: part.character,
    screening: part.screening,
    sources: part.sources,
  },
  conclusion: { relatives: part.relativesInBrief },
}
