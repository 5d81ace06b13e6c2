import type { Json, SectionPlan } from '#domain/drafting/tool.ts'
import type { WaiverCase } from './case.ts'
import * as part from './digest/parts.ts'
import { hardshipOf } from './plan.ts'

type Parts = Readonly<Record<string, part.DigestPart>>

/** What every section of this brief is told: entry, count, visa case, screening, relatives, as answered or computed. */
export function briefOf(waiver: WaiverCase): Json {
  return read(briefParts, waiver)
}

const briefParts: Parts = {
  applicant: part.applicant,
  circuit: part.circuit,
  entry: part.entry,
  unlawful_presence: part.presence,
  basis: part.basis,
  screening: part.screening,
  relatives: part.relativesWithFactors,
  marriage: part.marriage,
  children: part.children,
}

/**
 * What one section alone is told (section 6 of the domain file). The attorney's long answers stand in the case map; only
 * where there is none they come along here.
 */
export function digestFacts(section: SectionPlan, waiver: WaiverCase): Json {
  const hardship = hardshipOf(section.id)
  const texts = waiver.input.caseMap
    ? {}
    : (textParts[section.id] ?? (hardship ? { other_relatives_text: part.otherRelativesText } : {}))
  return read({ ...(hardship && { relative: part.relativeIn(hardship) }), ...texts }, waiver)
}

function read(parts: Parts, waiver: WaiverCase): Json {
  const found = Object.entries(parts).map(([name, of]) => [name, of(waiver)] as const)
  return found.length === 0 ? null : Object.fromEntries(found)
}

const textParts: Readonly<Record<string, Parts>> = {
  statement_of_facts: { relatives_in_full: part.relativesInFull, other_relatives_text: part.otherRelativesText },
  other_relatives: { other_relatives_text: part.otherRelativesText },
  discretion: { character: part.character },
}
