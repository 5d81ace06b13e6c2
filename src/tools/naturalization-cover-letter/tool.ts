import { recordValues } from '#domain/clients/client-record.ts'
import { defineTool } from '#domain/drafting/define-tool.ts'
import type { CitableAuthority, DraftingTool, SectionPlan } from '#domain/drafting/tool.ts'
import { findAuthority } from '#law/authorities/list.ts'
import { n400Filing, type N400Filing } from '#law/n400-filing.ts'
import { type Basis, readCase } from './case.ts'
import { checkApplication } from './checks.ts'
import { reviewLetter } from './checks/review-letter.ts'
import { composeLetter } from './document.ts'
import { computeFacts } from './checks/computed-facts.ts'
import { naturalizationCaseRules } from './map/elements.ts'
import { naturalizationIdentity } from './identity.ts'
import { writeSection } from './writing.ts'
import { naturalizationQuestionnaire } from './questionnaire.ts'
import { suggestAnswers } from './questionnaire/suggestions.ts'
import { type SectionId, sections } from './plan.ts'

/**
 * The cover letter for Form N-400: software writes every section, so equal answers, filing date and `filing` data give an
 * equal letter. `filing` holds the addresses, fees and edition with their dates; without it those of the law in force.
 */
export function createNaturalizationTool(filing?: N400Filing): DraftingTool {
  return defineTool({
    identity: naturalizationIdentity,
    get questionnaire() {
      return naturalizationQuestionnaire()
    },
    open: (input) => readCase(input, filing ?? n400Filing()),
    check: checkApplication,
    caseRules: (input) => naturalizationCaseRules(filing ?? n400Filing())(input),
    suggest: ({ answers, client }) => suggestAnswers(answers, recordValues(client), filing ?? n400Filing()),
    facts: computeFacts,
    plan: () => [...sections],
    write: (section, application) => (isLetterSection(section) ? writeSection(section.id, application) : ''),
    brief: () => null,
    digest: () => null,
    authorities: ({ basis }) => authoritiesFor(basis),
    review: reviewLetter,
    compose: composeLetter,
  })
}

export const naturalizationTool: DraftingTool = createNaturalizationTool()

const authorityIds: Readonly<Record<Basis, readonly string[]>> = {
  '316(a)': ['ina316a'],
  '319(a)': ['ina319a'],
  '319(b)': ['ina319b', 'cfr319-11a'],
  '328': ['ina328'],
  '329': ['ina329'],
  '328 or 329': ['ina328', 'ina329'],
}

/** The authorities of the list that the eligibility sentence names; the letter prints them itself. */
function authoritiesFor(basis: Basis): CitableAuthority[] {
  return authorityIds[basis].flatMap((id) => {
    const authority = findAuthority(id)
    return authority ? [{ id, citation: authority.citation, useFor: authority.proposition }] : []
  })
}

function isLetterSection(section: SectionPlan): section is SectionPlan & { id: SectionId } {
  return sections.some(({ id }) => id === section.id)
}
