import type { DraftType, ToolIdentity } from '#domain/drafting/tool.ts'
import { identity as asylumIdentity } from './asylum-brief/identity.ts'
import { expertLetterIdentity } from './expert-letter/identity.ts'
import { i601aIdentity } from './i601a-waiver/identity.ts'
import { naturalizationIdentity } from './naturalization-cover-letter/identity.ts'
import { templateRevisionIdentity } from './template-revision/identity.ts'

/** Every tool without its questions, by the type of its drafts, in the order of the dashboard: the first page needs no more. */
export const identitiesByType: Readonly<Record<DraftType, ToolIdentity>> = {
  draft_generator: asylumIdentity,
  naturalization: naturalizationIdentity,
  upw: i601aIdentity,
  expert_letter: expertLetterIdentity,
  draft_from_template_sections: templateRevisionIdentity,
}

/** The tools in the order in which the dashboard shows them. */
export const toolIdentities: readonly ToolIdentity[] = Object.values(identitiesByType)

/** The tool with this draft type; undefined when there is none. */
export function findIdentity(type: string): ToolIdentity | undefined {
  return toolIdentities.find((identity) => identity.type === type)
}
