// Made by `node run.js scripts/tool-lists.ts` from the folders in src/tools: no line of it is written by hand.
import type { DraftType, ToolIdentity } from '#domain/drafting/tool.ts'
import { identity as draft_generator } from './asylum-brief/identity.ts'
import { naturalizationIdentity as naturalization } from './naturalization-cover-letter/identity.ts'
import { i601aIdentity as upw } from './i601a-waiver/identity.ts'
import { expertLetterIdentity as expert_letter } from './expert-letter/identity.ts'
import { templateRevisionIdentity as draft_from_template_sections } from './template-revision/identity.ts'

/** Every tool without its questions, by the type of its drafts, in the order of the dashboard: the first page needs no more. */
export const identitiesByType: Readonly<Record<DraftType, ToolIdentity>> = {
  draft_generator,
  naturalization,
  upw,
  expert_letter,
  draft_from_template_sections,
}
