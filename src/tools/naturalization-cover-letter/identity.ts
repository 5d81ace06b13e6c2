import type { ToolIdentity } from '#domain/drafting/tool.ts'

export const naturalizationIdentity: ToolIdentity = {
  type: 'naturalization',
  folder: 'naturalization-cover-letter',
  route: '/ai/naturalization',
  title: 'Naturalization cover page',
  produces: 'Cover letter with a list of required documents.',
  turnaround: 'instant, unlimited, does not count toward draft credits',
  cost: 0,
  models: [],
  form: 'N-400',
  fileLabel: 'NAT Cover Letter draft',
  permission: 'user',
  keywords: [
    'N-400',
    'citizenship',
    'citizen',
    'USCIS',
    'lockbox',
    'filing',
    'enclosures',
    'exhibits',
    'military',
    'oath',
  ],
}
