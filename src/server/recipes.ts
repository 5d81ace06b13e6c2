import { type DraftingTool, type DraftType, draftTypes } from '#domain/drafting/tool.ts'
import { asylumBrief } from '#tools/asylum-brief/tool.ts'
import { expertLetterTool } from '#tools/expert-letter/tool.ts'
import { i601aTool } from '#tools/i601a-waiver/tool.ts'
import { naturalizationTool } from '#tools/naturalization-cover-letter/tool.ts'
import { templateRevisionTool } from '#tools/template-revision/tool.ts'
import { AppError } from '#contract/errors.ts'

/** The second of the two lines of a new tool; the first stands in `tools/catalog.ts`. */
export const recipes: Readonly<Record<DraftType, DraftingTool>> = {
  draft_generator: asylumBrief,
  naturalization: naturalizationTool,
  upw: i601aTool,
  expert_letter: expertLetterTool,
  draft_from_template_sections: templateRevisionTool,
}

/** The tool of a draft type; 404 for anything else. */
export function findTool(type: string): DraftingTool {
  const known = draftTypes.find((name) => name === type)
  if (!known) throw new AppError('not-found')
  return recipes[known]
}
