import type { ToolIdentity } from '#domain/drafting/tool.ts'
import type { Questionnaire } from '#domain/questionnaire/question.ts'
import { identity as asylumIdentity } from './asylum-brief/identity.ts'
import { questionnaire as asylumQuestionnaire } from './asylum-brief/questionnaire.ts'
import { expertLetterIdentity } from './expert-letter/identity.ts'
import { expertLetterQuestionnaire } from './expert-letter/questionnaire.ts'
import { i601aIdentity } from './i601a-waiver/identity.ts'
import { i601aQuestionnaire } from './i601a-waiver/questionnaire.ts'
import { naturalizationIdentity } from './naturalization-cover-letter/identity.ts'
import { naturalizationQuestionnaire } from './naturalization-cover-letter/questionnaire.ts'
import { templateRevisionIdentity } from './template-revision/identity.ts'
import { templateRevisionQuestionnaire } from './template-revision/questionnaire.ts'

export type ToolEntry = { readonly identity: ToolIdentity; readonly questionnaire: Questionnaire }

/** The tools in the order in which the dashboard shows them. A new tool adds its line here. */
export const catalog: readonly ToolEntry[] = [
  { identity: asylumIdentity, questionnaire: asylumQuestionnaire },
  { identity: naturalizationIdentity, questionnaire: naturalizationQuestionnaire },
  { identity: i601aIdentity, questionnaire: i601aQuestionnaire },
  { identity: expertLetterIdentity, questionnaire: expertLetterQuestionnaire },
  { identity: templateRevisionIdentity, questionnaire: templateRevisionQuestionnaire },
]

/** The tool with this draft type or this page route; undefined when there is none. */
export function findEntry(typeOrRoute: string): ToolEntry | undefined {
  return catalog.find(({ identity: { type, route } }) => type === typeOrRoute || route === typeOrRoute)
}
