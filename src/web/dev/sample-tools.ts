import type { ToolIdentity } from '#domain/drafting/tool.ts'

const common = { models: [], permission: 'user' } as const

/** Stands for the catalogue of tools on the component page and in tests. */
export const sampleTools: readonly ToolIdentity[] = [
  {
    ...common,
    type: 'draft_generator',
    route: '/ai/asylum',
    title: 'Asylum / Withholding of Removal / Convention Against Torture brief',
    produces: 'For the asylum office, the immigration court or the Board.',
    turnaround: 'about 10 minutes',
    cost: 100,
    fileLabel: 'Asylum/WOR/CAT draft',
    keywords: ['I-589', 'persecution', 'CAT'],
  },
  {
    ...common,
    type: 'naturalization',
    route: '/ai/naturalization',
    title: 'Naturalization cover page',
    produces: 'Cover letter with a list of required documents.',
    turnaround: 'instant',
    cost: 0,
    fileLabel: 'NAT Cover Letter draft',
    keywords: ['N-400', 'citizenship'],
  },
  {
    ...common,
    type: 'upw',
    route: '/ai/I-601A-Waivers',
    title: 'I-601A waiver draft',
    produces: 'Brief on extreme hardship for the provisional waiver.',
    turnaround: 'about 15 minutes',
    cost: 100,
    fileLabel: 'I-601A-Waiver draft',
    keywords: ['unlawful presence', 'qualifying relative'],
  },
  {
    ...common,
    type: 'expert_letter',
    route: '/ai/expert-letter-builder',
    title: 'Expert letter builder',
    produces: 'Letter in the expert’s own voice, to correct and sign.',
    turnaround: 'about 10 minutes',
    cost: 25,
    fileLabel: 'Expert Letter',
    keywords: ['psychological hardship evaluation', 'country conditions'],
  },
  {
    ...common,
    type: 'draft_from_template_sections',
    route: '/ai/draft-from-template-revision',
    title: 'Draft anything with guided revision',
    produces: 'Your own Word template, section by section.',
    turnaround: '1 to 5 minutes',
    cost: 100,
    fileLabel: 'general_draft draft',
    keywords: ['template', 'motion', 'letter'],
  },
]
