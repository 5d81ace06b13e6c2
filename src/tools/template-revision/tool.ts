import type { DraftingTool } from '#domain/drafting/tool.ts'
import { citableAuthorities } from './authorities.ts'
import { checkTemplateDraft } from './checks.ts'
import { composeTemplatePreview, describeTemplateDraft } from './compose.ts'
import { digestTemplateSection } from './digest.ts'
import { computeTemplateFacts } from './facts.ts'
import { templateRevisionIdentity } from './identity.ts'
import { planTemplateSections } from './plan.ts'
import { templateRevisionQuestionnaire } from './questionnaire.ts'
import { reviewTemplateDraft } from './review.ts'
import { writeTemplateSection } from './write-section.ts'

export const templateRevisionTool: DraftingTool = {
  identity: templateRevisionIdentity,
  questionnaire: templateRevisionQuestionnaire,
  check: checkTemplateDraft,
  computeFacts: computeTemplateFacts,
  planSections: planTemplateSections,
  writeSection: writeTemplateSection,
  digest: digestTemplateSection,
  authorities: citableAuthorities,
  reviewDraft: reviewTemplateDraft,
  describe: describeTemplateDraft,
  compose: composeTemplatePreview,
}
