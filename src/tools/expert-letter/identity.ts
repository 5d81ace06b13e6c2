import type { ToolIdentity } from '#domain/drafting/tool.ts'

export const expertLetterIdentity: ToolIdentity = {
  type: 'expert_letter',
  folder: 'expert-letter',
  route: '/ai/expert-letter-builder',
  title: 'Expert letter builder',
  produces: 'A letter in the expert’s own voice, to review, correct and sign.',
  turnaround: 'about 10 minutes',
  cost: 25,
  models: ['gpt-5', 'gpt-4o', 'gpt-4.1', 'o3-mini', 'o3'],
  defaultModel: 'gpt-5',
  fileLabel: 'Expert Letter',
  permission: 'user',
  keywords: [
    'expert letter',
    'expert opinion',
    'recommendation',
    'EB-1A',
    'EB-1B',
    'NIW',
    'O-1',
    'country conditions',
    'psychological evaluation',
    'affidavit',
  ],
}
