import type { DraftType, ToolIdentity } from '#domain/drafting/tool.ts'
import type { Questionnaire } from '#domain/questionnaire/question.ts'
import { questionnaire as asylumQuestionnaire } from './asylum-brief/questionnaire.ts'
import { expertLetterQuestionnaire } from './expert-letter/questionnaire.ts'
import { i601aQuestionnaire } from './i601a-waiver/questionnaire.ts'
import { toolIdentities } from './identities.ts'
import { naturalizationQuestionnaire } from './naturalization-cover-letter/questionnaire.ts'
import { templateRevisionQuestionnaire } from './template-revision/questionnaire.ts'

export type ToolEntry = { readonly identity: ToolIdentity; readonly questionnaire: Questionnaire }

/** A new tool adds its questions here and its identity in `identities.ts`. */
const questionnaires: Readonly<Record<DraftType, () => Questionnaire>> = {
  draft_generator: () => asylumQuestionnaire,
  naturalization: naturalizationQuestionnaire,
  upw: () => i601aQuestionnaire,
  expert_letter: () => expertLetterQuestionnaire,
  draft_from_template_sections: () => templateRevisionQuestionnaire,
}

/** The tools with their questions, in the order in which the dashboard shows them. */
export const catalog: readonly ToolEntry[] = toolIdentities.map((identity) => ({
  identity,
  /** Read anew each time: some options come from the law in force. */
  get questionnaire() {
    return questionnaires[identity.type]()
  },
}))

/** The tool with this draft type or this page route; undefined when there is none. */
export function findEntry(typeOrRoute: string): ToolEntry | undefined {
  return catalog.find(({ identity: { type, route } }) => type === typeOrRoute || route === typeOrRoute)
}
