import type { ToolIdentity } from '#domain/drafting/tool.ts'
import type { Questionnaire } from '#domain/questionnaire/question.ts'
import { questionnairesByType } from './every-questionnaire.ts'
import { toolIdentities } from './identities.ts'

export type ToolEntry = { readonly identity: ToolIdentity; readonly questionnaire: Questionnaire }

/** The tools with their questions, in the order in which the dashboard shows them. */
export const catalog: readonly ToolEntry[] = toolIdentities.map((identity) => ({
  identity,
  /** Read anew each time: some options come from the law in force. */
  get questionnaire() {
    const questionnaire = questionnairesByType[identity.type]
    return typeof questionnaire === 'function' ? questionnaire() : questionnaire
  },
}))

/** The tool with this draft type or this page route; undefined when there is none. */
export function findEntry(typeOrRoute: string): ToolEntry | undefined {
  return catalog.find(({ identity: { type, route } }) => type === typeOrRoute || route === typeOrRoute)
}
