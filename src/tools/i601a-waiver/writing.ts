import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { SectionPlan } from '#domain/drafting/tool.ts'
import type { WaiverCase } from './case.ts'
import { i601aIdentity } from './identity.ts'
import { waiverCaseRules } from './map/elements.ts'
import { writeBrief } from './writing/brief.ts'

const briefs = new WeakMap<WaiverCase, ReadonlyMap<string, string>>()

/**
 * The offline text of a section (section 5 of the domain file, on the case map) as section content with tokens; empty for
 * an unknown id. The brief is written whole, once for each opened case.
 */
export function writeWaiverSection({ id }: SectionPlan, waiver: WaiverCase): string {
  let brief = briefs.get(waiver)
  if (brief === undefined) {
    brief = writeBrief(waiver, mapOf(waiver))
    briefs.set(waiver, brief)
  }
  return brief.get(id) ?? ''
}

/** The map that came with the input; without one, what software makes of answers, record and documents. */
function mapOf({ input }: WaiverCase): CaseMap {
  return (
    input.caseMap ??
    makeCaseMap({
      tool: i601aIdentity.type,
      asOf: input.filingDate,
      answers: input.answers,
      client: input.client,
      rules: waiverCaseRules(input),
      documents: input.sources
        .filter(({ kind }) => kind === 'client_document')
        .map(({ id, title, text }) => ({ id, title, text })),
    })
  )
}
