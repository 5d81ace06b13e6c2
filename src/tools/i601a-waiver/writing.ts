import type { SectionPlan } from '#domain/drafting/tool.ts'
import type { WaiverCase } from './case.ts'
import { hardshipOf } from './plan.ts'
import { writeConclusion, writeCumulative, writeDiscretion, writeOtherRelatives } from './writing/argument.ts'
import { writeCaption } from './writing/caption.ts'
import { writeEligibility } from './writing/eligibility.ts'
import { writeExhibitIndex } from './writing/exhibit-index.ts'
import { writeRelocation, writeSeparation } from './writing/hardship.ts'
import { writeImmigrationHistory } from './writing/immigration-history.ts'
import { writeIntroduction } from './writing/introduction.ts'
import { writeLegalStandard } from './writing/legal-standard.ts'
import { writeQualifyingRelatives } from './writing/qualifying-relatives.ts'
import { writeStatementOfFacts } from './writing/statement-of-facts.ts'
import { writeUnlawfulPresence } from './writing/unlawful-presence.ts'

type Template = (waiver: WaiverCase) => string

const templates: Readonly<Record<string, Template>> = {
  caption: writeCaption,
  introduction: writeIntroduction,
  immigration_history: writeImmigrationHistory,
  statement_of_facts: writeStatementOfFacts,
  legal_standard: writeLegalStandard,
  eligibility: writeEligibility,
  unlawful_presence: writeUnlawfulPresence,
  qualifying_relatives: writeQualifyingRelatives,
  other_relatives: writeOtherRelatives,
  cumulative: writeCumulative,
  discretion: writeDiscretion,
  conclusion: writeConclusion,
  exhibit_index: writeExhibitIndex,
}

/** The offline text of a section (section 5 of the domain file) as section content with tokens; empty for an unknown id. */
export function writeTemplate({ id }: SectionPlan, waiver: WaiverCase): string {
  const hardship = hardshipOf(id)
  if (hardship === undefined) return templates[id]?.(waiver) ?? ''
  const relative = waiver.relatives.find(({ role }) => role === hardship.role)
  if (relative === undefined) return ''
  return hardship.scenario === 'separation' ? writeSeparation(relative) : writeRelocation(relative, waiver)
}
