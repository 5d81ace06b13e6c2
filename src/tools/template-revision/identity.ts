import type { ToolIdentity } from '#domain/drafting/tool.ts'

export const templateRevisionIdentity: ToolIdentity = {
  type: 'draft_from_template_sections',
  folder: 'template-revision',
  route: '/ai/draft-from-template-revision',
  title: 'Draft anything with guided revision',
  produces: 'A document in your own Word template, section by section.',
  turnaround: '1 to 5 minutes',
  cost: 100,
  models: ['gpt-4.1', 'o1'],
  defaultModel: 'gpt-4.1',
  fileLabel: 'general_draft draft',
  permission: 'user',
  keywords: ['template', 'letter', 'motion', 'declaration', 'agreement', 'brief', 'own template', 'revise', 'sections'],
}

/** What stands after `<client> - ` in the file name: the template's name, or `general_draft` without one. */
export function templateFileLabel(templateTitle: string | undefined): string {
  return `${templateTitle?.trim() || 'general_draft'} draft`
}
