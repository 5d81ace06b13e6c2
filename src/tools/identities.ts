import type { ToolIdentity } from '#domain/drafting/tool.ts'
import { identity as asylumIdentity } from './asylum-brief/identity.ts'
import { expertLetterIdentity } from './expert-letter/identity.ts'
import { i601aIdentity } from './i601a-waiver/identity.ts'
import { naturalizationIdentity } from './naturalization-cover-letter/identity.ts'
import { templateRevisionIdentity } from './template-revision/identity.ts'

/** The tools without their questions, in the order in which the dashboard shows them: the first page needs no more. */
export const toolIdentities: readonly ToolIdentity[] = [
  asylumIdentity,
  naturalizationIdentity,
  i601aIdentity,
  expertLetterIdentity,
  templateRevisionIdentity,
]

/** The tool with this draft type; undefined when there is none. */
export function findIdentity(type: string): ToolIdentity | undefined {
  return toolIdentities.find((identity) => identity.type === type)
}
