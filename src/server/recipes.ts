// Made by `node run.js scripts/tool-lists.ts` from the folders in src/tools: no line of it is written by hand.
import { type DraftingTool, type DraftType, draftTypes } from '#domain/drafting/tool.ts'
import { AppError } from '#contract/errors.ts'
import { asylumBrief as draft_generator } from '#tools/asylum-brief/tool.ts'
import { naturalizationTool as naturalization } from '#tools/naturalization-cover-letter/tool.ts'
import { i601aTool as upw } from '#tools/i601a-waiver/tool.ts'
import { expertLetterTool as expert_letter } from '#tools/expert-letter/tool.ts'
import { templateRevisionTool as draft_from_template_sections } from '#tools/template-revision/tool.ts'

/** Every tool with all its rooms, by the type of its drafts. */
export const recipes: Readonly<Record<DraftType, DraftingTool>> = {
  draft_generator,
  naturalization,
  upw,
  expert_letter,
  draft_from_template_sections,
}

/** The tool of a draft type; 404 for anything else. */
export function findTool(type: string): DraftingTool {
  const known = draftTypes.find((name) => name === type)
  if (!known) throw new AppError('not-found')
  return recipes[known]
}
