import { defineTool } from '#domain/drafting/define-tool.ts'
import type { DraftingTool } from '#domain/drafting/tool.ts'
import type { CountryPolicy } from '#law/country-policies.ts'
import { waiverAuthorities } from './plan/authorities.ts'
import { readCase } from './case.ts'
import { checkWaiver } from './checks.ts'
import { composeBrief } from './document.ts'
import { briefOf, digestFacts } from './digest.ts'
import { computeWaiverFacts } from './checks/computed-facts.ts'
import { i601aIdentity } from './identity.ts'
import { waiverCaseRules } from './map/elements.ts'
import { planWaiverSections } from './plan.ts'
import { checkOtherGrounds } from './review/other-grounds.ts'
import { checkUnusedFacts } from './review/unused-facts.ts'
import { reviewWritten } from './review.ts'
import { i601aQuestionnaire } from './questionnaire.ts'
import { tellingOf } from './writing/telling.ts'
import { writeWaiverSection } from './writing.ts'

/** What a firm keeps for this tool. */
type WaiverSettings = {
  /** Policies with their countries, for rule K27; the rule is silent while the list is empty. */
  readonly countryPolicies?: readonly CountryPolicy[]
}

/** The I-601A waiver brief with a firm's settings. */
export function createI601aTool({ countryPolicies = [] }: WaiverSettings = {}): DraftingTool {
  return defineTool({
    identity: i601aIdentity,
    questionnaire: i601aQuestionnaire,
    open: readCase,
    check: (waiver) => checkWaiver(waiver, countryPolicies),
    caseRules: waiverCaseRules,
    facts: computeWaiverFacts,
    plan: planWaiverSections,
    write: writeWaiverSection,
    brief: briefOf,
    digest: digestFacts,
    authorities: waiverAuthorities,
    telling: tellingOf,
    reviewSection: reviewWritten,
    review: ({ input: { caseMap } }, sections) => [
      ...checkOtherGrounds(caseMap),
      ...checkUnusedFacts(caseMap, sections),
    ],
    compose: composeBrief,
  })
}

export const i601aTool: DraftingTool = createI601aTool()
