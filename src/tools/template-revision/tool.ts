import { defineTool } from '#domain/drafting/define-tool.ts'
import { citableAuthorities } from './plan/authorities.ts'
import { checkTemplateDraft } from './checks.ts'
import { composeTemplatePreview, describeTemplateDraft } from './document.ts'
import { briefOf, digestTemplateSection } from './digest.ts'
import { computeTemplateFacts } from './checks/computed-facts.ts'
import { templateRevisionIdentity } from './identity.ts'
import { templateCaseRules } from './map/elements.ts'
import { planTemplateSections } from './plan.ts'
import { templateRevisionQuestionnaire } from './questionnaire.ts'
import { refuseTemplateText } from './review/refuse-text.ts'
import { reviewTemplateDraft } from './review.ts'
import { writeTemplateSection } from './writing.ts'

export const templateRevisionTool = defineTool({
  identity: templateRevisionIdentity,
  questionnaire: templateRevisionQuestionnaire,
  open: (input) => input,
  check: checkTemplateDraft,
  caseRules: templateCaseRules,
  facts: computeTemplateFacts,
  plan: planTemplateSections,
  write: writeTemplateSection,
  brief: briefOf,
  digest: digestTemplateSection,
  authorities: citableAuthorities,
  refuse: refuseTemplateText,
  review: reviewTemplateDraft,
  describe: describeTemplateDraft,
  compose: composeTemplatePreview,
})
