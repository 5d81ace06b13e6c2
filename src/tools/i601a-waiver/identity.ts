import type { ToolIdentity } from '#domain/drafting/tool.ts'

export const i601aIdentity: ToolIdentity = {
  type: 'upw',
  folder: 'i601a-waiver',
  route: '/ai/I-601A-Waivers',
  title: 'I-601A waiver draft',
  produces: 'A brief on extreme hardship for the provisional waiver.',
  turnaround: 'about 15 minutes',
  cost: 100,
  models: ['gpt-5', 'gpt-4o', 'gpt-4.1', 'o3-mini', 'o3'],
  defaultModel: 'gpt-5',
  form: 'I-601A',
  fileLabel: 'I-601A-Waiver draft',
  permission: 'user',
  keywords: [
    'provisional unlawful presence waiver',
    'extreme hardship',
    'qualifying relative',
    'consular processing',
    'three-year bar',
    'ten-year bar',
    'hardship waiver',
    'upw',
  ],
}
