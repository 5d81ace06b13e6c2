import type { ToolIdentity } from '#domain/drafting/tool.ts'

export const identity: ToolIdentity = {
  type: 'draft_generator',
  folder: 'asylum-brief',
  route: '/ai/asylum',
  title: 'Asylum / Withholding of Removal / Convention Against Torture brief',
  produces: 'A brief for the asylum office, the immigration court or the Board.',
  turnaround: 'about 10 minutes',
  cost: 100,
  models: ['gpt-5', 'gpt-4o', 'gpt-4.1', 'o3-mini', 'o3'],
  defaultModel: 'gpt-5',
  form: 'I-589',
  fileLabel: 'Asylum/WOR/CAT draft',
  permission: 'user',
  keywords: [
    'asylum',
    'withholding of removal',
    'WOR',
    'CAT',
    'torture',
    'persecution',
    'I-589',
    'EOIR',
    'BIA',
    'refugee',
  ],
}
