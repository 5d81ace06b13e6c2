import type { CaseMap } from '#domain/case-map/case-map.ts'
import { makeCaseMap } from '#domain/case-map/making/make-case-map.ts'
import type { CaseFrame } from '../case.ts'
import { sectionsOf } from '../plan/section-order.ts'
import { identity } from '../identity.ts'
import { asylumCaseRules } from '../map/elements.ts'

/** The case map of the draft; without one it is made from the answers alone, which is quick. */
export function mapOf(frame: CaseFrame): CaseMap {
  const { caseMap, filingDate, answers, client } = frame.input
  if (caseMap) return caseMap
  const rules = asylumCaseRules(
    frame,
    sectionsOf(frame).map(({ id }) => id),
  )
  return makeCaseMap({ tool: identity.type, asOf: filingDate, answers, client, rules, documents: [] })
}
